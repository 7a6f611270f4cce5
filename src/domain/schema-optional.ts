/** Rules that few configurations need: values that may be absent, or anything (a module of its own, so that pages without them do not carry them). */
import { list, oneOf, type Rule } from './schema.ts';

export const optionalFlag = (): Rule<boolean | undefined> => ({ type: 'boolean' });
export const optionalOneOf = <const T extends string | number>(
  values: readonly [T, ...T[]],
): Rule<T | undefined> => ({
  ...oneOf(values, values[0]),
  fallback: undefined,
});
export const optionalList = <T>(items: Rule<T>): Rule<T[] | undefined> => ({
  ...list(items),
  fallback: undefined,
});
export const anything = (): Rule<unknown> => ({ type: 'any' });
