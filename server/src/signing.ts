/** Tokens, signatures and constant-time comparison for what the server hands out and takes back. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Some hundred kilobytes. */
const MOST_REMEMBERED = 2000;

/** HMAC-SHA256 of the parts; `purpose` keeps a signature for one use from serving another. */
export function sign(secret: string, purpose: string, ...parts: string[]): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest();
}

/** Whether two texts are equal, in a time that tells nothing about where they differ. Of their lengths it may. */
export function sameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Signs the same few texts again and again: those of visitors who are here now. */
export function remembered(sign: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const signed = sign(text);
    known.set(text, signed);
    return signed;
  };
}

/** A secret of a cookie or a program that nobody guesses. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** What the database keeps of a token: a stolen database opens nothing. */
export function tokenHash(token: string): string {
  return hash(token).toString('base64url');
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
