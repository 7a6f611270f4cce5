/** Texts in the encodings of old pages, as browsers write them when such a page sends a form (behaviour/forms#an-authors-own-form). */

/** What `TextDecoder` does for one encoding. */
export type Decode = (bytes: readonly number[]) => string;

/** What bytes that mean nothing are read as. */
const NOTHING = '\uFFFD';

/** Encodings of a byte a sign have a few bytes that mean nothing; those of two bytes begin their pairs with most. */
const MOST_GAPS = 64;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** @returns the bytes of each sign, by trying what they are read as; signs of three bytes are in none */
export function signsOf(decode: Decode): Map<string, readonly number[]> {
  const signs = new Map<string, readonly number[]>();
  const add = (bytes: readonly number[]) => {
    const [sign, ...more] = decode(bytes);
    if (sign !== undefined && sign !== NOTHING && more.length === 0 && !signs.has(sign))
      signs.set(sign, bytes);
  };
  for (const byte of range(0, 255)) add([byte]);
  if (256 - signs.size > MOST_GAPS)
    for (const lead of range(0x81, 0xfe)) for (const trail of range(0x40, 0xfe)) add([lead, trail]);
  return signs;
}

const UNCHANGED = /[A-Za-z0-9*._-]/;

/** Entries as a form is sent URL-encoded; what the encoding does not have goes as a reference (`&#8364;`). */
export function urlEncoded(
  entries: readonly (readonly [string, string])[],
  signs: ReadonlyMap<string, readonly number[]>,
): string {
  const write = (byte: number) => {
    const sign = String.fromCharCode(byte);
    if (UNCHANGED.test(sign)) return sign;
    return byte === 0x20 ? '+' : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  };
  const bytesOf = (sign: string) =>
    signs.get(sign) ?? [...`&#${sign.codePointAt(0)};`].map((part) => part.charCodeAt(0));
  const encode = (text: string) => [...text].map((sign) => bytesOf(sign).map(write).join('')).join('');
  return entries.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
}
