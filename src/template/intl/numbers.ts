/** Numbers and amounts of money in a locale's form. */

import { currencyDigits } from '../../domain/commerce/currency-digits.ts';
import type { Money } from '../../domain/commerce/product.ts';
import { remember } from '../../domain/remember.ts';
import { at, decimalText, isObject, type Value } from '../../domain/template-value.ts';
import { digits, type ParsedOptions } from './options.ts';

/** `Intl` takes more digits than this in some places only. */
const MAX_INTL_DIGITS = 20;
const DEFAULT_MAX_FRACTION_DIGITS = 3;

type NumberOptions = Omit<Intl.NumberFormatOptions, 'roundingMode'> & { roundingMode?: string };

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

/** Common digits and rounding; `minimumFractionDigits` above the limit of Intl is added by the caller. */
function numberOptions(options: ParsedOptions, defaultMin: number, defaultMax: number): NumberOptions {
  const minimum = digits(options, 'minimumFractionDigits', 'minFrac');
  const maximum = digits(options, 'maximumFractionDigits', 'maxFrac');
  const minFraction = Math.min(minimum ?? Math.min(defaultMin, maximum ?? defaultMin), MAX_INTL_DIGITS);
  const result: NumberOptions = {
    useGrouping: options.named.group !== 'false',
    minimumFractionDigits: minFraction,
    maximumFractionDigits: Math.min(Math.max(maximum ?? defaultMax, minFraction), MAX_INTL_DIGITS),
    roundingMode: ROUNDING[options.named.round ?? ''] ?? 'halfEven',
  };
  const integer = digits(options, 'minimumIntegerDigits', 'minInt');
  if (integer) result.minimumIntegerDigits = Math.min(integer, MAX_INTL_DIGITS);
  return withSignificantDigits(result, options);
}

function withSignificantDigits(result: NumberOptions, options: ParsedOptions): NumberOptions {
  const maximum = digits(options, 'maximumSignificantDigits', 'maxSig');
  if (!maximum) return result;
  const minimum = digits(options, 'minimumSignificantDigits', 'minSig') || 1;
  const { minimumFractionDigits: _min, maximumFractionDigits: _max, ...rest } = result;
  const limit = Math.min(maximum, MAX_INTL_DIGITS);
  return { ...rest, maximumSignificantDigits: limit, minimumSignificantDigits: Math.min(minimum, limit) };
}

/** Compact forms keep two significant digits unless digits are asked for. */
function compact(options: ParsedOptions, base: NumberOptions, display: 'short' | 'long'): NumberOptions {
  const minimum = digits(options, 'minimumFractionDigits', 'minFrac');
  const maximum = digits(options, 'maximumFractionDigits', 'maxFrac');
  const { minimumFractionDigits: _min, maximumFractionDigits: _max, ...rest } = base;
  const own: NumberOptions =
    minimum === undefined && maximum === undefined
      ? rest
      : {
          ...rest,
          minimumFractionDigits: Math.min(minimum ?? 0, MAX_INTL_DIGITS),
          maximumFractionDigits: Math.min(Math.max(maximum ?? 0, minimum ?? 0), MAX_INTL_DIGITS),
        };
  return { ...own, notation: 'compact', compactDisplay: display };
}

/** Digits that Intl does not write any more, appended as zeros. */
function padFraction(written: string, options: ParsedOptions): string {
  const wanted = digits(options, 'minimumFractionDigits', 'minFrac') ?? 0;
  return wanted > MAX_INTL_DIGITS ? written + '0'.repeat(wanted - MAX_INTL_DIGITS) : written;
}

/** A number by the `decimal` formatter; null for what is not a number. */
export function formatDecimal(locale: string, value: Value, options: ParsedOptions): string | null {
  const source = decimalText(value);
  if (source === null) return null;
  const base = numberOptions(options, 0, DEFAULT_MAX_FRACTION_DIGITS);
  switch (options.named.style) {
    case 'short':
    case 'long':
      return format(locale, compact(options, base, options.named.style), source);
    case 'percent':
      return format(locale, { ...numberOptions(options, 0, 0), style: 'percent' }, source);
    case 'percent-scaled':
      return format(
        locale,
        { ...numberOptions(options, 0, 0), style: 'percent' },
        String(Number(source) / 100),
      );
    case 'permille':
      return `${format(locale, numberOptions(options, 0, 0), String(Number(source) * 1000))}‰`;
    case 'permille-scaled':
      return `${format(locale, numberOptions(options, 0, 0), source)}‰`;
    case 'scientific':
      return format(locale, { ...numberOptions(options, 0, 0), notation: 'scientific' }, source);
    default:
      return padFraction(format(locale, base, source), options);
  }
}

/** Money of either shape in the data: `decimalValue` and `currencyCode`, or `value` and `currency`. */
export function moneyOf(value: Value): Money | null {
  if (!isObject(value)) return null;
  const isPlain = at(value, 'decimalValue') === undefined;
  const amount = decimalText(at(value, isPlain ? 'value' : 'decimalValue'));
  const currency = at(value, isPlain ? 'currency' : 'currencyCode');
  if (amount === null || currency === undefined) return null;
  return { value: amount, currency: typeof currency === 'string' ? currency : '' };
}

const CURRENCY_CODE = /^[A-Za-z]{3}$/;

/** An amount by the `money` formatter. */
export function formatMoney(locale: string, money: Money, options: ParsedOptions, compat: boolean): string {
  const currency = money.currency.toUpperCase();
  if (!CURRENCY_CODE.test(currency))
    return `\u00a0${format(locale, numberOptions(options, 2, 2), money.value)}`;
  const decimals = compat ? commonDigits(currency) : currencyDigits(currency);
  const base: NumberOptions = {
    ...numberOptions(options, decimals, decimals),
    style: 'currency',
    currency,
    currencyDisplay: options.named.symbol === 'narrow' ? 'narrowSymbol' : 'symbol',
  };
  switch (options.named.style) {
    case 'accounting':
      return format(locale, { ...base, currencySign: 'accounting' }, money.value);
    case 'short':
      return format(locale, compact(options, base, 'short'), money.value);
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
