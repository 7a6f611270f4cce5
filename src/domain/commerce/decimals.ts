/** Decimal texts moved and compared digit by digit: an amount is never a binary number that only comes near it. */
import { decimalText, type Value } from '../template-value.ts';

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/;

/** Moves the decimal point to the left: no amount is too large or too fine. */
export function shiftLeft(amount: string, digits: number): string {
  const parts = DECIMAL.exec(amount);
  // Written with an exponent: numbers that large or small are no prices, and rounding them does no harm.
  if (!parts) return String(Number(amount) / 10 ** digits);
  const [, sign = '', whole = '', fraction = ''] = parts;
  const padded = whole.padStart(digits + 1, '0');
  const cut = padded.length - digits;
  const decimals = padded.slice(cut) + fraction;
  return sign + padded.slice(0, cut) + (decimals === '' ? '' : `.${decimals}`);
}

/** Moves it to the right; no zeros stand in front then. */
export function shiftRight(amount: string, digits: number): string {
  const parts = DECIMAL.exec(amount);
  if (!parts) return String(Number(amount) * 10 ** digits);
  const [, sign = '', whole = '', fraction = ''] = parts;
  const padded = fraction.padEnd(digits, '0');
  const moved = (whole + padded.slice(0, digits)).replace(/^0+(?=\d)/, '') || '0';
  return sign + moved + (padded.length > digits ? `.${padded.slice(digits)}` : '');
}

/** @returns below 0: the first is less; 0: both are the same; as `Array.sort` wants it */
export function compareDecimals(left: string, right: string): number {
  // Rounding keeps the order: only numbers that look the same have to be read to the last digit.
  const rough = Number(left) - Number(right);
  if (rough !== 0 || left === right) return rough;
  const [a, b] = [plain(left), plain(right)];
  if (!a || !b) return 0;
  const decimals = Math.max(a.fraction.length, b.fraction.length);
  const digits = ({ whole, fraction }: Plain) => whole + fraction.padEnd(decimals, '0');
  const length = Math.max(digits(a).length, digits(b).length);
  const [x, y] = [digits(a).padStart(length, '0'), digits(b).padStart(length, '0')];
  const order = x < y ? -1 : x > y ? 1 : 0;
  return a.isNegative ? -order || 0 : order;
}

/** Whether two amounts are the same, however many zeros they are written with. */
export function isSameAmount(one: Value, other: Value): boolean {
  const [left, right] = [decimalText(one), decimalText(other)];
  return left !== null && right !== null && compareDecimals(left, right) === 0;
}

interface Plain {
  isNegative: boolean;
  whole: string;
  fraction: string;
}

function plain(amount: string): Plain | undefined {
  const [, sign, whole = '', fraction = ''] = DECIMAL.exec(amount) ?? [];
  return sign === undefined ? undefined : { isNegative: sign === '-', whole, fraction };
}
