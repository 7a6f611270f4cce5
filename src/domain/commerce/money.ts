/** Amounts of the data in major units, whichever of the two ways they came in (behaviour/commerce#money). */
import { at, decimalText, isObject, type Value, valueText } from '../template-value.ts';
import { currencyDigits } from './currency-digits.ts';

export const MONEY_UNITS = ['minor', 'major'] as const;
export type MoneyUnits = (typeof MONEY_UNITS)[number];

/** Decimals of the older numeric prices, whatever the currency. */
const LEGACY_DIGITS = 2;

/** Each amount, and the older numeric one that says the same. */
const AMOUNTS = [
  ['priceMoney', 'price'],
  ['salePriceMoney', 'salePrice'],
] as const;

/** A variant with two amounts for one price, and neither is the other in another unit. */
export interface MoneyClash {
  price: number;
  value: string;
}

/**
 * Variants with every amount as a decimal text in major units. A variant that carries the older numeric `price` (minor
 * units) beside `priceMoney` says itself which units it has, and so does one that writes a decimal point.
 * @param units of amounts that do not say
 * @param onClash told of the first variant whose two prices contradict each other
 */
export function inMajorUnits(
  variants: readonly Value[],
  units: MoneyUnits,
  onClash: (clash: MoneyClash) => void = () => {},
): Value[] {
  const clash = variants.map(clashOf).find(Boolean);
  if (clash) onClash(clash);
  const own = variants.map(unitsOf);
  // One shop writes one way: what one variant says holds for those that do not say.
  const said = own.find(Boolean) ?? units;
  return variants.map((variant, index) =>
    isObject(variant) ? withAmounts(variant, (own[index] ?? said) === 'major') : variant,
  );
}

/** What a variant says of its units; undefined: nothing. */
function unitsOf(variant: Value): MoneyUnits | undefined {
  return unitsBesidePrice(variant) || (hasPoint(variant) ? 'major' : undefined);
}

function clashOf(variant: Value): MoneyClash | undefined {
  if (unitsBesidePrice(variant) !== '') return undefined;
  return { price: at(variant, 'price') as number, value: amountOf(variant) as string };
}

const amountOf = (variant: Value) => decimalText(at(variant, 'priceMoney', 'value'));

/** Minor units have no decimals. */
function hasPoint(variant: Value): boolean {
  return AMOUNTS.some(([key]) => decimalText(at(variant, key, 'value'))?.includes('.'));
}

/** @returns empty: the two prices are neither the same amount nor the same in another unit; undefined: one is not there */
function unitsBesidePrice(variant: Value): MoneyUnits | '' | undefined {
  const price = at(variant, 'price');
  const value = amountOf(variant);
  if (typeof price !== 'number' || price === 0 || value === null || Number(value) === 0) return undefined;
  if (Number(value) === price) return 'minor';
  const digits = currencyDigits(currencyOf(at(variant, 'priceMoney')));
  const isMajor = [LEGACY_DIGITS, digits].some(
    (count) => Number(value) === Number(shiftLeft(String(price), count)),
  );
  return isMajor ? 'major' : '';
}

/** The older numeric prices, by which the rules compare variants, are filled in where only the newer ones are there. */
function withAmounts(variant: Record<string, Value>, isMajor: boolean): Value {
  const result = { ...variant };
  for (const [key, legacy] of AMOUNTS) {
    const money = variant[key];
    const amount = decimalText(at(money, 'value'));
    if (!isObject(money) || amount === null) continue;
    const value = isMajor ? amount : shiftLeft(amount, currencyDigits(currencyOf(money)));
    result[key] = { ...money, value };
    result[legacy] ??= Number(value) * 10 ** LEGACY_DIGITS;
  }
  return result;
}

function currencyOf(money: Value): string {
  return valueText(at(money, 'currency')).toUpperCase() || 'USD';
}

/** Moves the decimal point to the left, digit by digit: no amount is too large or too fine. */
export function shiftLeft(amount: string, digits: number): string {
  const parts = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(amount);
  // Written with an exponent: numbers that large or small are no prices, and rounding them does no harm.
  if (!parts) return String(Number(amount) / 10 ** digits);
  const [, sign = '', whole = '', fraction = ''] = parts;
  const padded = whole.padStart(digits + 1, '0');
  const cut = padded.length - digits;
  const decimals = padded.slice(cut) + fraction;
  return sign + padded.slice(0, cut) + (decimals === '' ? '' : `.${decimals}`);
}
