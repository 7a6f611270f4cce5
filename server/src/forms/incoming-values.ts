/** Brings what clients send as field values into the value shapes; nothing that was sent is dropped. */
import { byId } from '../../../src/domain/by-id.ts';
import { controlName, type FormField } from '../../../src/domain/forms/field.ts';
import type { Control } from '../../../src/domain/forms/fields/field-type.ts';
import { FIELD_TYPES } from '../../../src/domain/forms/fields/index.ts';
import { usableFields } from '../../../src/domain/forms/form.ts';
import { FORM_TYPES } from '../../../src/domain/forms/form-entity.ts';
import { HONEYPOT_NAME } from '../../../src/domain/forms/honeypot.ts';
import {
  type ControlValues,
  type FieldValue,
  type FormValues,
  isEmptyValue,
  normalizeText,
  readValues,
} from '../../../src/domain/forms/values.ts';
import { fieldErrorMessages } from '../../../src/i18n/en/field-errors.ts';
import { Refusal } from '../errors.ts';
import { readJson } from '../http/json.ts';
import type { StoredForm } from './form-entity.ts';
import { fieldRefusal } from './outcome-answers.ts';

/** Fields of a form, and entries of one of them. */
const MAX_VALUES = 1000;
const MAX_ID_LENGTH = 500;
/** A long essay; the field's own limit is for its owner to set. */
const MAX_VALUE_LENGTH = 100_000;
/** All together: owners read many submissions at once. */
const MAX_LENGTH = 500_000;

/**
 * Reads the values of a submission: an object, or its JSON text.
 * @param form undefined when the server does not know it
 * @throws Refusal `unreadable` when it is neither
 */
export function parseValues(sent: unknown, form: StoredForm | undefined): FormValues {
  const map = typeof sent === 'string' ? readJson(sent) : sent;
  if (typeof map !== 'object' || map === null || Array.isArray(map)) throw new Refusal('unreadable');
  const values = byId(Object.entries(map).map(([id, value]) => [id, toFieldValue(value)]));
  return normalized(adoptAddress(bounded(values), form), form);
}

/** Other clients than ours check and store the same text. */
function normalized(values: FormValues, form: StoredForm | undefined): FormValues {
  for (const field of form ? usableFields(form) : []) {
    const value = values[field.id];
    if (typeof value === 'string') values[field.id] = normalizeText(field, value);
  }
  return values;
}

/** @throws Refusal when there are too many values, or one is too long */
function bounded(values: FormValues): FormValues {
  const entries = Object.entries(values);
  if (entries.length > MAX_VALUES) throw new Refusal('too-large');
  let length = 0;
  const tooLong = entries.filter(([id, value]) => {
    const texts = typeof value === 'string' ? [value] : Object.values(value);
    if (texts.length > MAX_VALUES || id.length > MAX_ID_LENGTH) throw new Refusal('too-large');
    length += texts.reduce((sum, text) => sum + text.length, id.length);
    return texts.some((text) => text.length > MAX_VALUE_LENGTH);
  });
  if (tooLong.length > 0) throw fieldRefusal(byId(tooLong.map(([id]) => [id, fieldErrorMessages.tooLong])));
  if (length > MAX_LENGTH) throw new Refusal('too-large');
  return values;
}

/**
 * A newsletter asks for one thing, and a tag that only knows its form id does not know what the field is called: a single
 * value under another name is the address.
 */
function adoptAddress(values: FormValues, form: StoredForm | undefined): FormValues {
  if (form?.type !== FORM_TYPES.newsletterBlock) return values;
  const field = usableFields(form).find(({ type }) => type === 'email');
  if (!field || !isEmptyValue(values[field.id])) return values;
  const [only, ...others] = Object.entries(values).filter(([, value]) => !isEmptyValue(value));
  return only && others.length === 0 ? byId([[field.id, only[1]]]) : values;
}

/** Newer clients of the builder send an e-mail value as `{ emailAddress }`. */
function toFieldValue(value: unknown): FieldValue {
  if (Array.isArray(value)) return value.map(toText);
  if (typeof value !== 'object' || value === null) return toText(value);
  if ('emailAddress' in value) return toText(value.emailAddress);
  return byId(Object.entries(value).map(([name, part]) => [name, toText(part)]));
}

/** Any JSON value as text. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(toText).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Control names that belong to the form post itself; `altcha` is the name that ALTCHA's own widget sends under. */
export const CAPTCHA_CONTROLS = ['altcha', 'captchaKey', 'recaptchaEnterpriseV3Token'] as const;
const OWN_CONTROLS: ReadonlySet<string> = new Set([
  'crumb',
  'pageTitle',
  'pagePath',
  HONEYPOT_NAME,
  ...CAPTCHA_CONTROLS,
]);

/** Fields whose value comes from controls of several names. */
const MANY_CONTROLS: readonly Control[] = ['parts', 'likert'];

/**
 * Reads a plain form post by the controls' names (field id, `<id>.<part>`), or by field id alone where the elements
 * send whole values (`action`). What belongs to no field of the form is kept under its own name, since a page may be
 * newer or older than the form.
 */
export function valuesOfPlainPost(
  form: StoredForm | undefined,
  body: Readonly<Record<string, unknown>>,
): FormValues {
  const fields = form ? usableFields(form) : [];
  const byControls = readValues(
    fields,
    controlsOf(withControlNames(fields, body)),
    hiddenControlsOf(body, fields),
  );
  const whole = fields.filter(
    ({ id, type }) => MANY_CONTROLS.includes(FIELD_TYPES[type].control) && Object.hasOwn(body, id),
  );
  const others = Object.keys(body).filter(
    (name) =>
      !OWN_CONTROLS.has(name) &&
      !fields.some(({ id }) => name === id || name.startsWith(`${id}.`) || name.startsWith(`${id}[`)),
  );
  const asSent = [...others, ...whole.map(({ id }) => id)].map(
    (name) => [name, toFieldValue(body[name])] as const,
  );
  return normalized(adoptAddress(bounded(byId([...Object.entries(byControls), ...asSent])), form), form);
}

/** The elements send an answer as `<id>[<question>]`, a plain form by the number of the question. */
function withControlNames(fields: readonly FormField[], body: Readonly<Record<string, unknown>>) {
  const named = byId(Object.entries(body));
  for (const { id, type, options } of fields) {
    if (FIELD_TYPES[type].control !== 'likert') continue;
    options.forEach((question, row) => {
      const sent = named[`${id}[${question}]`];
      if (sent !== undefined) named[controlName(id, row)] = sent;
    });
  }
  return named;
}

/** The elements send a list as `<id>[]`. */
function controlsOf(body: Readonly<Record<string, unknown>>): ControlValues {
  const all = (name: string) => [Object.hasOwn(body, name) ? body[name] : []].flat();
  return { getAll: (name) => [...all(name), ...all(`${name}[]`)] };
}

/** A hidden input bears the field's id; the rules look for it under the name of its query key. */
function hiddenControlsOf(
  body: Readonly<Record<string, unknown>>,
  fields: readonly FormField[],
): ControlValues {
  const hidden = fields.filter(({ type }) => FIELD_TYPES[type].control === 'hidden');
  const ids = new Map(hidden.map(({ key, id }) => [key || id, id]));
  const controls = controlsOf(body);
  return { getAll: (key) => controls.getAll(ids.get(key) ?? key) };
}
