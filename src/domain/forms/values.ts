/** Reads what a visitor entered into the values that are checked and submitted, and puts them back. */
import { byId } from '../by-id.ts';
import { isBlank } from '../text/normalize.ts';
import { controlName, type FormField, visibleParts } from './field.ts';
import { FIELD_TYPES } from './fields/index.ts';

/** Parts and several choices are lists; likert maps question to answer; the rest is text. */
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
    const value = readValue(field, controls, query);
    if (value !== undefined) values[field.id] = value;
  }
  return values;
}

function readValue(field: FormField, controls: ControlValues, query: ControlValues): FieldValue | undefined {
  const { id } = field;
  const type = FIELD_TYPES[field.type];
  const first = (name: string) => asText(controls.getAll(name)[0]);
  switch (type.control) {
    case 'section':
      return undefined;
    case 'hidden':
      return asText(query.getAll(field.key || id)[0] ?? field.value);
    case 'input':
      return normalizeText(field, first(id));
    case 'choices':
      return type.isMultiple ? controls.getAll(id).map(asText) : first(id);
    case 'likert': {
      const answers = field.options.map((question, row) => [question, first(controlName(id, row))] as const);
      return byId(answers.filter(([, answer]) => answer !== ''));
    }
    case 'parts': {
      const shown = visibleParts(field);
      // A part that is not asked for is sent all the same, empty: a phone has four, whatever is shown.
      return type.parts.map((part) => (shown.includes(part) ? first(controlName(id, part.name)).trim() : ''));
    }
    default:
      return first(id);
  }
}

/** The form in which a text of this field is checked, sent and stored, whoever it comes from. */
export function normalizeText({ type: name }: FormField, text: string): string {
  const type = FIELD_TYPES[name];
  if (type.control !== 'input') return text;
  return type.normalize ? type.normalize(text) : text.trim();
}

/** Form data carries line breaks as CR LF; a visitor's text, its length and its counter use LF. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : '';
}

export function isEmptyValue(value: FieldValue | undefined): boolean {
  if (value === undefined) return true;
  return typeof value === 'string' ? isBlank(value) : Object.values(value).every(isBlank);
}

/** The control values that put a stored or restored value back into its inputs, by control name. */
export function controlValuesOf(field: FormField, value: FieldValue): Map<string, string[]> {
  const { id, options } = field;
  const type = FIELD_TYPES[field.type];
  if (type.control === 'parts' && Array.isArray(value)) {
    // From the end, since what other clients leave out is the country code.
    const offset = value.length - type.parts.length;
    return new Map(
      visibleParts(field).map((part) => [
        controlName(id, part.name),
        [value[offset + type.parts.indexOf(part)] ?? ''],
      ]),
    );
  }
  if (type.control === 'likert') {
    const answers = Object.entries(value);
    return new Map(
      options.map((question, row) => [
        controlName(id, row),
        answers.flatMap(([asked, answer]) => (asked === question ? [answer] : [])),
      ]),
    );
  }
  return new Map([[id, typeof value === 'string' ? [value] : Object.values(value)]]);
}

/**
 * A value as control names and texts for an endpoint of the page's own: `name.first`, `survey[Fast?]`, and `[]` where a
 * name may come several times, since some receivers keep only the last of one name.
 */
export function postedEntries(fields: readonly FormField[], values: FormValues): [string, string][] {
  return fields.flatMap((field): [string, string][] => {
    const { id } = field;
    const value = values[id];
    const { control } = FIELD_TYPES[field.type];
    if (value === undefined) return [];
    if (typeof value === 'string') return [[id, value]];
    if (!Array.isArray(value))
      return Object.entries(value).map(([question, answer]) => [`${id}[${question}]`, answer]);
    if (control !== 'parts') return value.map((choice) => [`${id}[]`, choice]);
    return [...controlValuesOf(field, value)].map(([name, [text = '']]) => [name, text]);
  });
}
