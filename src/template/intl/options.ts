/** Reads the options of formatters that use locale data: `style:short group:false maximumFractionDigits:1`. */

/** Digits are never asked for beyond this (behaviour/template#limits). */
export const MAX_DIGITS = 50;

export interface ParsedOptions {
  /** Options with a value, by name. */
  named: Record<string, string>;
  /** Words without a value, in order. */
  words: string[];
}

export function parseOptions(args: readonly string[]): ParsedOptions {
  const named: Record<string, string> = Object.create(null);
  const words: string[] = [];
  for (const argument of args.flatMap((source) => source.split(','))) {
    const colon = argument.indexOf(':');
    if (colon > 0) named[argument.slice(0, colon)] = argument.slice(colon + 1);
    else if (argument !== '') words.push(argument);
  }
  return { named, words };
}

/** A number of digits, from the first of the names that is given. */
export function digits({ named }: ParsedOptions, ...names: string[]): number | undefined {
  const source = names.map((name) => named[name]).find((value) => value !== undefined);
  if (source === undefined) return undefined;
  const value = Number.parseInt(source, 10);
  return Number.isNaN(value) ? 0 : Math.min(Math.max(value, 0), MAX_DIGITS);
}
