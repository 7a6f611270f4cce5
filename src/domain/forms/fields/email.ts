/** An e-mail address. */
import { normalizeAddress } from '../../text/normalize.ts';
import { isEmail } from '../email.ts';
import type { InputType } from './field-type.ts';

export const email: InputType = {
  control: 'input',
  input: { type: 'email', autoComplete: 'email' },
  normalize: normalizeAddress,
  check: (text, { emailRules = ['spec'] }) =>
    emailRules.some((rule) => isEmail(normalizeAddress(text), rule)) ? undefined : 'emailInvalid',
};
