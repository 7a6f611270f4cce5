/** Decodes base64 text, in the common and in the URL alphabet, to a string. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * @param text base64 or base64url, with or without padding
 * @returns the UTF-8 text inside
 * @throws RangeError when it is not base64, URIError when the bytes are not UTF-8
 */
export function decodeBase64(text: string): string {
  const digits = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/={1,2}$/, '');
  let bits = 0;
  let held = 0;
  let escaped = '';
  for (const digit of digits) {
    const value = ALPHABET.indexOf(digit);
    if (value < 0) throw new RangeError('not base64');
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    escaped += `%${((bits >> held) & 0xff).toString(16).padStart(2, '0')}`;
  }
  // Six bits left over would be a digit that carries no byte.
  if (held === 6) throw new RangeError('not base64');
  return decodeURIComponent(escaped);
}
