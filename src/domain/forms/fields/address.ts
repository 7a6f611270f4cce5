/** A postal address. */
import type { PartsType } from './field-type.ts';

export const address: PartsType = {
  control: 'parts',
  parts: [
    { name: 'line1', autoComplete: 'address-line1', startsLine: true },
    { name: 'line2', autoComplete: 'address-line2', startsLine: true, isOptional: true },
    { name: 'city', autoComplete: 'address-level2', startsLine: true },
    { name: 'state', autoComplete: 'address-level1', before: ', ' },
    { name: 'zip', autoComplete: 'postal-code', before: ' ' },
    { name: 'country', autoComplete: 'country-name', before: ' ' },
  ],
};
