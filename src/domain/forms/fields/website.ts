/** An address on the web. */
import type { InputType } from './field-type.ts';

export const website: InputType = {
  control: 'input',
  input: { type: 'url', autoComplete: 'url' },
};
