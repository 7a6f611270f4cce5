/** Rules that few configurations need: values that may be absent, or anything (a module of its own, so that pages without them do not carry them). */
import { flag, list, number, oneOf, type Rule, record } from './schema.ts';

/** The same, undefined by default. */
export const optional = <T>(rule: Rule<T>): Rule<T | undefined> => ({ ...rule, fallback: undefined });
export const optionalFlag = () => optional(flag());
export const optionalNumber = () => optional(number(0));
export const optionalOneOf = <const T extends string | number>(values: readonly [T, ...T[]]) =>
  optional(oneOf(values, values[0]));
/** One of some names, however it is written: published pages say `BOTTOM_LEFT`. */
export const optionalName = <const T extends string>(names: readonly [T, ...T[]]): Rule<T | undefined> => ({
  ...optionalOneOf(names),
  from: (value) => (typeof value === 'string' ? value.toLowerCase().replaceAll('_', '-') : value),
});
export const optionalList = <T>(items: Rule<T>) => optional(list(items));
export const anything = (): Rule<unknown> => ({ type: 'any' });
export const optionalRecord = () => optional(record());
