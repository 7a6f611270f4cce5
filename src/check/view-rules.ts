/** What a tag's settings say that its schema lets pass and its view tells, or leaves out (behaviour/check#tags). */
import { fieldType } from '../domain/forms/fields/index.ts';
import { fieldMistakes, type RawField, sortFields } from '../domain/forms/form.ts';
import { type GalleryItem, isKept } from '../domain/gallery/item.ts';
import { FORMATS, LOADERS, PRIORITIES } from '../domain/images/image-assertions.ts';
import { parseImageSize } from '../domain/images/image-size.ts';
import { MOMENT } from '../domain/moment.ts';
import { type Mistake, writtenIndex } from '../domain/schema.ts';

const RULES: Readonly<Record<string, (config: never) => Mistake[]>> = {
  'sqs-form': ({ fields = [] }: { fields?: readonly RawField[] }) => [
    ...fieldMistakes(sortFields(fields)),
    ...fields.filter(lacksOptions).map((field) => ({
      path: `fields.${writtenIndex(fields, field)}.options`,
      reason: 'are missing: write what can be chosen, as a list of texts',
    })),
  ],
  'sqs-gallery': ({ items = [] }: { items?: readonly GalleryItem[] }) => [
    ...items
      .filter(({ src }) => !src)
      .map((item) => ({
        path: `items.${writtenIndex(items, item)}.src`,
        reason: 'is missing: write the address of the picture',
      })),
    ...items
      .filter((item) => !isKept(item))
      .map((item) => ({
        path: `items.${writtenIndex(items, item)}.dimensions`,
        reason: item.dimensions
          ? `${NO_SIZE}; without it the picture is left out`
          : 'are missing, and the picture is left out: write its size, as "1200x800"',
      })),
  ],
  'sqs-image': ({ dimensions = '', loader = '', priority = '', format = '' }: Record<string, string>) => [
    ...(dimensions && !parseImageSize(dimensions) ? [{ path: 'dimensions', reason: NO_SIZE }] : []),
    ...noneOf('loader', loader, LOADERS),
    ...noneOf('priority', priority, PRIORITIES),
    ...noneOf('format', format, FORMATS),
  ],
  'sqs-time': ({ datetime = '' }: { datetime?: string }) =>
    MOMENT.test(datetime) ? [] : [{ path: 'datetime', reason: `must be ${MOMENT.must}` }],
};

/** A name that a tag passes over. */
const noneOf = (path: string, value: string, values: readonly string[]): Mistake[] =>
  value === '' || values.includes(value) ? [] : [{ path, rule: { type: 'string', values }, value }];

const NO_SIZE = 'must be a width and a height, as "1200x800"';

const ASKS_BY_OPTIONS: readonly unknown[] = ['select', 'choices', 'likert'];

const lacksOptions = ({ type, options }: RawField) =>
  options.length === 0 && ASKS_BY_OPTIONS.includes(fieldType(type)?.control);

/**
 * @param config as the tag's schema has read it
 * @param told what the schema tells: a value that it takes away is not missing
 */
export function viewMistakes(tagName: string, config: object, told: readonly Mistake[]): Mistake[] {
  const found = RULES[tagName]?.(config as never) ?? [];
  return found.filter(({ path }) => !isToldAt(path, told));
}

/** Of the value there, or of an item of it. */
export const isToldAt = (path: string, told: readonly Mistake[]): boolean =>
  told.some((mistake) => mistake.path === path || mistake.path.replace(/\.\d+$/, '') === path);
