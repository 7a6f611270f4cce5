/** Writes parsed messages with arguments, in a locale. */

import { remember } from '../../domain/remember.ts';
import { at, decimalText, isObject, type Value, valueText } from '../../domain/template-value.ts';
import type { Context } from '../context.ts';
import { type DateSettings, formatDateTime, formatInterval, moment } from '../intl/dates.ts';
import { formatDecimal, formatMoney, moneyOf } from '../intl/numbers.ts';
import {
  DECIMAL_STYLES,
  dateTimeSettings,
  intervalSettings,
  MONEY_STYLES,
  numberSettings,
} from '../intl/options.ts';
import { siteTimeZone } from '../intl/time-zone.ts';
import { type Case, type MessagePart, parseMessage } from './parse.ts';

/** Arguments of a message, by position and by name. */
export type MessageArguments = (name: string) => Value;

const pluralRules = remember((locale: string, options: Intl.PluralRulesOptions) => {
  return new Intl.PluralRules(locale, options);
});

/** Writes a message; nothing without locale data. */
export function formatMessage(source: string, args: MessageArguments, context: Context): string {
  return context.settings.locale === null ? '' : write(parseMessage(source), args, context, '');
}

function write(parts: MessagePart[], args: MessageArguments, context: Context, hash: string): string {
  let written = '';
  for (const part of parts) {
    if (typeof part === 'string') written += part;
    else if (part.kind === 'hash') written += hash;
    else if (part.kind === 'argument') written += valueText(plain(args(part.names[0]!)));
    else if (part.kind === 'choice') written += choose(part, args, context);
    else written += formatArgument(part.formatter, part.names.map(args), part.options, context);
  }
  return written;
}

/** An amount of money stands for its value. */
function plain(value: Value): Value {
  return isObject(value) ? (at(value, 'decimalValue') ?? at(value, 'value')) : value;
}

/** The digits of an argument that is counted or written as a number; 0 if it has none. */
function countText(value: Value): string {
  const amount = plain(value);
  if (typeof amount === 'boolean') return amount ? '1' : '0';
  const digits = decimalText(amount) ?? '0';
  // `1e3` is written out, and `.5` with its 0.
  return /e/i.test(digits) ? String(Number(digits)) : digits.replace(/^-?(?=\.)/, '$&0');
}

function choose(
  part: Extract<MessagePart, { kind: 'choice' }>,
  args: MessageArguments,
  context: Context,
): string {
  const value = args(part.names[0]!);
  const isSelect = part.type === 'select';
  const counted = isSelect ? valueText(value) : countText(value);
  // With as many decimals as it came with.
  const left = part.offset ? (Number(counted) - part.offset).toFixed(decimalsOf(counted)) : counted;
  const name = isSelect ? left : category(left, part.type === 'selectordinal', context);
  const isExact = ({ key }: Case) =>
    !isSelect && key.startsWith('=') && Number(key.slice(1)) === Number(counted);
  const chosen =
    part.cases.find((each) => isExact(each) || each.key === name) ??
    part.cases.find(({ key }) => key === 'other');
  return chosen ? write(chosen.message, args, context, isExact(chosen) ? counted : left) : '';
}

const decimalsOf = (digits: string) => Math.min(digits.split('.')[1]?.length ?? 0, 20);

/** The plural category of digits; `1.0` and `1` are different in some languages. */
function category(digits: string, isOrdinal: boolean, { settings }: Context): string {
  const options: Intl.PluralRulesOptions = {
    type: isOrdinal ? 'ordinal' : 'cardinal',
    minimumFractionDigits: decimalsOf(digits),
  };
  return pluralRules(settings.locale!, options).select(Number(digits));
}

/** Where and how the dates of a rendering are written. */
export function dateSettings(context: Context): DateSettings {
  return {
    locale: context.settings.locale!,
    timeZone: siteTimeZone(context),
    compat: context.settings.compat,
  };
}

function formatArgument(formatter: string, values: Value[], args: string[], context: Context): string {
  const locale = context.settings.locale!;
  const { compat } = context.settings;
  const [first, second] = values;
  if (first === undefined) return '';
  switch (formatter) {
    case 'decimal':
    case 'number':
      return formatDecimal(locale, countText(first), numberSettings(args, DECIMAL_STYLES)) ?? '';
    case 'money':
    case 'currency': {
      const money = moneyOf(first);
      return money ? formatMoney(locale, money, numberSettings(args, MONEY_STYLES), compat) : '';
    }
    case 'datetime': {
      const time = moment(first, compat);
      return time === null ? '' : formatDateTime(time, dateTimeSettings(args), dateSettings(context));
    }
    case 'datetime-interval': {
      if (second === undefined) return '';
      const [start, end] = [moment(first, compat), moment(second, compat)];
      return start === null || end === null
        ? ''
        : formatInterval(start, end, intervalSettings(args), dateSettings(context));
    }
    default:
      return '';
  }
}
