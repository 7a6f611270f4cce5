/** Tokens, signatures and constant-time comparison for what the server hands out and takes back. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of the parts; `purpose` keeps a signature for one use from serving another. */
export function sign(secret: string, purpose: string, ...parts: string[]): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest();
}

/** Whether two texts are equal, in a time that tells nothing about where they differ. */
export function sameText(one: string, other: string): boolean {
  return timingSafeEqual(hash(one), hash(other));
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
