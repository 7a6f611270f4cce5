/** Makes a failing case small: what can be left out of its template and data is left out. */
import type { Case } from './cases.ts';

/** Each try runs both engines. */
const MOST_TRIES = 4000;

/** The smallest case found that still fails. */
export function shrink(failing: Case, fails: (candidate: Case) => boolean): Case {
  let smallest = failing;
  let tries = 0;
  const attempt = (candidates: Iterable<Case>): boolean => {
    for (const candidate of candidates) {
      if (tries++ >= MOST_TRIES) return false;
      if (!fails(candidate)) continue;
      smallest = candidate;
      return true;
    }
    return false;
  };
  const smaller = () =>
    attempt(shorter(smallest.template, (template) => ({ ...smallest, template }))) ||
    attempt(fewer(smallest.json, (json) => ({ ...smallest, json })));
  while (smaller());
  return smallest;
}

/** Without a piece of the text, the long pieces first. */
function* shorter(text: string, make: (text: string) => Case): Iterable<Case> {
  for (let length = text.length >> 1; length > 0; length = length === 1 ? 0 : Math.ceil(length / 2))
    for (let at = 0; at + length <= text.length; at++)
      yield make(text.slice(0, at) + text.slice(at + length));
}

/** One of what a value holds in its place, without one of them, or with one made smaller. */
function* fewer(value: unknown, make: (value: unknown) => Case): Iterable<Case> {
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) yield make(inner);
  for (const key of Object.keys(value)) yield make(without(value, key));
  for (const [key, inner] of Object.entries(value))
    yield* fewer(inner, (smaller) => make(replaced(value, key, smaller)));
}

function without(value: object, key: string): unknown {
  if (Array.isArray(value)) return value.filter((_, at) => at !== Number(key));
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

function replaced(value: object, key: string, inner: unknown): unknown {
  if (Array.isArray(value)) return value.with(Number(key), inner);
  return { ...value, [key]: inner };
}
