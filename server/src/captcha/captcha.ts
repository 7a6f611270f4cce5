/** Decides whether a captcha was completed: ALTCHA by the server itself, reCAPTCHA Enterprise by its provider when configured. */
import type { Kysely } from 'kysely';
import type { ServerOptions } from '../config.ts';
import type { Database } from '../db/schema.ts';
import { isAltchaToken, verifyAltcha } from './altcha.ts';
import type { CaptchaCheck } from './proof.ts';
import { verifyRecaptcha } from './recaptcha.ts';

export function createCaptchaCheck(
  db: Kysely<Database>,
  secret: string,
  { recaptcha, now }: Pick<ServerOptions, 'recaptcha' | 'now'>,
): CaptchaCheck {
  return async (proof) => {
    if (isAltchaToken(proof.token)) return verifyAltcha(db, secret, proof, now());
    return recaptcha !== undefined && verifyRecaptcha(recaptcha, proof);
  };
}
