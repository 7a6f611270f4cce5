/** Errors of a template as values: where, what kind, and the message in the platform's words (behaviour/template#errors). */

/** `parse`: a tag cannot be read; `assembler`: blocks do not fit together; `runtime`: while rendering. */
export type ErrorType = 'parse' | 'assembler' | 'runtime';

export interface TemplateError {
  type: ErrorType;
  message: string;
  /** Line in the source, from 1. */
  line: number;
  /** Column in that line, from 1. */
  column: number;
  /** The partial the position is in; absent for the template itself. */
  partial?: string;
}

/** The offset at which each line of the source starts. */
export function lineStarts(source: string): number[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Line and column, both from 1, of an offset. */
export function position(lines: readonly number[], offset: number): { line: number; column: number } {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lines[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (lines[low] ?? 0) + 1 };
}

export const messages = {
  unknownFormatter: (name: string) => `"${name}" formatter is not yet implemented`,
  unknownPredicate: (name: string) => `"${name}" predicate is not yet implemented`,
  unclosedBlock: (tag: string) => `unclosed block ${tag}`,
  unclosedComment: () => 'unclosed comment {##',
  notInBlock: (tag: string) => `${tag} outside a block`,
  notAllowedIn: (tag: string, block: string) => `${tag} is not allowed inside ${block}`,
  neverRuns: (tag: string) => `${tag} after {.or}: this part never runs`,
  tooDeep: (limit: number) => `blocks are nested deeper than ${limit}`,
  listTooDeep: (limit: number) => `lists are nested deeper than ${limit}`,
  partialNotFound: (name: string) => `partial "${name}" not found`,
  partialRecursion: (name: string, limit: number) =>
    `partial "${name}" exceeded the recursion depth of ${limit}`,
  tooManySteps: (limit: number) => `rendering stopped after ${limit} steps`,
  tooManyErrors: (limit: number) => `more than ${limit} errors: the others are left out`,
  tooMuchOutput: (limit: number) => `rendering stopped after ${limit} characters of output`,
  expression: (source: string, reason: string) => `expression "${source}": ${reason}`,
  failed: (what: string, reason: string) => `${what} failed: ${reason}`,
};
