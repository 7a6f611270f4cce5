/** Lays a submitted value out for a reader: parts with labels, lists, question and answer pairs (spec 3 §3). */
import { FIELD_PARTS, type FieldType, isMultiPart, type PartName } from './field.ts';
import { LIKERT_LABELS, LIKERT_VALUES, type LikertValue } from './likert.ts';
import type { FieldValue } from './values.ts';

/** Labels of the display shapes, as the specification writes them. */
export const PART_DISPLAY_NAMES: Record<PartName, string> = {
  line1: 'Line1',
  line2: 'Line2',
  city: 'City',
  state: 'State',
  zip: 'Zip',
  country: 'Country',
  month: 'Month',
  day: 'Day',
  year: 'Year',
  first: 'First',
  last: 'Last',
  areacode: 'Areacode',
  prefix: 'Prefix',
  line: 'Line',
  hour: 'Hour',
  minute: 'Minute',
  second: 'Second',
  ampm: 'Ampm',
};

export type DisplayShape =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'parts'; parts: { label: string; text: string }[] }
  | { kind: 'answers'; answers: { question: string; answer: string }[] };

/** @param type the field's type, when the form is known; without it the shape follows from the value alone */
export function displayShape(value: FieldValue, type?: FieldType): DisplayShape {
  if (typeof value === 'string') return { kind: 'text', text: value };
  if (!Array.isArray(value)) {
    return {
      kind: 'answers',
      answers: Object.entries(value).map(([question, answer]) => ({ question, answer: likertLabel(answer) })),
    };
  }
  if (type === undefined || !isMultiPart(type)) return { kind: 'list', items: value };
  const names: readonly PartName[] = FIELD_PARTS[type];
  return {
    kind: 'parts',
    parts: value.map((text, index) => ({ label: PART_DISPLAY_NAMES[names[index] as PartName] ?? '', text })),
  };
}

export function likertLabel(answer: string): string {
  return (LIKERT_VALUES as readonly string[]).includes(answer)
    ? LIKERT_LABELS[answer as LikertValue]
    : answer;
}
