/** Rules that few configurations need: values that may be absent, or anything (a module of its own, so that pages without them do not carry them). */
import { flag, list, number, oneOf, type Rule, record } from './schema.ts';

export const optionalFlag = (): Rule<boolean | undefined> => ({ ...flag(), fallback: undefined });
export const optionalNumber = (): Rule<number | undefined> => ({ ...number(0), fallback: undefined });
export const optionalOneOf = <const T extends string | number>(
  values: readonly [T, ...T[]],
): Rule<T | undefined> => ({
  ...oneOf(values, values[0]),
  fallback: undefined,
});
/** One of some names, however it is written: published pages say `BOTTOM_LEFT`. */
export const optionalName = <const T extends string>(names: readonly [T, ...T[]]): Rule<T | undefined> => ({
  ...optionalOneOf(names),
  from: (value) => (typeof value === 'string' ? value.toLowerCase().replaceAll('_', '-') : value),
});
export const optionalList = <T>(items: Rule<T>): Rule<T[] | undefined> => ({
  ...list(items),
  fallback: undefined,
});
export const anything = (): Rule<unknown> => ({ type: 'any' });
export const optionalRecord = (): Rule<Record<string, unknown> | undefined> => ({
  ...record(),
  fallback: undefined,
});
