/** Which characters the bytes of a body are. */
import { isUtf8 } from 'node:buffer';
import { Refusal } from '../errors.ts';

/** What browsers send from a page that says nothing else; each of its 256 bytes is a character, so that none is lost. */
const LEGACY = 'windows-1252';
/** Its characters from 0x80 on, which Node 20 takes for control characters; five have none. */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * By the character set that the type names, and without one UTF-8 where the bytes are that.
 * @returns reads bytes @throws Refusal when the character set is not known, or the bytes are none of its characters
 */
export function decoderFor(contentType: string, bytes: Uint8Array): (bytes: Uint8Array) => string {
  const named = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(contentType)?.[1];
  const decoder = decoderOf(named ?? (isUtf8(bytes) ? 'utf-8' : LEGACY));
  return (some) => {
    try {
      const text = decoder.decode(some);
      return decoder.encoding === LEGACY ? withSigns(text) : text;
    } catch (cause) {
      throw new Refusal('unreadable-body', { cause });
    }
  };
}

function decoderOf(name: string): TextDecoder {
  try {
    return new TextDecoder(name, { fatal: true });
  } catch (cause) {
    throw new Refusal('unknown-charset', { cause });
  }
}

function withSigns(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (one) => FROM_0X80[one.charCodeAt(0) - 0x80] ?? one);
}
