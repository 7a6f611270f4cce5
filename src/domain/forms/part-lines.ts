/** Writes the parts of a value as lines of text: a date with its slashes, an address line by line. */
import type { FieldPart } from './fields/field-type.ts';

/** Name of a part in the data of an order, and for a reader: `Line1`, `Areacode`. */
export function partTitle({ name }: FieldPart): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * @param textOf the text of a part; empty when there is none
 * @param keepsBlanks whether empty parts keep their place, as in the summary of an order
 */
export function partLines(
  parts: readonly FieldPart[],
  textOf: (part: FieldPart) => string,
  keepsBlanks: boolean,
): string[] {
  const lines: string[] = [];
  let line: string | undefined;
  for (const part of parts) {
    const text = textOf(part) || (keepsBlanks && part.blank) || '';
    if (text === '' && (!keepsBlanks || part.isOptional)) continue;
    const signed = text === '' ? '' : `${part.sign ?? ''}${text}`;
    if (line !== undefined && !part.startsLine) line += `${part.before ?? ''}${signed}`;
    else {
      if (line !== undefined) lines.push(line);
      line = signed;
    }
  }
  return line === undefined ? lines : [...lines, line];
}
