/** Checks the values of a form before they are sent, on the visitor's page and on the server. */
import { byId } from '../by-id.ts';
import type { FormField } from './field.ts';
import type { FieldErrorCode, ValidateOptions } from './fields/field-type.ts';
import { FIELD_TYPES } from './fields/index.ts';
import { type FormValues, isEmptyValue } from './values.ts';

export type FieldErrorCodes = Record<string, FieldErrorCode>;

/** @returns what is wrong, by field id; empty when the form may be sent */
export function validateForm(
  fields: readonly FormField[],
  values: FormValues,
  options: ValidateOptions = {},
): FieldErrorCodes {
  const errors: FieldErrorCodes = byId();
  for (const field of fields) {
    const code = validateField(field, values, options);
    if (code) errors[field.id] = code;
  }
  return errors;
}

export function validateField(
  field: FormField,
  values: FormValues,
  options: ValidateOptions = {},
): FieldErrorCode | undefined {
  const type = FIELD_TYPES[field.type];
  if (type.control === 'section' || type.control === 'hidden') return undefined;
  const value = Object.hasOwn(values, field.id) ? values[field.id] : undefined;
  if (type.control === 'likert')
    return field.required && !answersAll(field, value) ? 'likertIncomplete' : undefined;
  if (isEmptyValue(value)) return field.required ? 'required' : undefined;
  if (type.control === 'parts') return undefined;
  // A page that has the control twice, or another client, sends several: each is checked.
  for (const text of typeof value === 'string' ? [value] : Object.values(value ?? {})) {
    const wrong = type.control === 'input' ? type.check?.(text, options) : undefined;
    if (wrong) return wrong;
    if (field.maxLength > 0 && text.length > field.maxLength) return 'tooLong';
  }
  return undefined;
}

function answersAll(field: FormField, value: FormValues[string] | undefined): boolean {
  const answers = typeof value === 'object' && !Array.isArray(value) ? value : {};
  return field.options.every(
    (question) => Object.hasOwn(answers, question) && !isEmptyValue(answers[question]),
  );
}
