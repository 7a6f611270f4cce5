/** Formatters of dates, numbers and money; all but the plain ones need a locale. */

import { currencyDigits } from '../../domain/commerce/currency-digits.ts';
import { decimalText, type Value, valueNumber, valueText } from '../../domain/template-value.ts';
import type { Context, Formatter, Formatters } from '../context.ts';
import { currencyOfLocale } from '../intl/currencies.ts';
import { formatDateTime, formatInterval, moment } from '../intl/dates.ts';
import { formatDecimal, formatMoney, moneyOf } from '../intl/numbers.ts';
import {
  DECIMAL_STYLES,
  dateTimeSettings,
  intervalSettings,
  MONEY_STYLES,
  numberSettings,
  relativeSettings,
} from '../intl/options.ts';
import { formatRelativeTime, timeSince } from '../intl/relative.ts';
import { strftime } from '../intl/strftime.ts';
import { siteTimeZone } from '../intl/time-zone.ts';
import { dateSettings } from '../messages/format.ts';

type Localized = (value: Value, args: readonly string[], context: Context, locale: string) => Value;

/** A formatter that writes nothing without a locale. */
const needsLocale =
  (format: Localized): Formatter =>
  (value, args, context) => {
    const { locale } = context.settings;
    return locale === null ? '' : format(value, args, context, locale);
  };

/** Registered in the platform, but without an effect in the engine this language comes from. */
const passThrough: Formatter = (value) => value;

function dateTime(value: Value, args: readonly string[], context: Context): Value {
  const time = moment(value, context.settings.compat);
  return time === null ? '' : formatDateTime(time, dateTimeSettings(args), dateSettings(context));
}

function interval(_value: Value, args: readonly string[], context: Context): Value {
  const { compat } = context.settings;
  if (context.values.length < 2) return '';
  const [start, end] = context.values.map((part) => moment(part, compat));
  if (start === null || end === null) return '';
  return formatInterval(start!, end!, intervalSettings(args), dateSettings(context));
}

function relativeTime(value: Value, args: readonly string[], context: Context, locale: string): Value {
  const { compat, now } = context.settings;
  // Two variables: how the second is seen from the first. One: how it is seen from now.
  const [from, to] = context.values.length > 1 ? context.values : [now, value];
  const [start, end] = [moment(from, compat), moment(to, compat)];
  if (start === null || end === null) return '';
  return formatRelativeTime(start!, end!, relativeSettings(args), locale);
}

/** A number, or the one a whole text says; everything else counts as 0. */
function digitsOf(value: Value): number {
  return Number(decimalText(value) ?? 0);
}

function percentage(value: Value, args: readonly string[], _context: Context, locale: string): Value {
  const amount = digitsOf(value);
  return formatDecimal(locale, amount, { minFrac: args.includes('trim') ? 0 : 2, maxFrac: 3 });
}

/** Cents in the currency of the locale's region. */
function bookkeeperMoney(
  value: Value,
  _args: readonly string[],
  { settings }: Context,
  locale: string,
): Value {
  const currency = currencyOfLocale(locale);
  const cents = digitsOf(value);
  const amount = { value: String(cents / 10 ** currencyDigits(currency)), currency };
  return formatMoney(locale, amount, {}, settings.compat);
}

export const dateNumberFormatters: Formatters = {
  'bookkeeper-money-format': needsLocale(bookkeeperMoney),
  date: (value, args, context) => {
    const time = moment(value, context.settings.compat);
    if (args.length === 0) return '';
    if (time === null) throw new TypeError('not a date');
    return strftime(args.length === 1 ? args[0]! : args.join(' '), time, siteTimeZone(context));
  },
  datetime: needsLocale(dateTime),
  'datetime-interval': needsLocale(interval),
  datetimefield: passThrough,
  decimal: needsLocale(
    (value, args, _context, locale) =>
      formatDecimal(locale, value, numberSettings(args, DECIMAL_STYLES)) ?? '',
  ),
  'i18n-money-format': passThrough,
  money: needsLocale((value, args, { settings }, locale) => {
    const money = moneyOf(value, settings.moneyUnits);
    return money === null
      ? ''
      : formatMoney(locale, money, numberSettings(args, MONEY_STYLES), settings.compat);
  }),
  'money-format': passThrough,
  'money-string': passThrough,
  moneyFormat: passThrough,
  'percentage-format': needsLocale(percentage),
  'relative-time': needsLocale(relativeTime),
  timesince: (value, _args, { settings }) => {
    const time = valueNumber(value);
    if (Number.isNaN(time) || settings.locale === null) return 'Invalid date.';
    const words = timeSince(settings.now, time, settings.compat);
    return `<span class="timesince" data-date="${valueText(time)}">${words}</span>`;
  },
  unit: passThrough,
};
