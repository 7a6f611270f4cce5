/** Reads the settings of the site's own pieces (cookie banner, info bar, badge) from a page context. */
import type { ConsentPolicy } from '../cookies/consent.ts';
import { booleanOf, type Json, listOf, numberOf, objectOf, textOf } from './read.ts';

export interface CookieBannerSettings {
  /** Owner's HTML. */
  text: string | undefined;
  acceptText: string | undefined;
  declineText: string | undefined;
  /** False: the banner informs and can only be accepted. */
  canDecline: boolean;
  theme: string | undefined;
  variant: string | undefined;
  position: string | undefined;
}

export interface BusinessDay {
  day: (typeof WEEK_DAYS)[number];
  text: string | undefined;
  /** Minutes of the day. */
  ranges: { from: number; to: number }[];
}

export interface InfoBarSettings {
  style: string | undefined;
  email: string | undefined;
  phone: string | undefined;
  location:
    | { title: string | undefined; lines: string[]; lat: number | undefined; lng: number | undefined }
    | undefined;
  hours: BusinessDay[] | undefined;
}

export interface BadgeSettings {
  type: string | undefined;
  position: number | undefined;
}

export const WEEK_DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** @param json `cookieSettings`, the same names in both forms */
export function readCookieBanner(json: Json): { consent: ConsentPolicy; cookieBanner: CookieBannerSettings } {
  const acceptType = textOf(json.cookieBannerAcceptType) ?? 'OPT_IN';
  return {
    consent: {
      isCookieBannerEnabled: booleanOf(json.isCookieBannerEnabled) ?? false,
      isRestrictiveCookiePolicyEnabled: booleanOf(json.isRestrictiveCookiePolicyEnabled) ?? false,
      isRestrictiveCookiePolicyAbsolute: booleanOf(json.isRestrictiveCookiePolicyAbsolute) ?? false,
    },
    cookieBanner: {
      text: textOf(json.cookieBannerText),
      acceptText: textOf(json.cookieBannerCtaText),
      declineText: textOf(json.cookieBannerOptOutCtaText),
      canDecline: acceptType !== 'OPT_IN' || booleanOf(json.cookieBannerHasOptOut) === true,
      theme: textOf(json.cookieBannerTheme),
      variant: textOf(json.cookieBannerVariant),
      position: textOf(json.cookieBannerPosition),
    },
  };
}

/** What the bar may show: each piece only when its switch is on and the site has it. */
export function readInfoBar(settings: Json, context: Json, website: Json): InfoBarSettings {
  const bar = objectOf(context.mobileInfoBarSettings ?? settings.mobileInfoBarSettings);
  const from = (name: string) => context[name] ?? settings[name];
  return {
    style: styleOf(bar.style),
    email: bar.isContactEmailEnabled === true ? textOf(from('contactEmail')) : undefined,
    phone: bar.isContactPhoneNumberEnabled === true ? textOf(from('contactPhoneNumber')) : undefined,
    location: bar.isLocationEnabled === true ? readLocation(context.location ?? website.location) : undefined,
    hours: bar.isBusinessHoursEnabled === true ? readHours(objectOf(from('businessHours'))) : undefined,
  };
}

export function readBadge(settings: Json, context: Json): BadgeSettings {
  return {
    type: styleOf(context.ssBadgeType ?? settings.ssBadgeType),
    position: numberOf(context.ssBadgePosition ?? settings.ssBadgePosition),
  };
}

/** Published pages write styles as codes, of which 1 is none (as for the pop-up, spec 1 §3). */
function styleOf(value: unknown): string | undefined {
  return value === 1 ? 'none' : (textOf(value) ?? numberOf(value)?.toString());
}

function readLocation(value: unknown): InfoBarSettings['location'] {
  const { addressTitle, addressLine1, addressLine2, addressCountry, mapLat, mapLng } = objectOf(value);
  const lines = listOf([addressLine1, addressLine2, addressCountry], textOf);
  const title = textOf(addressTitle);
  if (!title && lines.length === 0) return undefined;
  return { title, lines, lat: numberOf(mapLat), lng: numberOf(mapLng) };
}

function readHours(json: Json): BusinessDay[] {
  return WEEK_DAYS.filter((day) => day in json).map((day) => {
    const { text, ranges } = objectOf(json[day]);
    return { day, text: textOf(text), ranges: listOf(ranges, readRange) };
  });
}

function readRange(value: unknown): { from: number; to: number } | undefined {
  const { from, to } = objectOf(value);
  const [start, end] = [numberOf(from), numberOf(to)];
  return start === undefined || end === undefined ? undefined : { from: start, to: end };
}
