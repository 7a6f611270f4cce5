/** Predicates of the language itself: comparisons and counts. */

import { isEqual, isTruthy, type Value, valueNumber, valueText } from '../../domain/template-value.ts';
import type { Context, Predicate, Predicates } from '../context.ts';
import { isOn } from '../values.ts';

/** The two sides of a comparison: two arguments, or the current value and one argument. */
function sides(args: readonly string[], context: Context): [Value, Value] {
  const first = context.argument(args[0]!);
  return args.length === 1 ? [context.value, first] : [first, context.argument(args[1]!)];
}

/** Deep comparison takes a step for each pair it looks at. */
function areEqual(left: Value, right: Value, context: Context): boolean {
  return isEqual(left, right, () => context.step());
}

/** Orders two values; the type of the left one decides how. Negative: left comes first. */
function order(left: Value, right: Value, context: Context): number {
  switch (typeof left) {
    case 'string': {
      const other = valueText(right);
      return left < other ? -1 : left > other ? 1 : 0;
    }
    case 'number': {
      const difference = left - valueNumber(right);
      return Number.isNaN(difference) ? 1 : difference;
    }
    case 'boolean':
      return Number(left) - Number(isOn(right));
    default:
      return areEqual(left, right, context) ? 0 : -1;
  }
}

const comparison =
  (holds: (left: Value, right: Value, context: Context) => boolean): Predicate =>
  (args, context) =>
    args.length > 0 && holds(...sides(args, context), context);

/** The current value, or the argument if there is one. */
function subject(args: readonly string[], context: Context): Value {
  return args.length > 0 && args[0] !== '' ? context.argument(args[0]!) : context.value;
}

function isInteger(value: Value): value is number {
  return Number.isInteger(value);
}

const integer = (holds: (value: number) => boolean): Predicate => {
  return (args, context) => {
    const value = subject(args, context);
    return isInteger(value) && holds(value);
  };
};

/** `{.nth? 3}` for every third value, `{.nth? @index 3}` for the argument's. */
function isNth(args: readonly string[], context: Context): boolean {
  if (args.length === 0) return false;
  const [value, divisor] =
    args.length === 2 ? sides(args, context) : [context.value, context.argument(args[0]!)];
  return isInteger(value) && isInteger(divisor) && value % divisor === 0;
}

export const corePredicates: Predicates = {
  'debug?': (_args, context) => isTruthy(context.lookup('debug')),
  'equal?': comparison(areEqual),
  'even?': integer((value) => value % 2 === 0),
  'greaterThan?': comparison((...sides) => order(...sides) > 0),
  'greaterThanOrEqual?': comparison((...sides) => order(...sides) >= 0),
  'lessThan?': comparison((...sides) => order(...sides) < 0),
  'lessThanOrEqual?': comparison((...sides) => order(...sides) <= 0),
  'notEqual?': comparison((...sides) => !areEqual(...sides)),
  'nth?': isNth,
  'odd?': integer((value) => value % 2 !== 0),
  'plural?': (_args, context) => valueNumber(context.value) > 1,
  'singular?': (_args, context) => valueNumber(context.value) === 1,
};
