/** Brings what clients send as field values into the value shapes; nothing that was sent is dropped. */
import { byId } from '../../../src/domain/by-id.ts';
import { usableFields } from '../../../src/domain/forms/form.ts';
import { FORM_TYPES } from '../../../src/domain/forms/form-entity.ts';
import {
  type FieldValue,
  type FormValues,
  isEmptyValue,
  normalizeText,
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
  return settled(byId(Object.entries(map).map(([id, value]) => [id, toFieldValue(value)])), form);
}

/**
 * Values as they are checked and stored, whichever client has sent them.
 * @throws Refusal when there are too many values, or one is too long
 */
export function settled(sent: FormValues, form: StoredForm | undefined): FormValues {
  const values = adoptAddress(bounded(sent), form);
  for (const field of form ? usableFields(form) : []) {
    const value = values[field.id];
    if (typeof value === 'string') values[field.id] = normalizeText(field, value);
    if (Array.isArray(value)) values[field.id] = value.map((text) => normalizeText(field, text));
  }
  return values;
}

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
export function toFieldValue(value: unknown): FieldValue {
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
