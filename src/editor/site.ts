/** The site: who may do what, what state its account is in, its kinds of page and collection, its looks (behaviour/editor#site). */

import { MAP_STYLES as STYLES } from '../domain/maps/map-style.ts';
import { POPUP_POSITIONS as POSITIONS } from '../domain/popup/position.ts';
import { POPUP_STYLE } from '../domain/popup/settings.ts';
import { ACCESS_MODES as MODES } from '../domain/site/access-modes.ts';
import { ACCOUNT_STATE } from '../domain/site/account-states.ts';
import { RESERVED_NAVIGATIONS } from '../domain/site/navigation.ts';
import { ROLE } from '../domain/site/roles.ts';
import { EVENT_TYPE } from '../domain/tracking/hit.ts';
import { PAGE_TYPE } from '../domain/tracking/page-types.ts';
import { FILTERS } from '../domain/video/filter.ts';
import { BackgroundSource, CollectionType, FolderBehavior, RecordType } from '../template/enumerations.ts';
import { enumeration, namesOnly } from './enumeration.ts';

export const ROLES = enumeration(ROLE);
export const ACCESS_MODES = namesOnly(...MODES);
export const ACCOUNT_STATES = enumeration(ACCOUNT_STATE);
export const PAGE_TYPES = enumeration(PAGE_TYPE);
export const ANALYTICS_EVENT_TYPES = enumeration(EVENT_TYPE);

/** The features of a plan are numbered from 1 to 89. Which number each of these has, and their limits, is not known. */
export const FEATURE_FLAGS = namesOnly(
  'commerce',
  'giftCards',
  'codeInjection',
  'siteUserAccounts',
  'popupOverlay',
  'announcementBar',
  'subscriptions',
  'invoicing',
  'pointOfSale',
);
export const FEATURE_FLAG_NUMBERS = { least: 1, most: 89 } as const;

export const COLLECTION_TYPES = enumeration(CollectionType);
export const FOLDER_BEHAVIORS = enumeration(FolderBehavior);
const { undefined: noSource, ...sources } = BackgroundSource;
export const BACKGROUND_SOURCES = enumeration(sources);
const { undefined: noType, ...recordTypes } = RecordType;
export const RECORD_TYPES = enumeration(recordTypes);

export const COLLECTION_VIEWS = namesOnly('list', 'grid', 'product');
export const DEVICE_VIEWS = namesOnly('desktop', 'phone', 'tablet');
/** px */
export const FRAME_WIDTHS = { desktop: 1024, phone: 428 } as const;

export const TWEAK_PAGE_TYPES = namesOnly(
  'SPLASH_PAGE',
  'LOCK_SCREEN',
  'POPUP_OVERLAY',
  'CHECKOUT',
  'STYLE',
  'SSO_PAGE',
);
export const TWEAK_EVENTS = namesOnly(
  'change',
  'close',
  'save',
  'reset',
  'beforeOpen',
  'afterShow',
  'afterClose',
);

/** Lists of links that owners do not see as navigation. */
export const RESERVED_NAVIGATION_NAMES = RESERVED_NAVIGATIONS;
export const MEMBER_AREA_TYPE = 'member-area';
export const README_PAGE_NAME = 'readme';

export const UPGRADE_PATHS = {
  trial: '/settings/billing/upgrade',
  website: '/settings/billing/subscriptions/website',
} as const;

export const BRAND_TONES = namesOnly(
  'professional',
  'sophisticated',
  'friendly',
  'playful',
  'bold',
  'quirky',
  'innovative',
  'custom',
);

/** What has to be saved when the looks of a site were changed. */
export const AESTHETICS_DIRTY_PATHS = [
  'colors.defaultThemeId',
  'fonts.activeThemeId',
  'colors.palette',
  'colors.themes',
  'fonts.themes',
  'fonts.fontUsageCategories',
] as const;

export const MIGRATION_STATUSES = namesOnly('LEGACY_COMPATIBLE', 'IN_MIGRATION');

export const MAP_STYLES = namesOnly(...STYLES);
export const VIDEO_FILTERS = namesOnly(...FILTERS);
export const POPUP_STYLES = enumeration(POPUP_STYLE);
export const POPUP_POSITIONS = namesOnly(...POSITIONS);

/** Title of a link to the account of a food-ordering service. */
export const FOOD_ORDERING_LINK_TITLE = 'Order Now';
