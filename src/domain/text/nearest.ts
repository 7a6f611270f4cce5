/** Finds the name that somebody probably meant. */

/** A slip of a letter or two; short names allow one only. */
const MOST_SLIPS = 2;
const LETTERS_PER_SLIP = 3;

/**
 * @param mostSlips given, only slips are looked for
 * @returns the known name that differs from the written one by case, separators or a slip or two, or else the only one
 *   that it is short for (`align` for `alignment`, `price` for `product-price`); undefined for none
 */
export function nearest(written: string, known: readonly string[], mostSlips?: number): string | undefined {
  const own = plain(written);
  let best: string | undefined;
  let least = Math.min(mostSlips ?? MOST_SLIPS, Math.floor(own.length / LETTERS_PER_SLIP)) + 1;
  for (const name of known) {
    const slips = distance(own, plain(name), least);
    if (slips < least) [best, least] = [name, slips];
  }
  return best ?? (mostSlips === undefined ? onlyLongerOne(written, known) : undefined);
}

function onlyLongerOne(written: string, known: readonly string[]): string | undefined {
  const words = wordsOf(written);
  // A word of few letters begins many others.
  if (words.length === 0 || words.some(({ length }) => length < LETTERS_PER_SLIP)) return undefined;
  const longer = known.filter((name) => {
    const others = wordsOf(name);
    return words.every((word) => others.some((other) => other.startsWith(word)));
  });
  return longer.length === 1 ? longer[0] : undefined;
}

/** Of names with hyphens, underscores or in camel case. */
const wordsOf = (name: string) =>
  name
    .replace(/[A-Z]+/g, '-$&')
    .toLowerCase()
    .match(/[^-_]+/g) ?? [];

/** Whether two names differ by case and separators alone. */
export const isSameName = (a: string, b: string) => plain(a) === plain(b);

const plain = (name: string) => name.toLowerCase().replace(/[-_]/g, '');

/** Letters to add, leave out, replace or swap with their neighbour; at most `limit` is counted exactly. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
