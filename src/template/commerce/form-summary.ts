/** A submitted form field as it appears in an order's summary (spec 3 §3, "Form-answer display shapes"). */

import { at, type Value, valueEntries, valueText } from '../../domain/template-value.ts';
import type { Context } from '../context.ts';
import { escapeText } from '../escape.ts';
import { localized } from '../markup.ts';

type Write = (value: Value) => string;

const LIKERT: Record<string, [key: string, answer: string]> = {
  '-2': ['productAnswerMapStronglyDisagree', 'Strongly Disagree'],
  '-1': ['productAnswerMapDisagree', 'Disagree'],
  '0': ['productAnswerMapNeutral', 'Neutral'],
  '1': ['productAnswerMapAgree', 'Agree'],
  '2': ['productAnswerMapStronglyAgree', 'Strongly Agree'],
};

function address(values: Value, write: Write): string {
  const part = (name: string) => write(at(values, name));
  const second = part('Line2') === '' ? '' : `\n  <div>${part('Line2')}</div>`;
  return (
    `<div style="padding-left:5px;">\n  <div>${part('Line1')}</div>${second}\n` +
    `  <div>${part('City')}, ${part('State')} ${part('Zip')} ${part('Country')}</div>\n</div>`
  );
}

function likert(values: Value, write: Write, context: Context): string {
  const lines = valueEntries(values).map(([question, answer]) => {
    const [key, words] = LIKERT[valueText(answer)] ?? LIKERT['0']!;
    return (
      `  <div><span style="font-weight:bold;">${write(question)}:</span> ` +
      `${write(localized(key, words, context))}</div>\n`
    );
  });
  return `<div style="padding-left:5px;">\n${lines.join('')}</div>`;
}

function phone(values: Value, write: Write): string {
  const country = write(at(values, 'Country'));
  const rest = ['Areacode', 'Prefix', 'Line'].map((name) => write(at(values, name))).join('-');
  return `${country === '' ? '' : `+${country} `}${rest}`;
}

function time(values: Value, write: Write): string {
  const clock = ['Hour', 'Minute', 'Second'].map((name) => write(at(values, name)) || '00').join(':');
  return `${clock} ${write(at(values, 'Ampm'))}`;
}

/** The answer as markup; empty if there is none. */
function answer(field: Value, write: Write, context: Context): string {
  const values = at(field, 'values');
  const part = (name: string) => write(at(values, name));
  switch (valueText(at(field, 'type'))) {
    case 'address':
      return address(values, write);
    case 'checkbox':
      return Array.isArray(values) && values.length > 0
        ? `${values.map(write).join(', ')}\n`
        : write(at(field, 'value'));
    case 'date':
      return `${part('Month')}/${part('Day')}/${part('Year')}`;
    case 'likert':
      return likert(values, write, context);
    case 'name':
      return `${part('First')} ${part('Last')}`;
    case 'phone':
      return phone(values, write);
    case 'time':
      return time(values, write);
    default:
      return write(at(field, 'value'));
  }
}

/** Answers come from visitors: they are text. The reference engine writes them as they are. */
export function summaryFormField(value: Value, _args: readonly string[], context: Context): Value {
  const write: Write = (part) => (context.settings.compat ? valueText(part) : escapeText(valueText(part)));
  const words =
    answer(value, write, context) || write(localized('productSummaryFormNoAnswerText', 'N/A', context));
  return (
    '<div style="font-size:11px; margin-top:3px">\n' +
    `  <span style="font-weight:bold;">${write(at(value, 'rawTitle'))}:</span> ${words}\n</div>`
  );
}
