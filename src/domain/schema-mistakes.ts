/** Puts the mistakes of a configuration into words: loaded only where there are any. */
import type { Mistake, Reading, Rule } from './schema.ts';
import { nearest } from './text/nearest.ts';

/** Without the names of foreign objects that only looked like a slip. */
export function realMistakes(mistakes: readonly Mistake[]): Mistake[] {
  return mistakes.filter((mistake) => !mistake.isForeign || meantBy(mistake));
}

/** What a server refuses a value for: the first that is wrong, a slip in a name too; names of others it leaves alone. */
export function refusalOf({ mistakes }: Reading<unknown>): { path: string; reason: string } | undefined {
  const wrong = mistakes.find(isRefused);
  return wrong && { path: wrong.path, reason: reasonOf(wrong) };
}

/** The same of everything that is wrong, by path; and what is left out because nobody knows it. */
export function refusedAndLeftOut(mistakes: readonly Mistake[]) {
  const told = (some: readonly Mistake[]) => Object.fromEntries(some.map((one) => [one.path, reasonOf(one)]));
  return {
    errors: told(mistakes.filter(isRefused)),
    warnings: told(mistakes.filter((one) => !isRefused(one))),
  };
}

function isRefused(mistake: Mistake): boolean {
  const { rule, reason } = mistake;
  return Boolean(rule || reason || meantBy({ ...mistake, isForeign: true }));
}

/** @returns what is wrong, to stand behind the path, such as `must be a number` */
export function reasonOf(mistake: Mistake): string {
  const { reason, rule, value } = mistake;
  if (reason) return reason;
  return rule
    ? `must be ${whatItMustBe(rule)}${didYouMean(nearestValue(rule, value))}`
    : `is not known${didYouMean(meantBy(mistake))}`;
}

export const didYouMean = (meant: string | undefined) => (meant ? `; did you mean "${meant}"?` : '');

/** What comes from elsewhere has names of its own: only a slip of one letter counts there. */
function meantBy({ path, known = [], isForeign }: Mistake): string | undefined {
  return nearest(path.slice(path.lastIndexOf('.') + 1), known, isForeign ? 1 : undefined);
}

function nearestValue({ values = [] }: Rule, value: unknown): string | undefined {
  const names = values.filter((name) => typeof name === 'string');
  return typeof value === 'string' ? nearest(value, names) : undefined;
}

function whatItMustBe({ must, values, type }: Rule): string {
  // An empty text only says that nothing is chosen.
  const choices = values?.filter((value) => value !== '').map((value) => JSON.stringify(value));
  if (choices) return `one of ${choices.join(', ')}`;
  return must ?? (type === 'object' ? 'an object' : `a ${type}`);
}
