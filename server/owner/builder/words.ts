/** What the builder calls types of fields, their properties, and its tabs. */
import type { FieldType } from '../../../src/domain/forms/fields/index.ts';
import type { FieldProperty, FormSettingsTab } from '../../../src/editor/forms.ts';

export const TYPE_NAMES: Readonly<Record<FieldType, string>> = {
  name: 'Name',
  email: 'Email',
  text: 'Text',
  textarea: 'Long text',
  select: 'Dropdown',
  radio: 'One of several',
  checkbox: 'Some of several',
  phone: 'Phone',
  address: 'Address',
  date: 'Date',
  time: 'Time',
  number: 'Number',
  currency: 'Amount of money',
  website: 'Website',
  twitter: 'Account name',
  password: 'Password',
  likert: 'Survey',
  section: 'Heading',
  hidden: 'Hidden value',
};

export const PROPERTY_NAMES: Readonly<Record<FieldProperty, string>> = {
  description: 'Description',
  placeholder: 'Placeholder',
  required: 'Must be filled in',
  currencySymbol: 'Currency symbol',
  showCountryCode: 'Ask for the country code',
  underline: 'Line below',
  options: 'Options',
  maxLength: 'Most characters',
  key: 'Name in the page’s address',
  value: 'Value without one',
};

export const PROPERTY_HINTS: Partial<Readonly<Record<FieldProperty, string>>> = {
  options: 'One per line.',
  maxLength: 'Empty: as many as there are.',
  key: 'The value is read from the address of the page, as in ?source=letter.',
};

export const TAB_NAMES: Readonly<Record<FormSettingsTab, string>> = {
  BUILD: 'Build',
  STORAGE: 'Storage',
  ADVANCED: 'Advanced',
  CAPTCHA: 'Captcha',
  DISCLAIMER: 'Disclaimer',
};

/** What a field is called in a sentence: a title may be missing. */
export function fieldName({ title, type }: { title?: string; type: string }): string {
  return title || TYPE_NAMES[type as FieldType] || type;
}
