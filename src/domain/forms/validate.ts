/** Checks the values of a form before they are sent, on the visitor's page and on the server. */
import { byId } from '../by-id.ts';
import { type EmailRule, isEmail } from './email.ts';
import type { FormField } from './field.ts';
import { type FormValues, isEmptyValue } from './values.ts';

/** What is wrong with a field; the texts are in the catalogue under the same names. */
export type FieldErrorCode = 'required' | 'likertIncomplete' | 'tooLong' | 'emailInvalid';
export type FieldErrorCodes = Record<string, FieldErrorCode>;

export interface ValidateOptions {
  /** A list accepts an address that fits any of its rules, as the server does. Default: the specification's rule. */
  emailRules?: readonly EmailRule[];
}

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
  { emailRules = ['spec'] }: ValidateOptions = {},
): FieldErrorCode | undefined {
  if (field.type === 'section' || field.type === 'hidden') return undefined;
  const value = Object.hasOwn(values, field.id) ? values[field.id] : undefined;
  if (field.type === 'likert')
    return field.required && !answersAll(field, value) ? 'likertIncomplete' : undefined;
  if (isEmptyValue(value)) return field.required ? 'required' : undefined;
  if (typeof value !== 'string') return undefined;
  if (field.type === 'email' && !emailRules.some((rule) => isEmail(value.trim(), rule)))
    return 'emailInvalid';
  return field.maxLength > 0 && value.length > field.maxLength ? 'tooLong' : undefined;
}

function answersAll(field: FormField, value: FormValues[string] | undefined): boolean {
  const answers = typeof value === 'object' && !Array.isArray(value) ? value : {};
  return field.options.every(
    (question) => Object.hasOwn(answers, question) && !isEmptyValue(answers[question]),
  );
}
