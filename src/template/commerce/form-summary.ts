/** A submitted form field as it appears in an order's summary. */
import { address } from '../../domain/forms/fields/address.ts';
import { checkbox } from '../../domain/forms/fields/checkbox.ts';
import { date } from '../../domain/forms/fields/date.ts';
import type {
  ChoicesType,
  FieldDescriptor,
  FieldPart,
  LikertType,
  PartsType,
} from '../../domain/forms/fields/field-type.ts';
import type { types } from '../../domain/forms/fields/index.ts';
import { likert as survey } from '../../domain/forms/fields/likert.ts';
import { name } from '../../domain/forms/fields/name.ts';
import { phone } from '../../domain/forms/fields/phone.ts';
import { radio } from '../../domain/forms/fields/radio.ts';
import { time } from '../../domain/forms/fields/time.ts';
import { LIKERT_LABELS, likertLabel } from '../../domain/forms/likert.ts';
import { partLines, partTitle } from '../../domain/forms/part-lines.ts';
import { at, type Value, valueEntries, valueText } from '../../domain/template-value.ts';
import type { Context } from '../context.ts';
import { escapeText } from '../escape.ts';
import { localized, localizedOrEmpty } from '../markup.ts';
import { outputText } from '../values.ts';

type Types = typeof types;
type WithParts = PartsType | ChoicesType | LikertType;

/** The types whose answers are more than a text: templates are not to bring along how the others are checked. */
const TYPES: { [Name in keyof Types as Types[Name] extends WithParts ? Name : never]: Types[Name] } = {
  address,
  checkbox,
  date,
  likert: survey,
  name,
  phone,
  radio,
  time,
};

function typeOf(field: Value): FieldDescriptor | undefined {
  const name = valueText(at(field, 'type'));
  return Object.hasOwn(TYPES, name) ? TYPES[name as keyof typeof TYPES] : undefined;
}

type Write = (value: Value) => string;

/** One line as it is; several as a block. */
function parts(of: readonly FieldPart[], values: Value, write: Write): string {
  const lines = partLines(of, (part) => write(at(values, partTitle(part))), true);
  const block = lines.map((line) => `  <div>${line}</div>\n`).join('');
  return lines.length > 1 ? `<div style="padding-left:5px;">\n${block}</div>` : (lines[0] ?? '');
}

function likert(values: Value, write: Write, context: Context): string {
  const translated = (words: string) =>
    localizedOrEmpty(`productAnswerMap${words.replace(' ', '')}`, words, context);
  const lines = valueEntries(values).map(([question, answer]) => {
    // What has no word of its own, and one that was translated to nothing, is neutral.
    const words = translated(likertLabel(valueText(answer)) ?? '') || translated(LIKERT_LABELS[0]);
    return `  <div><span style="font-weight:bold;">${write(question)}:</span> ${write(words)}</div>\n`;
  });
  return `<div style="padding-left:5px;">\n${lines.join('')}</div>`;
}

/** The answer as markup; empty if there is none. */
function answer(field: Value, write: Write, context: Context): string {
  const values = at(field, 'values');
  const type = typeOf(field);
  if (type?.control === 'parts') return parts(type.parts, values, write);
  if (type?.control === 'likert') return likert(values, write, context);
  const isMultiple = type?.control === 'choices' && type.isMultiple;
  if (isMultiple && Array.isArray(values) && values.length > 0) return `${values.map(write).join(', ')}\n`;
  const value = at(field, 'value');
  if (!isMultiple) return write(valueText(value));
  // A box that was not ticked is no answer; several are told as any list is.
  return value ? write(value) : '';
}

/** Answers come from visitors: they are text. The reference engine writes them as they are. */
export function summaryFormField(value: Value, _args: readonly string[], context: Context): Value {
  const write: Write = (part) => {
    const text = outputText(part, context);
    return context.settings.compat ? text : escapeText(text);
  };
  const words =
    answer(value, write, context) ||
    write(localized('productSummaryFormNoAnswerText', '', context).trim() || 'N/A');
  return (
    '<div style="font-size:11px; margin-top:3px">\n' +
    `  <span style="font-weight:bold;">${write(valueText(at(value, 'rawTitle')))}:</span> ${words}\n</div>`
  );
}
