/** Predicates of items, collections, galleries and events. */

import {
  at,
  isTruthy,
  type Value,
  valueEntries,
  valueNumber,
  valueText,
} from '../../domain/template-value.ts';
import { withoutTags } from '../../domain/text/plain-text.ts';
import type { Context, Predicate, Predicates } from '../context.ts';
import {
  BackgroundSource,
  CollectionType,
  FolderBehavior,
  GALLERY_ALIGNMENTS,
  GALLERY_BLOCK_DESIGNS,
  GALLERY_FLAGS,
  GALLERY_META_POSITIONS,
  PROMOTABLE_RECORD_TYPES,
  PROMOTED_BLOCK_TYPES,
  RecordType,
  SliceType,
} from '../enumerations.ts';
import { dayOf, siteTimeZone } from '../intl/time-zone.ts';
import { firstOf, isOn } from '../values.ts';

const ofValue =
  (holds: (value: Value) => boolean): Predicate =>
  (_args, context) =>
    holds(context.value);

/** The code under a key, as a number; NaN if there is none. */
function code(value: Value, key: string, inner?: string): number {
  const found = at(value, key, inner);
  return found === undefined || found === null ? Number.NaN : valueNumber(found);
}

function hasMainImage(item: Value): boolean {
  return isTruthy(at(item, 'mainImageId')) || isTruthy(at(item, 'systemDataId'));
}

/** Without tags, white space, non-breaking and zero-width spaces. */
function isBlank(html: Value): boolean {
  return typeof html !== 'string' || withoutTags(html).replace(/[\s\u200b\u00a0]/g, '') === '';
}

function isTemplatePage(value: Value): boolean {
  const collection = firstOf(at(value, 'collection'), value);
  return code(collection, 'type') === CollectionType['template-page'];
}

function isIndex(value: Value): boolean {
  const collection = at(value, 'collection');
  return isTruthy(at(collection, 'folder')) && at(collection, 'folderBehavior') === FolderBehavior.index;
}

function isClickable(_args: readonly string[], context: Context): boolean {
  const behavior = context.lookup('folderBehavior');
  if (behavior === undefined) return true;
  return valueNumber(behavior) === FolderBehavior.index || valueNumber(behavior) === FolderBehavior.redirect;
}

/** Start and end on one day of the site's calendar; the reference engine counts days in UTC. */
function isSameDay(_args: readonly string[], context: Context): boolean {
  const { value, settings } = context;
  const zone = settings.compat ? 'UTC' : siteTimeZone(context);
  const day = (key: string) => dayOf(valueNumber(at(value, key)), zone);
  return day('startDate') === day('endDate');
}

function galleryOption(context: Context, name: string): Value {
  return at(context.lookup('options'), name);
}

const galleryChoice =
  (option: string, choice: string): Predicate =>
  (_args, context) =>
    valueText(galleryOption(context, option)) === choice;

function recordTypePredicates(): Record<string, Predicate> {
  return Object.fromEntries(
    Object.entries(RecordType).map(([name, type]) => [
      `${name}?`,
      ofValue(
        (value) =>
          code(value, 'recordType') === type ||
          (PROMOTABLE_RECORD_TYPES.includes(name) && valueText(at(value, 'promotedBlockType')) === name),
      ),
    ]),
  );
}

/** One predicate for each value of a list. */
function each(
  values: readonly string[],
  name: (value: string) => string,
  make: (value: string) => Predicate,
) {
  return Object.fromEntries(values.map((value) => [name(value), make(value)]));
}

const recordTypes = recordTypePredicates();

export const contentPredicates: Predicates = {
  ...recordTypes,
  ...each(
    PROMOTED_BLOCK_TYPES,
    (type) => `promoted${type.toUpperCase()}?`,
    (type) => ofValue((value) => valueText(at(value, 'promotedBlockType')) === type),
  ),
  ...each(
    Object.keys(BackgroundSource),
    (source) => `background-source-${source}?`,
    (source) => ofValue((value) => code(value, 'backgroundSource') === BackgroundSource[source as 'upload']),
  ),
  ...each(
    GALLERY_BLOCK_DESIGNS,
    (design) => `gallery-design-${design}?`,
    (design) => galleryChoice('design', design),
  ),
  ...each(
    GALLERY_META_POSITIONS,
    (position) => `gallery-meta-position-${position}?`,
    (position) => galleryChoice('meta-position', position),
  ),
  ...each(
    GALLERY_ALIGNMENTS,
    (alignment) => `gallery-active-alignment-${alignment}?`,
    (alignment) => galleryChoice('active-alignment', alignment),
  ),
  ...each(
    GALLERY_FLAGS,
    (flag) => `gallery-${flag}?`,
    (flag) => (_args, context) => isOn(galleryOption(context, flag)),
  ),
  'calendar-view?': (_args, context) => isOn(context.lookup('calendarView')),
  'child-images?': ofValue((value) => hasMainImage(at(value, 'items', 0))),
  'clickable?': isClickable,
  'collection?': ofValue((value) => isTruthy(at(value, 'collection'))),
  'collection-page?': ofValue((value) => code(value, 'collection', 'type') === CollectionType.page),
  'collection-template-page?': ofValue(isTemplatePage),
  'collectionTypeNameEquals?': ([name], context) => {
    return name !== undefined && valueText(context.lookup('typeName')) === name;
  },
  'current-type?': ([name = 'undefined'], context) => {
    const type = Object.hasOwn(SliceType, name) ? SliceType[name as keyof typeof SliceType] : undefined;
    return type !== undefined && Math.trunc(code(context.value, 'currentType')) === type;
  },
  'excerpt?': ofValue((value) => {
    const excerpt = at(value, 'excerpt');
    return !isBlank(at(excerpt, 'html') ?? excerpt);
  }),
  'external-link?': ofValue((value) => isTruthy(at(value, 'externalLink'))),
  'external-video?': recordTypes['video?']!,
  'folder?': ofValue((value) => isTruthy(at(value, 'collection', 'folder'))),
  'gallery-meta?': (_args, context) =>
    isTruthy(galleryOption(context, 'controls')) || isTruthy(galleryOption(context, 'indicators')),
  'has-multiple?': ofValue((value) => (Array.isArray(value) ? value : valueEntries(value)).length > 1),
  'index?': ofValue(isIndex),
  'location?': ofValue(
    (value) => at(value, 'location', 'mapLat') !== undefined && at(value, 'location', 'mapLng') !== undefined,
  ),
  'main-image?': ofValue(hasMainImage),
  'passthrough?': ofValue(
    (value) => isTruthy(at(value, 'passthrough')) && valueText(at(value, 'sourceUrl')) !== '',
  ),
  'redirect?': ofValue((value) => code(value, 'folderBehavior') === FolderBehavior.redirect),
  'same-day?': isSameDay,
  'serviceNameEmail?': ofValue((value) => valueText(at(value, 'serviceName')) === 'email'),
  'show-past-events?': (_args, context) =>
    valueText(at(context.value, 'showPastOrUpcomingEvents')) === 'past',
};
