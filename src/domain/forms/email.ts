/** Two rules for an e-mail address: the builder's and one that accepts every valid address (behaviour/forms#e-mail-addresses). */

export const EMAIL_RULES = ['spec', 'modern'] as const;
/** `spec` refuses top-level domains over four characters (.museum, .online); `modern` accepts all. */
export type EmailRule = (typeof EMAIL_RULES)[number];

const SPEC_MIN_LENGTH = 3;
const SPEC_MAX_LENGTH = 256;
const SPEC_SHAPE = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9-]+\.)+[a-z0-9]{2,4}$/i;

/** Limits of RFC 5321 section 4.5.3.1, in octets. */
const MODERN_MAX_LENGTH = 254;
const MODERN_MAX_LOCAL = 64;
const MODERN_MAX_LABEL = 63;
/** Any script, since RFC 6531; quoted local parts and address literals are no visitor's address. */
const MODERN_LOCAL = /^[^\s\p{C}@()<>[\],;:\\".]+(?:\.[^\s\p{C}@()<>[\],;:\\".]+)*$/u;
const MODERN_LABEL = /^(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)$/u;

/** @param address the trimmed value */
export function isEmail(address: string, rule: EmailRule = 'spec'): boolean {
  return rule === 'modern' ? isModernEmail(address) : isSpecEmail(address);
}

function isSpecEmail(address: string): boolean {
  return address.length >= SPEC_MIN_LENGTH && address.length <= SPEC_MAX_LENGTH && SPEC_SHAPE.test(address);
}

function isModernEmail(address: string): boolean {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const labels = address.slice(at + 1).split('.');
  const top = labels.at(-1) ?? '';
  return (
    at > 0 &&
    MODERN_LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => MODERN_LABEL.test(label) && octets(label) <= MODERN_MAX_LABEL) &&
    octets(local) <= MODERN_MAX_LOCAL &&
    octets(address) <= MODERN_MAX_LENGTH &&
    [...top].length > 1 &&
    !/^\d+$/.test(top)
  );
}

/** Length in UTF-8. @param text without lone surrogates, as both shapes see to */
function octets(text: string): number {
  return encodeURIComponent(text).replace(/%../g, '-').length;
}
