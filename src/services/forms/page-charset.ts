/** Writes a form in the encoding that its page asks for; loaded where that is not UTF-8. */
import { signsOf, urlEncoded } from '../../domain/forms/charset.ts';

/** A field of this name that its author left empty says the encoding. */
const SAYS_IT = '_charset_';

export function encodeIn(charset: string, entries: readonly (readonly [string, string])[]): string {
  const decoder = new TextDecoder(charset);
  const signs = signsOf((bytes) => decoder.decode(new Uint8Array(bytes)));
  return urlEncoded(
    entries.map(([name, value]) => [name, name === SAYS_IT ? charset : value] as const),
    signs,
  );
}
