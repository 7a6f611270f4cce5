/** A secret: sent as it is typed, and kept nowhere. */
import type { InputType } from './field-type.ts';

export const password: InputType = {
  control: 'input',
  isPrivate: true,
  input: { type: 'password', autoComplete: 'current-password' },
  normalize: (text) => text,
};
