/** The area of captchas: a fresh puzzle for whoever asks. */
import type { FastifyInstance } from 'fastify';
import { ALTCHA_CHALLENGE } from '../../../src/domain/api/captcha.ts';
import type { ServerContext } from '../context.ts';
import { anyObject } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { issueChallenge } from './altcha.ts';

export async function captchaArea(app: FastifyInstance, { secret, options }: ServerContext): Promise<void> {
  serve(
    app,
    ALTCHA_CHALLENGE,
    { summary: 'Hands out a puzzle of ALTCHA.', answer: anyObject },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return issueChallenge(secret, options.now());
    },
  );
}
