/** Autofill tokens (WHATWG autofill) by field type, so that browsers and password managers know what to offer. */
import type { FieldType, PartName } from './field.ts';

const PART_TOKENS: Partial<Record<`${'name' | 'address' | 'phone'}.${string}`, string>> = {
  'name.first': 'given-name',
  'name.last': 'family-name',
  'address.line1': 'address-line1',
  'address.line2': 'address-line2',
  'address.city': 'address-level2',
  'address.state': 'address-level1',
  'address.zip': 'postal-code',
  'address.country': 'country-name',
  'phone.country': 'tel-country-code',
  'phone.areacode': 'tel-area-code',
  'phone.prefix': 'tel-local-prefix',
  'phone.line': 'tel-local-suffix',
};

const FIELD_TOKENS: Partial<Record<FieldType, string>> = {
  email: 'email',
  website: 'url',
  password: 'current-password',
  currency: 'off',
  twitter: 'off',
};

/**
 * @param section name of the `section-*` group; needed when a page has two forms of a kind
 * @returns the value of the `autocomplete` attribute, undefined when the browser decides
 */
export function autocompleteToken(type: FieldType, part?: PartName, section = ''): string | undefined {
  const token =
    part === undefined ? FIELD_TOKENS[type] : PART_TOKENS[`${type}.${part}` as keyof typeof PART_TOKENS];
  return token && token !== 'off' && section ? `section-${section} ${token}` : token;
}
