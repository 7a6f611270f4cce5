/** ALTCHA: the visitor's browser solves a small signed puzzle, the server checks the solution, no third party is asked. */
import {
  type Challenge,
  type ChallengeParameters,
  createChallenge,
  HmacAlgorithm,
  type Payload,
  randomInt,
  verifySolution,
} from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Kysely } from 'kysely';
import { objectOf, textOf } from '../../../src/domain/json.ts';
import type { Database } from '../db/schema.ts';
import { readJson } from '../http/json.ts';
import { sign } from '../signing.ts';
import type { CaptchaProof } from './proof.ts';

const CHALLENGE_LIFETIME_MS = 20 * 60 * 1000;
/** PBKDF2 iterations per attempt and attempts: about a second of one phone core, in the background. */
const COST = 1000;
const ATTEMPTS = { least: 500, most: 2000 };

export function issueChallenge(secret: string, now: number): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(ATTEMPTS.most, ATTEMPTS.least),
    deriveKey,
    expiresAt: new Date(now + CHALLENGE_LIFETIME_MS),
    hmacAlgorithm: HmacAlgorithm.SHA_256,
    ...hmacSecrets(secret),
  });
}

export function isAltchaToken(token: string): boolean {
  return readPayload(token) !== undefined;
}

/** A solution is good once: for one submission key, which may come again when an answer was lost. */
export async function verifyAltcha(
  db: Kysely<Database>,
  secret: string,
  { token, usedBy }: CaptchaProof,
  now: number,
): Promise<boolean> {
  const payload = readPayload(token);
  if (!payload?.challenge.signature) return false;
  // The library compares with the machine's clock; the server's own clock decides as well.
  if ((payload.challenge.parameters.expiresAt ?? 0) * 1000 < now) return false;
  const { verified } = await verifySolution({
    challenge: payload.challenge,
    solution: payload.solution,
    deriveKey,
    ...hmacSecrets(secret),
  });
  // What it was used for may name an address.
  const use = sign(secret, 'captcha-use', usedBy).toString('base64url');
  return verified && spend(db, payload.challenge.signature, use, now);
}

async function spend(db: Kysely<Database>, token: string, usedBy: string, now: number): Promise<boolean> {
  await db
    .insertInto('used_tokens')
    .values({
      token,
      used_by: usedBy,
      expires_at: new Date(now + CHALLENGE_LIFETIME_MS).toISOString(),
    })
    .onConflict((conflict) => conflict.column('token').doNothing())
    .execute();
  const row = await db
    .selectFrom('used_tokens')
    .select('used_by')
    .where('token', '=', token)
    .executeTakeFirst();
  return row?.used_by === usedBy;
}

function hmacSecrets(secret: string) {
  return {
    hmacSignatureSecret: sign(secret, 'altcha').toString('hex'),
    hmacKeySignatureSecret: sign(secret, 'altcha-key').toString('hex'),
  };
}

/**
 * The widget sends base64 of JSON `{ challenge, solution }`. What is needed is taken by name: nothing else that a client
 * puts there reaches the library.
 * @returns undefined for the token of another provider, or nonsense, which is refused
 */
function readPayload(token: string): (Payload & { challenge: { signature: string } }) | undefined {
  const { challenge, solution } = objectOf(readJson(Buffer.from(token, 'base64').toString('utf8')));
  const { parameters, signature } = objectOf(challenge);
  const { counter, derivedKey } = objectOf(solution);
  if (typeof parameters !== 'object' || parameters === null || typeof counter !== 'number') return undefined;
  return {
    challenge: { parameters: parameters as ChallengeParameters, signature: textOf(signature) ?? '' },
    solution: { counter, derivedKey: textOf(derivedKey) ?? '' },
  };
}
