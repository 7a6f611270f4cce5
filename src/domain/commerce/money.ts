/** Amounts of the data in major units, whichever of the two ways they came in (behaviour/commerce#money). */
import { at, decimalText, isObject, type Value, valueList, valueText } from '../template-value.ts';
import { currencyDigits } from './currency-digits.ts';
import { compareDecimals, shiftLeft, shiftRight } from './decimals.ts';
import type { MoneyUnits } from './money-units.ts';

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

/** A product's `structuredContent` with every amount in major units: its own, those of its variants and of their ways to pay. */
export function contentInMajorUnits(
  content: Readonly<Record<string, Value>>,
  units: MoneyUnits,
  onClash?: (clash: MoneyClash) => void,
): Record<string, Value> {
  const [own, ...variants] = inMajorUnits([content, ...valueList(content.variants)], units, onClash);
  return { ...(own as Record<string, Value>), ...(content.variants !== undefined && { variants }) };
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
  const older = String(price);
  if (compareDecimals(value, older) === 0) return 'minor';
  const digits = currencyDigits(currencyOf(at(variant, 'priceMoney')));
  const isMajor = [LEGACY_DIGITS, digits].some(
    (count) => compareDecimals(value, shiftLeft(older, count)) === 0,
  );
  return isMajor ? 'major' : '';
}

/** The older numeric prices, by which the rules compare variants, are filled in where only the newer ones are there. */
function withAmounts(variant: Record<string, Value>, isMajor: boolean): Value {
  const result = { ...variant };
  if (Array.isArray(variant.pricingOptions))
    result.pricingOptions = variant.pricingOptions.map((option) =>
      isObject(option) ? withAmounts(option, isMajor) : option,
    );
  for (const [key, legacy] of AMOUNTS) {
    const money = variant[key];
    const amount = decimalText(at(money, 'value'));
    if (!isObject(money) || amount === null) continue;
    const value = isMajor ? amount : shiftLeft(amount, currencyDigits(currencyOf(money)));
    result[key] = { ...money, value };
    result[legacy] ??= Number(shiftRight(value, LEGACY_DIGITS));
  }
  return result;
}

function currencyOf(money: Value): string {
  return valueText(at(money, 'currency')).toUpperCase() || 'USD';
}
