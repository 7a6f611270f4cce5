/** What a program reads about its submission, as JSON with the status codes of spec 1 §8. */
import type { FastifyReply } from 'fastify';
import { messages } from '../messages.ts';
import type { Outcome } from './receive.ts';
import { sanitizeValues } from './sanitize.ts';

/** Code by which a client knows that it should fetch a new key and save once more. */
export const INVALID_KEY = { error: messages.noKey, code: 'invalid-key' };

/** @param withValues whether to answer with sanitised values, as the newer handler does (spec 1 §5) */
export function sendOutcome(reply: FastifyReply, outcome: Outcome, withValues: boolean) {
  switch (outcome.kind) {
    case 'stored': {
      const { id, createdAt, values } = outcome.submission;
      return reply.send({
        id,
        createdAt,
        ...(withValues ? { sanitizedValues: sanitizeValues(values) } : {}),
      });
    }
    case 'invalid':
      return sendFieldErrors(reply, outcome.errors);
    case 'not-configured':
      return reply.code(404).send({ error: messages.notConfigured });
    case 'captcha-missing':
      return reply.code(400).send({ error: messages.captchaMissing, code: 'captcha' });
    case 'key-used':
      return reply.code(400).send(INVALID_KEY);
  }
}

/** The map stands where each client looks for it: `errors` (validate) and `data.errors` (save). */
export function sendFieldErrors(reply: FastifyReply, errors: Record<string, string>) {
  const error = messages.fieldsInvalid;
  return reply.code(400).send({ error, errors, data: { error, errors } });
}
