/** Keeps passwords as salted hashes only. */

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from '../errors.ts';

const derive = promisify(scrypt) as (password: string, salt: Buffer, bytes: number) => Promise<Buffer>;
const HASH_BYTES = 32;

/** @returns salt and hash as one text */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, HASH_BYTES);
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
}

/** Takes as long for a hash that does not exist: who has an account is nobody's business. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? NOBODY).split('.');
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), HASH_BYTES);
  return expected.length === HASH_BYTES && timingSafeEqual(actual, expected) && stored !== undefined;
}

const NOBODY = `${Buffer.alloc(16).toString('base64url')}.${Buffer.alloc(HASH_BYTES).toString('base64url')}`;

/** Of an account of the site, whoever makes it. */
export const MIN_PASSWORD_LENGTH = 8;

/** @throws Refusal */
export function refuseShort(password: string): void {
  if (password.length < MIN_PASSWORD_LENGTH)
    throw new Refusal('short-password', {
      message: `A password has at least ${MIN_PASSWORD_LENGTH} characters.`,
    });
}
