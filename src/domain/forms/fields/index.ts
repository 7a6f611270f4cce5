/** Every type of field by its name. A new one is a file beside this and a line here. */
import type { Rule } from '../../schema.ts';
import { address } from './address.ts';
import { checkbox } from './checkbox.ts';
import { currency } from './currency.ts';
import { date } from './date.ts';
import { email } from './email.ts';
import type { FieldDescriptor } from './field-type.ts';
import { hidden } from './hidden.ts';
import { likert } from './likert.ts';
import { name } from './name.ts';
import { number } from './number.ts';
import { password } from './password.ts';
import { phone } from './phone.ts';
import { radio } from './radio.ts';
import { section } from './section.ts';
import { select } from './select.ts';
import { text } from './text.ts';
import { textarea } from './textarea.ts';
import { time } from './time.ts';
import { twitter } from './twitter.ts';
import { website } from './website.ts';

export const types = {
  name,
  email,
  text,
  textarea,
  date,
  time,
  address,
  checkbox,
  likert,
  radio,
  select,
  phone,
  section,
  number,
  currency,
  website,
  password,
  twitter,
  hidden,
};

export type FieldType = keyof typeof types;
export const FIELD_TYPES: Readonly<Record<FieldType, FieldDescriptor>> = types;

/** @param name as an owner writes it @returns undefined when no type is called so */
export function fieldType(name: string): FieldDescriptor | undefined {
  return Object.hasOwn(FIELD_TYPES, name) ? FIELD_TYPES[name as FieldType] : undefined;
}

/** What a field's type must be. */
export const FIELD_TYPE: Rule<string> = { type: 'string', values: Object.keys(types) };
