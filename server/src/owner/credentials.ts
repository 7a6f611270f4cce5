/** What owners sign in with, as it comes and as it must be. */
import { isEmail } from '../../../src/domain/forms/email.ts';
import { Refusal } from '../errors.ts';
import { required, shape, text } from '../http/schema.ts';

/** Everything that visitors sent stands behind it. */
const MIN_PASSWORD_LENGTH = 12;

export const credentials = shape<{ email: string; password: string }>({
  email: required(text()),
  password: required(text()),
});

/** @returns the address as accounts know it */
export function accountName(email: string): string {
  return email.trim().toLowerCase();
}

/** @throws Refusal when it is no address */
export function checkedEmail(email: string): string {
  const name = accountName(email);
  if (!isEmail(name, 'modern')) throw new Refusal('email');
  return name;
}

/** @throws Refusal when it is too short to be left alone with the inbox */
export function checkedPassword(password: string): string {
  if (password.length < MIN_PASSWORD_LENGTH)
    throw new Refusal('short-password', {
      message: `A password needs ${MIN_PASSWORD_LENGTH} characters or more.`,
    });
  return password;
}
