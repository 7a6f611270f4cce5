/** Decides whether a captcha was completed: ALTCHA by the server itself, reCAPTCHA Enterprise by its provider when configured. */
import type { Kysely } from 'kysely';
import type { ServerOptions } from '../config.ts';
import type { Database } from '../db/schema.ts';
import { isAltchaToken, verifyAltcha } from './altcha.ts';
import { verifyRecaptcha } from './recaptcha.ts';

/** What a client sent as proof, and for what. */
export interface CaptchaProof {
  token: string;
  /** The submission key: a repeated call may bring the same token again. */
  usedBy: string;
  /** Actions of spec 1 §7 that the token may have been made for. */
  actions: readonly string[];
}

export type CaptchaCheck = (proof: CaptchaProof) => Promise<boolean>;

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
