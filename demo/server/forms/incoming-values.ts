/** Brings what clients send as field values into the value shapes of spec 1 §3; nothing that was sent is dropped. */
import { usableFields } from '../../../src/domain/forms/form.ts';
import {
  type ControlValues,
  type FieldValue,
  type FormValues,
  readValues,
} from '../../../src/domain/forms/values.ts';
import type { StoredForm } from './form-entity.ts';

/**
 * Reads the `form` of a saved submission: an object, or its JSON text.
 * @returns undefined when it is neither
 */
export function parseValues(form: unknown): FormValues | undefined {
  const map = typeof form === 'string' ? parseJson(form) : form;
  if (typeof map !== 'object' || map === null || Array.isArray(map)) return undefined;
  return Object.fromEntries(Object.entries(map).map(([id, value]) => [id, toFieldValue(value)]));
}

/** Newer clients of the builder send an e-mail value as `{ emailAddress }` (notes: wire). */
function toFieldValue(value: unknown): FieldValue {
  if (Array.isArray(value)) return value.map(toText);
  if (typeof value !== 'object' || value === null) return toText(value);
  if ('emailAddress' in value) return toText(value.emailAddress);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toText(part)]));
}

function toText(value: unknown): string {
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

/** Control names that belong to the form post itself. */
const OWN_CONTROLS: ReadonlySet<string> = new Set(['crumb', 'altcha', 'pageTitle', 'pagePath']);

/**
 * Reads a plain form post by the controls' names. Controls that belong to no field of the form are kept under their
 * own names, since a page may be newer or older than the form.
 */
export function valuesOfPlainPost(
  form: StoredForm | undefined,
  body: Readonly<Record<string, unknown>>,
): FormValues {
  const controls: ControlValues = {
    getAll: (name) => [Object.hasOwn(body, name) ? body[name] : []].flat(),
  };
  const fields = form ? usableFields(form) : [];
  // A hidden input bears the field's id; the rules look for it under the name of its query key.
  const hiddenIds = new Map(
    fields.flatMap(({ type, key, id }) => (type === 'hidden' ? [[key || id, id]] : [])),
  );
  const query: ControlValues = { getAll: (key) => controls.getAll(hiddenIds.get(key) ?? key) };
  const known = readValues(fields, controls, query);
  const others = Object.entries(body).filter(
    ([name]) => !OWN_CONTROLS.has(name) && !fields.some(({ id }) => name === id || name.startsWith(`${id}.`)),
  );
  return {
    ...Object.fromEntries(others.map(([name, value]) => [name, toFieldValue(value)])),
    ...known,
  };
}
