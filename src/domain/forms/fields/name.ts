/** A person's name: first and last. */
import type { PartsType } from './field-type.ts';

export const name: PartsType = {
  control: 'parts',
  parts: [
    { name: 'first', autoComplete: 'given-name' },
    { name: 'last', autoComplete: 'family-name', before: ' ' },
  ],
};
