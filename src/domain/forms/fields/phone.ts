/** A phone number in the parts of the North American plan; the country code is asked for when the owner wants it. */
import type { PartsType } from './field-type.ts';

export const phone: PartsType = {
  control: 'parts',
  type: 'tel',
  parts: [
    {
      name: 'country',
      label: 'phoneCountry',
      autoComplete: 'tel-country-code',
      isHidden: ({ showCountryCode }) => !showCountryCode,
      sign: '+',
      isOptional: true,
    },
    { name: 'areacode', autoComplete: 'tel-area-code', before: ' ' },
    { name: 'prefix', autoComplete: 'tel-local-prefix', before: '-' },
    { name: 'line', label: 'linenumber', autoComplete: 'tel-local-suffix', before: '-' },
  ],
};
