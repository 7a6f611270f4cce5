/** The operators and functions of expressions: their precedence, their names, and what they do to scalars. */
import type { Value } from '../../domain/template-value.ts';

/** What expressions work on. */
export type Scalar = string | number | boolean | null;

export interface Operator {
  name: string;
  /** Higher binds tighter. */
  precedence: number;
  operands: 1 | 2;
  rightToLeft?: boolean;
  /** Absent for assignment, which the evaluator does itself. */
  apply?: (left: Scalar, right: Scalar) => Scalar;
}

export function isScalar(value: Value): value is Scalar {
  return value === null || typeof value !== 'object';
}

const NUMERIC = /^[+-]?\d+(?:\.\d*)?(e[+-]?\d+)?$|^0x[\da-f]+$/i;

/** Text that is a number as a whole; text without content counts as 0, and other text is not a number. */
export function numeric(value: Scalar): number {
  if (typeof value !== 'string') return Number(value);
  if (value === '') return 0;
  return NUMERIC.test(value) ? Number(value) : Number.NaN;
}

export function truthy(value: Scalar): boolean {
  return Boolean(value);
}

function looselyEqual(left: Scalar, right: Scalar): boolean {
  if (typeof left === typeof right || left === null || right === null) return left === right;
  return numeric(left) === numeric(right);
}

function compare(test: (left: string | number, right: string | number) => boolean) {
  return (left: Scalar, right: Scalar): boolean =>
    typeof left === 'string' && typeof right === 'string'
      ? test(left, right)
      : test(numeric(left), numeric(right));
}

function add(left: Scalar, right: Scalar): Scalar {
  if (typeof left === 'string' || typeof right === 'string') return String(left) + String(right);
  return numeric(left) + numeric(right);
}

const arithmetic = (work: (left: number, right: number) => number) => (left: Scalar, right: Scalar) =>
  work(numeric(left), numeric(right));

const binary = (
  name: string,
  precedence: number,
  apply?: (left: Scalar, right: Scalar) => Scalar,
  rightToLeft = false,
): Operator => ({ name, precedence, operands: 2, rightToLeft, apply });

const unary = (name: string, apply: (operand: Scalar) => Scalar): Operator => ({
  name,
  precedence: 15,
  operands: 1,
  rightToLeft: true,
  apply,
});

export const UNARY: Readonly<Record<string, Operator>> = {
  '-': unary('unary minus', (value) => -numeric(value)),
  '+': unary('unary plus', (value) => numeric(value)),
  '!': unary('logical not', (value) => !truthy(value)),
  '~': unary('bitwise not', (value) => ~numeric(value)),
};

export const BINARY: Readonly<Record<string, Operator>> = {
  '**': binary(
    'exponent',
    14,
    arithmetic((a, b) => a ** b),
    true,
  ),
  '*': binary(
    'multiply',
    13,
    arithmetic((a, b) => a * b),
  ),
  '/': binary(
    'divide',
    13,
    arithmetic((a, b) => a / b),
  ),
  '%': binary(
    'modulus',
    13,
    arithmetic((a, b) => a % b),
  ),
  '+': binary('add', 12, add),
  '-': binary(
    'subtract',
    12,
    arithmetic((a, b) => a - b),
  ),
  '<<': binary(
    'left shift',
    11,
    arithmetic((a, b) => a << b),
  ),
  '>>': binary(
    'right shift',
    11,
    arithmetic((a, b) => a >> b),
  ),
  '<': binary(
    'less than',
    10,
    compare((a, b) => a < b),
  ),
  '<=': binary(
    'less than or equal',
    10,
    compare((a, b) => a <= b),
  ),
  '>': binary(
    'greater than',
    10,
    compare((a, b) => a > b),
  ),
  '>=': binary(
    'greater than or equal',
    10,
    compare((a, b) => a >= b),
  ),
  '==': binary('equality', 9, looselyEqual),
  '!=': binary('inequality', 9, (a, b) => !looselyEqual(a, b)),
  '===': binary('strict equality', 9, (a, b) => a === b),
  '!==': binary('strict inequality', 9, (a, b) => a !== b),
  '&': binary(
    'bitwise and',
    8,
    arithmetic((a, b) => a & b),
  ),
  '^': binary(
    'bitwise xor',
    7,
    arithmetic((a, b) => a ^ b),
  ),
  '|': binary(
    'bitwise or',
    6,
    arithmetic((a, b) => a | b),
  ),
  '&&': binary('logical and', 5, (a, b) => truthy(a) && truthy(b)),
  '||': binary('logical or', 4, (a, b) => truthy(a) || truthy(b)),
  '=': binary('assign', 2, undefined, true),
};

/** The first of the arguments that no later one is before; what is no number gives way to the next. */
function extreme(isBefore: (one: number, other: number) => boolean, args: Scalar[]): number {
  return args.map(numeric).reduce((best, value) => (isBefore(best, value) ? best : value));
}

export const FUNCTIONS: Readonly<Record<string, (args: Scalar[]) => Scalar>> = {
  max: (args) => extreme((one, other) => one > other, args),
  min: (args) => extreme((one, other) => one < other, args),
  abs: (args) => Math.abs(numeric(args[0]!)),
  num: (args) => numeric(args[0]!),
  str: (args) => String(args[0]),
  bool: (args) => truthy(args[0]!),
};
