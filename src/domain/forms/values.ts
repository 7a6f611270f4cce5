/** Reads what a visitor entered into the value shapes that are submitted. */
import { byId } from '../by-id.ts';
import { controlName, type FormField, isMultiPart, visibleParts } from './field.ts';

/** address, date, name, time, phone and checkbox are lists; likert maps question to answer; the rest is text. */
export type FieldValue = string | string[] | Record<string, string>;
export type FormValues = Record<string, FieldValue>;

/** What reading needs of a `FormData`. */
export interface ControlValues {
  getAll(name: string): readonly unknown[];
}

/**
 * @param controls the form's control values, by control name
 * @param query the page's query string, for hidden fields
 */
export function readValues(
  fields: readonly FormField[],
  controls: ControlValues,
  query: ControlValues,
): FormValues {
  const values: FormValues = byId();
  for (const field of fields) {
    if (field.type !== 'section') values[field.id] = readValue(field, controls, query);
  }
  return values;
}

function readValue(field: FormField, controls: ControlValues, query: ControlValues): FieldValue {
  const { id, type } = field;
  if (type === 'checkbox') return controls.getAll(id).map(asText);
  if (type === 'hidden') return asText(query.getAll(field.key || id)[0] ?? field.value);
  if (type === 'likert') {
    const answers: Record<string, string> = byId();
    field.options.forEach((question, row) => {
      const answer = controls.getAll(controlName(id, row))[0];
      if (answer !== undefined) answers[question] = asText(answer);
    });
    return answers;
  }
  if (isMultiPart(type)) {
    const parts = visibleParts(field).map((part) => asText(controls.getAll(controlName(id, part))[0]));
    // A phone without a country code has three parts and is still sent as four.
    return type === 'phone' && parts.length === 3 ? ['', ...parts] : parts;
  }
  return asText(controls.getAll(id)[0]);
}

/** Form data carries line breaks as CR LF; a visitor's text, its length and its counter use LF. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : '';
}

export function isEmptyValue(value: FieldValue | undefined): boolean {
  if (value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Object.values(value).every((part) => part.trim() === '');
}

/** The control values that put a stored or restored value back into its inputs, by control name. */
export function controlValuesOf(field: FormField, value: FieldValue): Map<string, string[]> {
  const controls = new Map<string, string[]>();
  if (typeof value === 'string' || field.type === 'checkbox') {
    controls.set(field.id, typeof value === 'string' ? [value] : Object.values(value));
  } else if (field.type === 'likert') {
    const answers = value as Record<string, string>;
    field.options.forEach((question, row) => {
      controls.set(controlName(field.id, row), answers[question] === undefined ? [] : [answers[question]]);
    });
  } else if (Array.isArray(value)) {
    const parts = visibleParts(field);
    const shown = value.slice(value.length - parts.length);
    parts.forEach((part, index) => {
      controls.set(controlName(field.id, part), [shown[index] ?? '']);
    });
  }
  return controls;
}
