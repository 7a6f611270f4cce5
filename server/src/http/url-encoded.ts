/** Reads form-encoded bodies as URLSearchParams does, in whatever character set a page has sent them. */
import { decoderFor } from './charset.ts';

const PERCENT = 0x25;
const PLUS = 0x2b;
const SPACE = 0x20;

export function urlEncoded(body: Buffer, contentType: string): [string, string][] {
  const decoded = decoderFor(contentType, unescaped(body));
  return pairsOf(body).map((pair) => {
    const found = pair.indexOf('=');
    const end = found < 0 ? pair.length : found;
    return [decoded(unescaped(pair.subarray(0, end))), decoded(unescaped(pair.subarray(end + 1)))];
  });
}

function pairsOf(body: Buffer): Buffer[] {
  const pairs: Buffer[] = [];
  for (let start = 0; start < body.length; ) {
    const found = body.indexOf('&', start);
    const end = found < 0 ? body.length : found;
    if (end > start) pairs.push(body.subarray(start, end));
    start = end + 1;
  }
  return pairs;
}

/** The bytes that are meant. */
function unescaped(bytes: Buffer): Buffer {
  const result = Buffer.alloc(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const escaped = byte === PERCENT ? escapedAt(bytes, at) : undefined;
    if (escaped !== undefined) at += 2;
    result[length] = escaped ?? (byte === PLUS ? SPACE : byte);
    length += 1;
  }
  return result.subarray(0, length);
}

/** @returns undefined for a percent sign that begins nothing */
function escapedAt(bytes: Buffer, at: number): number | undefined {
  const hex = bytes.toString('latin1', at + 1, at + 3);
  return /^[\da-f]{2}$/i.test(hex) ? Number.parseInt(hex, 16) : undefined;
}
