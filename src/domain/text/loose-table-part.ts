/** Finds a part of a table that stands in none: a browser keeps its text alone. */

/** A comment ends at its first `-->`: with any of several, many of them would be tried in every combination. */
const FIRST_TAG =
  /^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(caption|colgroup|col|thead|tbody|tfoot|tr|td|th)\b/i;

/** @returns the name of the element that `html` begins with, when it belongs into a table */
export function looseTablePart(html: string): string | undefined {
  return FIRST_TAG.exec(html)?.[1]?.toLowerCase();
}
