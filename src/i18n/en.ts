/** Every English text of the kit, by widget: the specification's words, then our own under their own heading. */

import { LIKERT_LABELS } from '../domain/forms/display.ts';

/** Errors of single fields (spec 1 §8). */
export const fieldErrorMessages = {
  required: 'Required',
  likertIncomplete: 'Survey is not valid. Missing a required question.',
  tooLong: 'You have exceeded the character limit.',
  emailInvalid: 'Email is not valid. Email addresses should follow the format user@domain.com.',
};

/** Failures of a submit (spec 1 §8). */
export const submitMessages = {
  captchaMissing: 'Complete CAPTCHA before submitting.',
  processing: 'Error processing form submission. Please reload and try again.',
  unknown: 'Unknown error, please try again later.',
  noKey: 'Could not get a form submission key, please try again later.',
  unreadable: 'Could not parse the form fields, please check your entries.',
  fieldsInvalid: 'One or more fields is invalid, please check your entries.',
  unauthorized: 'Unable to submit form. Please try again later.',
  notConfigured: 'This form has not been configured yet.',
  rateLimited: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  serverError: 'Unable to send form. Please try again later.',
  submitting: 'Submitting…',
};

/** The form (spec 1 §8; likert labels spec 3 §9). */
export const formMessages = {
  ...fieldErrorMessages,
  ...submitMessages,
  bannerTop: 'Your form has encountered a problem. Please scroll down to review.',
  bannerBottom: 'Your form has encountered a problem. Please scroll up to review.',
  disclaimer: 'We respect your privacy.',
  likert: LIKERT_LABELS,
  // Our own: the specification shows no text for these.
  summaryTitle: 'There is a problem',
  requiredMark: 'required',
  selectPrompt: 'Select an option',
  charactersLeft: 'You have {count} characters remaining',
  charactersOver: 'You have {count} characters too many',
  characterLimit: 'You can enter up to {count} characters',
  captchaReset: 'Verification reset, please complete it again.',
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
};

/** The newsletter (spec 1 §3, §5; spec 2 §3, §5). */
export const newsletterMessages = {
  ...submitMessages,
  emailInvalid: 'Please enter a valid email address.',
  notConnected: 'Please connect your newsletter to a storage option.',
  emailPlaceholder: 'Email Address',
  submit: 'Sign Up',
  submissionMessage: 'Thank you!',
  disclaimer: 'We respect your privacy.',
};
