/** English texts of `<sqs-form>`. */

import { LIKERT_LABELS } from '../../domain/forms/likert.ts';
import type { PluralForms } from '../../domain/text/plural.ts';
import { fieldErrorMessages } from './field-errors.ts';
import { submitMessages } from './submit.ts';

export const formMessages = {
  ...submitMessages,
  ...fieldErrorMessages,
  /** Of a form that its owner gave none. */
  name: 'New Form',
  notConfigured: 'This form has not been configured yet.',
  notLoaded: 'This form could not be loaded. Please reload and try again.',
  bannerTop: 'Your form has encountered a problem. Please scroll down to review.',
  bannerBottom: 'Your form has encountered a problem. Please scroll up to review.',
  likert: LIKERT_LABELS,
  // Our own.
  summaryTitle: 'There is a problem',
  requiredMark: 'required',
  selectPrompt: 'Select an option',
  charactersLeft: {
    one: 'You have {count} character remaining',
    other: 'You have {count} characters remaining',
  } as PluralForms,
  charactersOver: {
    one: 'You have {count} character too many',
    other: 'You have {count} characters too many',
  } as PluralForms,
  characterLimit: {
    one: 'You can enter up to {count} character',
    other: 'You can enter up to {count} characters',
  } as PluralForms,
  unshownField: 'A field cannot be shown here. Please contact the site owner.',
  parts: {
    first: 'First Name',
    last: 'Last Name',
    line1: 'Address 1',
    line2: 'Address 2',
    city: 'City',
    state: 'State/Province',
    zip: 'Zip/Postal Code',
    country: 'Country',
    month: 'Month (MM)',
    day: 'Day (DD)',
    year: 'Year (YYYY)',
    hour: 'Hour',
    minute: 'Minute',
    second: 'Second',
    ampm: 'AM/PM',
    phoneCountry: 'Country Code',
    areacode: 'Area Code',
    prefix: 'Prefix',
    linenumber: 'Line Number',
  },
  dayPeriods: { AM: 'AM', PM: 'PM' },
};
