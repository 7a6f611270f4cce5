/** What is wrong at one place of a page, and how it is mended. */

/** Replaces what stands from `start` up to `end`. */
export interface Edit {
  /** Offsets in UTF-16 code units. */
  start: number;
  end: number;
  text: string;
}

export const RULES = [
  'unknown-tag',
  'unclosed-tag',
  'attribute',
  'json',
  'configuration',
  'script',
  'dead-end',
  'fallback',
  'name',
] as const;
export type RuleName = (typeof RULES)[number];

/** `error`: it does not work as it stands. `warning`: it does, but not for everyone. */
export type Severity = 'error' | 'warning';

export interface Problem {
  rule: RuleName;
  severity: Severity;
  /** A sentence that says what to do. */
  message: string;
  /** Offsets in UTF-16 code units. */
  start: number;
  end: number;
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 code units. */
  column: number;
  /** Only where nothing else can have been meant. */
  fix?: readonly Edit[];
}

/** A problem before its place is counted in lines. */
export type Finding = Omit<Problem, 'line' | 'column'>;

/** @returns the problems in the order of the page */
export function placed(source: string, findings: readonly Finding[]): Problem[] {
  // A byte order mark is no column.
  const starts = [source.startsWith('\uFEFF') ? 1 : 0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  let line = 0;
  return [...findings]
    .sort((a, b) => a.start - b.start)
    .map((finding) => {
      while (line + 1 < starts.length && starts[line + 1]! <= finding.start) line += 1;
      return { ...finding, line: line + 1, column: finding.start - starts[line]! + 1 };
    });
}

/** @returns the source with every edit made; of two that overlap the first one counts */
export function withEdits(source: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < done) continue;
    result += source.slice(done, start) + text;
    done = end;
  }
  return result + source.slice(done);
}
