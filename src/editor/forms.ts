/** Forms: their types and defaults, and what an owner sets of each type of field (behaviour/editor#forms). */
import { DEMO_CUSTOM_FORM, DEMO_NEWSLETTER_FORM } from '../domain/forms/demo-forms.ts';
import type { FieldType } from '../domain/forms/fields/index.ts';
import {
  CAPTCHA_ALIGNMENTS as ALIGNMENTS,
  CAPTCHA_THEMES as THEMES,
  FORM_TYPES as TYPES,
} from '../domain/forms/form-entity.ts';
import { enumeration } from './enumeration.ts';

export const FORM_TYPES = enumeration(TYPES);
export const CAPTCHA_THEMES = enumeration(THEMES);
export const CAPTCHA_ALIGNMENTS = enumeration(ALIGNMENTS);

/** In the order in which an owner goes through them. */
export const FORM_SETTINGS_TABS = ['BUILD', 'STORAGE', 'ADVANCED', 'CAPTCHA', 'DISCLAIMER'] as const;
export type FormSettingsTab = (typeof FORM_SETTINGS_TABS)[number];

/** What can be set of a field besides its title, and by which kind of control. */
export const FIELD_PROPERTY_KINDS = {
  description: 'text',
  placeholder: 'text',
  required: 'flag',
  currencySymbol: 'text',
  showCountryCode: 'flag',
  underline: 'flag',
  options: 'list',
  maxLength: 'integer',
  key: 'text',
  value: 'text',
} as const;
export type FieldProperty = keyof typeof FIELD_PROPERTY_KINDS;

const OF_A_LINE = ['description', 'placeholder', 'required'] as const;
const OF_A_CHOICE = ['description', 'options', 'required'] as const;
const OF_THE_REST = ['description', 'required'] as const;

/** The properties that an owner sets of each type of field, in order. */
export const FORM_FIELD_PROPERTIES = {
  text: OF_A_LINE,
  textarea: OF_A_LINE,
  email: OF_A_LINE,
  number: OF_A_LINE,
  currency: ['description', 'currencySymbol', 'required'],
  website: OF_A_LINE,
  password: OF_THE_REST,
  twitter: OF_THE_REST,
  date: OF_THE_REST,
  time: OF_THE_REST,
  name: OF_THE_REST,
  address: OF_THE_REST,
  phone: ['description', 'showCountryCode', 'required'],
  section: ['description', 'underline'],
  radio: OF_A_CHOICE,
  checkbox: OF_A_CHOICE,
  select: OF_A_CHOICE,
  likert: OF_A_CHOICE,
  hidden: ['key', 'value'],
} as const satisfies Record<FieldType, readonly FieldProperty[]>;

/**
 * @param features.formHandler the flag of the newer form handler, which limits the length of a textarea
 * @returns what an owner sets of a field, in order
 */
export function fieldProperties(
  type: FieldType,
  { formHandler = false }: { formHandler?: boolean } = {},
): readonly FieldProperty[] {
  const properties = FORM_FIELD_PROPERTIES[type];
  return type === 'textarea' && formHandler ? [...properties, 'maxLength'] : properties;
}

export { DEMO_CUSTOM_FORM, DEMO_NEWSLETTER_FORM };

/** Stands in place of a password that is kept. */
export const PASSWORD_MASK = '__MASKED_FIELD__';

const WITH_DISCLAIMER: readonly number[] = [TYPES.slide, TYPES.newsletterBlock];

/** A form before its owner has said anything. @param type one of `FORM_TYPES.codes` */
export function newForm(type: (typeof TYPES)[keyof typeof TYPES] = TYPES.formBlock) {
  return {
    type,
    name: 'New Form',
    fields: [],
    submitButtonText: 'Submit',
    submissionMessage: 'Thank you!',
    disclaimerMessage: WITH_DISCLAIMER.includes(type) ? 'We respect your privacy.' : '',
    submissionHTML: '',
    successRedirect: '',
    captchaEnabled: false,
    captchaTheme: THEMES.light,
    captchaAlignment: ALIGNMENTS.left,
  };
}
