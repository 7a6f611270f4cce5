/** Brings what clients send as field values into the value shapes; nothing that was sent is dropped. */
import { byId } from '../../../src/domain/by-id.ts';
import { type FormField, isMultiPart } from '../../../src/domain/forms/field.ts';
import { usableFields } from '../../../src/domain/forms/form.ts';
import { FORM_TYPES } from '../../../src/domain/forms/form-entity.ts';
import { HONEYPOT_NAME } from '../../../src/domain/forms/honeypot.ts';
import {
  type ControlValues,
  type FieldValue,
  type FormValues,
  isEmptyValue,
  readValues,
} from '../../../src/domain/forms/values.ts';
import type { StoredForm } from './form-entity.ts';

/**
 * Reads the values of a submission: an object, or its JSON text.
 * @param form undefined when the server does not know it
 * @returns undefined when it is neither
 */
export function parseValues(sent: unknown, form: StoredForm | undefined): FormValues | undefined {
  const map = typeof sent === 'string' ? parseJson(sent) : sent;
  if (typeof map !== 'object' || map === null || Array.isArray(map)) return undefined;
  const values = byId(Object.entries(map).map(([id, value]) => [id, toFieldValue(value)]));
  return adoptAddress(values, form);
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller answers that the form fields could not be read.
    return undefined;
  }
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
  const byControls = readValues(fields, controlsOf(body), hiddenControlsOf(body, fields));
  const whole = fields.filter(
    ({ id, type }) => (isMultiPart(type) || type === 'likert') && Object.hasOwn(body, id),
  );
  const others = Object.keys(body).filter(
    (name) => !OWN_CONTROLS.has(name) && !fields.some(({ id }) => name === id || name.startsWith(`${id}.`)),
  );
  const asSent = [...others, ...whole.map(({ id }) => id)].map(
    (name) => [name, toFieldValue(body[name])] as const,
  );
  return adoptAddress(byId([...Object.entries(byControls), ...asSent]), form);
}

function controlsOf(body: Readonly<Record<string, unknown>>): ControlValues {
  return { getAll: (name) => [Object.hasOwn(body, name) ? body[name] : []].flat() };
}

/** A hidden input bears the field's id; the rules look for it under the name of its query key. */
function hiddenControlsOf(
  body: Readonly<Record<string, unknown>>,
  fields: readonly FormField[],
): ControlValues {
  const hidden = fields.filter(({ type }) => type === 'hidden');
  const ids = new Map(hidden.map(({ key, id }) => [key || id, id]));
  const controls = controlsOf(body);
  return { getAll: (key) => controls.getAll(ids.get(key) ?? key) };
}
