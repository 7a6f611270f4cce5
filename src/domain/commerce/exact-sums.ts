/** Exact sums and multiples of amounts: decimal texts in, decimal texts out, and no number in between. */
import { decimalText, type Value } from '../template-value.ts';

/** Digits without their point, and how many of them stand behind it. */
interface Decimal {
  digits: bigint;
  scale: number;
}

/** No currency is finer, and no price needs more digits: an exponent beyond is a mistake, not an amount. */
const MOST_EXPONENT = 40;

const PARTS = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;

/** @returns undefined for what is no decimal number */
function decimalOf(value: Value): Decimal | undefined {
  const text = decimalText(value);
  const [, sign = '', whole = '', fraction = '', power = '0'] = (text && PARTS.exec(text)) || [];
  const exponent = Number(power);
  if (text === null || Math.abs(exponent) > MOST_EXPONENT) return undefined;
  const scale = fraction.length - exponent;
  const zeros = '0'.repeat(Math.max(0, -scale));
  return {
    digits: BigInt(`${sign === '-' ? '-' : ''}${whole}${fraction}${zeros}`),
    scale: Math.max(0, scale),
  };
}

function textOf({ digits, scale }: Decimal): string {
  const isNegative = digits < 0n;
  const plain = String(isNegative ? -digits : digits).padStart(scale + 1, '0');
  const cut = plain.length - scale;
  return `${isNegative ? '-' : ''}${plain.slice(0, cut)}${scale > 0 ? `.${plain.slice(cut)}` : ''}`;
}

function atScale({ digits, scale }: Decimal, wanted: number): bigint {
  return digits * 10n ** BigInt(wanted - scale);
}

/** @param count a whole number @returns undefined where the amount is none */
export function times(amount: Value, count: number): string | undefined {
  const decimal = decimalOf(amount);
  return decimal && textOf({ ...decimal, digits: decimal.digits * BigInt(count) });
}

/** @returns undefined where one of them is no amount */
export function plus(one: Value, other: Value): string | undefined {
  const [left, right] = [decimalOf(one), decimalOf(other)];
  if (!left || !right) return undefined;
  const scale = Math.max(left.scale, right.scale);
  return textOf({ digits: atScale(left, scale) + atScale(right, scale), scale });
}
