/**
 * Submission keys: a key lets one visitor store one submission (behaviour/forms#submitting). It carries its time and a signature over time,
 * nonce and the visitor's crumb, so it is checked without a look-up; only its use is kept (a unique column of the row).
 */
import { randomBytes } from 'node:crypto';
import { sameText, sign } from '../signing.ts';

/** Long enough for a slow captcha or a laptop that slept, short enough that a leaked key is soon worthless. */
export const KEY_LIFETIME_SECONDS = 30 * 60;

const NONCE_BYTES = 12;
const MAC_BYTES = 20;

/** @returns `1:<unix seconds>:<base64>=`, as the builder's own keys look */
export function issueKey(secret: string, crumb: string, now: number): string {
  const seconds = String(Math.floor(now / 1000));
  const nonce = randomBytes(NONCE_BYTES);
  return `1:${seconds}:${Buffer.concat([nonce, mac(secret, seconds, nonce, crumb)]).toString('base64')}`;
}

/** Whether the key was issued by this site to the visitor with this crumb, and not too long ago. */
export function isValidKey(key: unknown, secret: string, crumb: string, now: number): key is string {
  const match = /^1:(\d{1,12}):([A-Za-z0-9+/]{43}=)$/.exec(typeof key === 'string' ? key : '');
  if (!match?.[1] || !match[2]) return false;
  const ageSeconds = Math.floor(now / 1000) - Number(match[1]);
  if (ageSeconds < 0 || ageSeconds > KEY_LIFETIME_SECONDS) return false;
  const nonce = Buffer.from(match[2], 'base64').subarray(0, NONCE_BYTES);
  const expected = Buffer.concat([nonce, mac(secret, match[1], nonce, crumb)]).toString('base64');
  return sameText(expected, match[2]);
}

function mac(secret: string, seconds: string, nonce: Buffer, crumb: string): Buffer {
  return sign(secret, 'submission-key', seconds, nonce.toString('base64'), crumb).subarray(0, MAC_BYTES);
}
