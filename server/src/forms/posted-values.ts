/**
 * Reads a plain form post by the controls' names (field id, `<id>.<part>`), or by field id alone where the elements send
 * whole values (`action`). What a field cannot hold, and what belongs to no field, is kept under its own name: a page may be
 * newer or older than its form, and nothing that was sent is dropped.
 */
import { byId } from '../../../src/domain/by-id.ts';
import { controlName, type FormField, visibleParts } from '../../../src/domain/forms/field.ts';
import { FIELD_TYPES } from '../../../src/domain/forms/fields/index.ts';
import { usableFields } from '../../../src/domain/forms/form.ts';
import { HONEYPOT_NAME } from '../../../src/domain/forms/honeypot.ts';
import {
  type ControlValues,
  type FieldValue,
  type FormValues,
  isEmptyValue,
  readValues,
} from '../../../src/domain/forms/values.ts';
import type { StoredForm } from './form-entity.ts';
import { settled, toFieldValue } from './incoming-values.ts';

type Posted = Readonly<Record<string, unknown>>;

/** Control names that belong to the form post itself; `altcha` is the name that ALTCHA's own widget sends under. */
export const CAPTCHA_CONTROLS = ['altcha', 'captchaKey', 'recaptchaEnterpriseV3Token'] as const;
const OWN_CONTROLS: ReadonlySet<string> = new Set([
  'crumb',
  'pageTitle',
  'pagePath',
  HONEYPOT_NAME,
  ...CAPTCHA_CONTROLS,
]);

/** @param body texts by name, lists where a name came several times; whatever JSON has */
export function valuesOfPlainPost(form: StoredForm | undefined, body: Posted): FormValues {
  const fields = form ? usableFields(form) : [];
  const posted = withControlNames(fields, body);
  const values = readValues(fields, controlsOf(posted), hiddenControlsOf(posted, fields));
  for (const field of fields) {
    const value = wholeValue(field, posted) ?? severalTexts(field, posted);
    if (value !== undefined) values[field.id] = value;
  }
  const others = Object.keys(body).filter(
    (name) => !OWN_CONTROLS.has(name) && !fields.some((field) => holds(field, name, posted)),
  );
  for (const name of others) values[name] = toFieldValue(body[name]);
  return settled(values, form);
}

/** Whether a field's value has what came under a name. */
function holds(field: FormField, name: string, posted: Posted): boolean {
  if (isMap(toFieldValue(posted[name]))) return name === field.id;
  const { control } = FIELD_TYPES[field.type];
  const isWhole = wholeValue(field, posted) !== undefined;
  if (name === field.id) return control !== 'section';
  if (control !== 'parts' && control !== 'likert')
    return name === `${field.id}[]` && control !== 'section' && !isWhole;
  const own = controlNames(field).find((one) => [one, `${one}[]`].includes(name));
  if (own) return !isWhole && controlsOf(posted).getAll(own).length === 1;
  const row = field.options.findIndex((question) => name === `${field.id}[${question}]`);
  if (row < 0 || isWhole) return false;
  const numbered = controlName(field.id, row);
  return posted[numbered] === posted[name] && controlsOf(posted).getAll(numbered).length === 1;
}

function controlNames(field: FormField): string[] {
  const { id, type, options } = field;
  return FIELD_TYPES[type].control === 'likert'
    ? options.map((_question, row) => controlName(id, row))
    : visibleParts(field).map((part) => controlName(id, part.name));
}

/** What came under the id alone, of a field that has controls of several names; of others, a map. */
function wholeValue({ id, type }: FormField, posted: Posted): FieldValue | undefined {
  const value = toFieldValue(posted[id]);
  const hasManyControls = ['parts', 'likert'].includes(FIELD_TYPES[type].control);
  return (hasManyControls || isMap(value)) && !isEmptyValue(value) ? value : undefined;
}

/** Of a field that takes one text, where its name came several times: each that says something. */
function severalTexts(field: FormField, posted: Posted): FieldValue | undefined {
  const type = FIELD_TYPES[field.type];
  if (type.control === 'choices' ? type.isMultiple : ['section', 'parts', 'likert'].includes(type.control))
    return undefined;
  const sent = controlsOf(posted).getAll(field.id);
  if (sent.length < 2) return undefined;
  const texts = sent.flatMap((text) => {
    const alone = { getAll: () => [text] };
    const value = readValues([field], alone, alone)[field.id] ?? '';
    return typeof value === 'string' && !isEmptyValue(value) ? [value] : [];
  });
  return texts.length > 1 ? texts : texts[0];
}

/** The elements send an answer as `<id>[<question>]`, a plain form by the number of the question. */
function withControlNames(fields: readonly FormField[], body: Posted): Posted {
  const named = byId(Object.entries(body));
  for (const { id, type, options } of fields) {
    if (FIELD_TYPES[type].control !== 'likert') continue;
    options.forEach((question, row) => {
      const sent = named[`${id}[${question}]`];
      if (sent !== undefined) named[controlName(id, row)] ??= sent;
    });
  }
  return named;
}

/** The elements send a list as `<id>[]`. */
function controlsOf(posted: Posted): ControlValues {
  const all = (name: string) => {
    const value = toFieldValue(Object.hasOwn(posted, name) ? posted[name] : []);
    return isMap(value) ? [] : [value].flat();
  };
  return { getAll: (name) => [...all(name), ...all(`${name}[]`)] };
}

/** A hidden input bears the field's id; the rules look for it under the name of its query key. */
function hiddenControlsOf(posted: Posted, fields: readonly FormField[]): ControlValues {
  const hidden = fields.filter(({ type }) => FIELD_TYPES[type].control === 'hidden');
  const ids = new Map(hidden.map(({ key, id }) => [key || id, id]));
  const controls = controlsOf(posted);
  return { getAll: (key) => controls.getAll(ids.get(key) ?? key) };
}

function isMap(value: FieldValue): value is Record<string, string> {
  return typeof value === 'object' && !Array.isArray(value);
}
