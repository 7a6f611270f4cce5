/** Which attributes of a tag its author cannot have meant as they stand (behaviour/elements#mistakes). */
import type { Entries, ObjectRule } from './schema.ts';
import { didYouMean } from './schema-mistakes.ts';
import { attributeName, propertiesOf } from './settings.ts';
import { isSameName, nearest } from './text/nearest.ts';

/** What HTML, frameworks and tools write on any element. */
const ANYONES =
  /^(class|id|style|slot|lang|dir|hidden|title|role|part|exportparts|is|nonce|inert|tabindex|translate|popover|draggable|spellcheck|accesskey|enterkeyhint|inputmode|auto(focus|capitalize|correct)|contenteditable|name|item(id|prop|ref|scope|type)|on\w+|(data|aria|v|x|hx|ng|nx|sx|wire|up|js)\b.*|_.*|.*[^a-z\d-_].*)$/;

export interface StrayAttribute {
  /** Name of the attribute. */
  path: string;
  reason: string;
  /** The attribute that was probably meant. */
  meant?: string;
}

/** @param attributes by name, as they are written on the element */
export function strayAttributes(
  attributes: Iterable<readonly [name: string, value: string]>,
  schema: ObjectRule<Entries>,
): StrayAttribute[] {
  const known = propertiesOf(schema).flatMap(({ attribute }) => attribute ?? []);
  const entries = Object.keys(schema.entries).map(attributeName);
  return Array.from(attributes).flatMap(([path, value]): StrayAttribute[] => {
    if (value === '[object Object]')
      return [
        { path, reason: 'is an object that became text: load the kit before it is set, or set the property' },
      ];
    // `itemid` is one of HTML, and nobody's but of a tag that has an `item-id`.
    if (known.includes(path) || (ANYONES.test(path) && !known.some((name) => isSameName(name, path))))
      return [];
    if (entries.includes(path)) return [{ path, reason: 'is no attribute; write it into the JSON child' }];
    const meant = nearest(path, known);
    // Few attributes of the kit have a digit, and many of others do.
    if (!meant && /\d/.test(path)) return [];
    return [{ path, reason: `is no attribute of this tag${didYouMean(meant)}`, ...(meant && { meant }) }];
  });
}
