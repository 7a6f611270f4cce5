/** Numbers and amounts of money in a locale's form. */

import { currencyDigits } from '../../domain/commerce/currency-digits.ts';
import { shiftLeft } from '../../domain/commerce/decimals.ts';
import type { MoneyUnits } from '../../domain/commerce/money-units.ts';
import type { Money } from '../../domain/commerce/product.ts';
import { remember } from '../../domain/remember.ts';
import { at, decimalText, isObject, type Value } from '../../domain/template-value.ts';
import type { NumberSettings } from './options.ts';

/** `Intl` takes more digits than this in some places only. */
const MAX_INTL_DIGITS = 20;
const DEFAULT_MAX_FRACTION_DIGITS = 3;

type NumberOptions = Omit<Intl.NumberFormatOptions, 'roundingMode' | 'useGrouping' | 'signDisplay'> & {
  roundingMode?: string;
  useGrouping?: 'auto' | 'always' | false;
  signDisplay?: 'negative';
  roundingPriority?: 'morePrecision';
};

const numberFormat = remember((locale: string, options: NumberOptions) => {
  return new Intl.NumberFormat(locale, options as Intl.NumberFormatOptions);
});

const ROUNDING: Record<string, string> = {
  ceiling: 'ceil',
  floor: 'floor',
  up: 'expand',
  down: 'trunc',
  'half-up': 'halfExpand',
  'half-down': 'halfTrunc',
  'half-even': 'halfEven',
};

/** A decimal text as Intl wants it: exact where the engine supports it. */
function format(locale: string, options: NumberOptions, value: string): string {
  return numberFormat(locale, options).format(value as unknown as number);
}

/** Common digits and rounding; `minFrac` above the limit of Intl is added by the caller. */
function numberOptions(settings: NumberSettings, defaultMin: number, defaultMax: number): NumberOptions {
  const { minFrac, maxFrac, minInt } = settings;
  const minFraction = Math.min(minFrac ?? defaultMin, maxFrac ?? MAX_INTL_DIGITS, MAX_INTL_DIGITS);
  const result: NumberOptions = {
    // Some languages group only what has two digits before the first group.
    useGrouping: settings.group === false ? false : 'auto',
    minimumFractionDigits: minFraction,
    maximumFractionDigits: Math.min(Math.max(maxFrac ?? defaultMax, minFraction), MAX_INTL_DIGITS),
    roundingMode: ROUNDING[settings.round ?? ''] ?? 'halfEven',
    signDisplay: 'negative',
  };
  if (minInt) result.minimumIntegerDigits = Math.min(minInt, MAX_INTL_DIGITS);
  return withSignificantDigits(result, settings);
}

function withSignificantDigits(result: NumberOptions, { minSig, maxSig }: NumberSettings): NumberOptions {
  if (minSig === undefined && !maxSig) return result;
  const { minimumFractionDigits: _min, maximumFractionDigits: _max, ...rest } = result;
  const limit = Math.min(maxSig || MAX_INTL_DIGITS, MAX_INTL_DIGITS);
  return { ...rest, maximumSignificantDigits: limit, minimumSignificantDigits: Math.min(minSig || 1, limit) };
}

/** Compact forms keep two significant digits unless digits are asked for; `decimals` are those of a currency. */
function compact(
  locale: string,
  { minFrac, maxFrac, maxSig }: NumberSettings,
  base: NumberOptions,
  display: 'short' | 'long',
  decimals: number,
): NumberOptions {
  const { minimumFractionDigits: _min, maximumFractionDigits: _max, ...rest } = base;
  const { minimumSignificantDigits: least } = rest;
  const most = Math.min(maxFrac ?? Math.max(minFrac ?? 0, decimals), MAX_INTL_DIGITS);
  const fraction: NumberOptions =
    least && !maxSig
      ? // Those that are asked for, and all of the whole part.
        {
          maximumSignificantDigits: Math.max(least, 2),
          maximumFractionDigits: 0,
          roundingPriority: 'morePrecision',
        }
      : minFrac === undefined && maxFrac === undefined
        ? {}
        : { minimumFractionDigits: Math.min(minFrac ?? decimals, most), maximumFractionDigits: most };
  // `Intl` groups compact forms later than others.
  const groups = base.useGrouping && numberFormat(locale, {}).format(1000).length > 4;
  const useGrouping = groups ? 'always' : base.useGrouping;
  return { ...rest, ...fraction, useGrouping, notation: 'compact', compactDisplay: display };
}

/** Digits that Intl does not write any more, appended as zeros. */
function padFraction(
  written: string,
  { minFrac = 0, maxFrac = minFrac, minSig, maxSig }: NumberSettings,
): string {
  const missing = Math.min(minFrac, maxFrac) - MAX_INTL_DIGITS;
  // Significant digits leave fractions out of account.
  return missing > 0 && (minSig ?? maxSig) === undefined
    ? written.replace(/\d(?=\D*$)/, `$&${'0'.repeat(missing)}`)
    : written;
}

/** A number by the `decimal` formatter; null for what is not a number. */
export function formatDecimal(locale: string, value: Value, options: NumberSettings): string | null {
  const source = decimalText(value);
  if (source === null) return null;
  const { style } = options;
  if (style === 'short' || style === 'long') {
    const base = numberOptions(options, 0, DEFAULT_MAX_FRACTION_DIGITS);
    return padFraction(format(locale, compact(locale, options, base, style, 0), source), options);
  }
  if (style === 'scientific')
    return format(locale, { ...numberOptions(options, 0, 0), notation: 'scientific' }, source);
  return padFraction(plainOrShare(locale, source, options), options);
}

/** A number as it is, or as so many of a hundred or a thousand. */
function plainOrShare(locale: string, source: string, options: NumberSettings): string {
  const whole = numberOptions(options, 0, 0);
  switch (options.style) {
    case 'percent':
      return format(locale, { ...whole, style: 'percent' }, source);
    case 'percent-scaled':
      return format(locale, { ...whole, style: 'percent' }, String(Number(source) / 100));
    case 'permille':
      return `${format(locale, whole, String(Number(source) * 1000))}‰`;
    case 'permille-scaled':
      return `${format(locale, whole, source)}‰`;
    default:
      return format(locale, numberOptions(options, 0, DEFAULT_MAX_FRACTION_DIGITS), source);
  }
}

/** A number rounded to the digits that are asked for, none by default, and as it is written without its sign. */
export function adjusted(value: number, settings: NumberSettings): { value: number; text: string } {
  const base = numberOptions({ ...settings, minInt: undefined }, 0, 0);
  const plain = format('en', { ...base, useGrouping: false }, String(value));
  return { value: Number(plain), text: format('en', base, plain.replace('-', '')) };
}

/** Money of either shape in the data: `decimalValue` and `currencyCode`, or `value` and `currency`. */
export function moneyOf(value: Value, units?: MoneyUnits): Money | null {
  if (!isObject(value)) return null;
  const isPlain = at(value, 'decimalValue') === undefined;
  const amount = decimalText(at(value, isPlain ? 'value' : 'decimalValue'));
  const currency = at(value, isPlain ? 'currency' : 'currencyCode');
  if (amount === null || currency === undefined) return null;
  const code = typeof currency === 'string' ? currency : '';
  const isMinor = isPlain && units === 'minor' && !amount.includes('.');
  return { value: isMinor ? shiftLeft(amount, currencyDigits(code.toUpperCase())) : amount, currency: code };
}

const CURRENCY_CODE = /^[A-Za-z]{3}$/;

/** An amount by the `money` formatter. */
export function formatMoney(locale: string, money: Money, options: NumberSettings, compat: boolean): string {
  return padFraction(currencyText(locale, money, options, compat), options);
}

function currencyText(locale: string, money: Money, options: NumberSettings, compat: boolean): string {
  const currency = money.currency.toUpperCase();
  if (!CURRENCY_CODE.test(currency))
    return `\u00a0${format(locale, numberOptions(options, 2, 2), money.value)}`;
  const decimals = compat ? commonDigits(currency) : currencyDigits(currency);
  const base: NumberOptions = {
    ...numberOptions(options, decimals, decimals),
    style: 'currency',
    currency,
    currencyDisplay: options.symbol === 'narrow' ? 'narrowSymbol' : 'symbol',
  };
  switch (options.style) {
    case 'accounting':
      return format(locale, { ...base, currencySign: 'accounting' }, money.value);
    case 'short':
      return format(locale, compact(locale, options, base, 'short', decimals), money.value);
    case 'name':
      return format(locale, { ...base, currencyDisplay: 'name' }, money.value);
    case 'code':
      return `${format(locale, { ...base, style: 'decimal' }, money.value)} ${currency}`;
    default:
      return format(locale, base, money.value);
  }
}

/** The decimals in common use, which the reference engine follows: none for some currencies that have cents on paper. */
function commonDigits(currency: string): number {
  return currency === 'RSD'
    ? 0
    : (numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);
}

/** A price as it was always written on product pages: two decimals, English, no currency. */
export function formatLegacyMoney(money: Money): string {
  const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `<span class="sqs-money-native">${format('en-US', options, money.value)}</span>`;
}
