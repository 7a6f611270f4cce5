/** Puts the mistakes of a configuration into words: loaded only where there are any. */
import type { Mistake, Reading, Rule } from './schema.ts';
import { nearest } from './text/nearest.ts';

/** Without the names of foreign objects that only looked like a slip. */
export function realMistakes(mistakes: readonly Mistake[]): Mistake[] {
  return mistakes.filter((mistake) => !mistake.isForeign || meantBy(mistake));
}

/** What a server refuses a value for: the first value of a wrong type; names that it does not know it leaves alone. */
export function refusalOf({ mistakes }: Reading<unknown>): { path: string; reason: string } | undefined {
  const wrong = mistakes.find(({ rule }) => rule);
  return wrong && { path: wrong.path, reason: reasonOf(wrong) };
}

/** @returns what is wrong, to stand behind the path, such as `must be a number` */
export function reasonOf(mistake: Mistake): string {
  if (mistake.reason) return mistake.reason;
  if (mistake.rule) return `must be ${whatItMustBe(mistake.rule)}`;
  const meant = meantBy(mistake);
  return `is not known${meant ? `; did you mean "${meant}"?` : ''}`;
}

/** What comes from elsewhere has names of its own: only a slip of one letter counts there. */
function meantBy({ path, known = [], isForeign }: Mistake): string | undefined {
  return nearest(path.slice(path.lastIndexOf('.') + 1), known, isForeign ? 1 : undefined);
}

function whatItMustBe({ must, values, type }: Rule): string {
  if (values) return `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
  return must ?? (type === 'object' ? 'an object' : `a ${type}`);
}
