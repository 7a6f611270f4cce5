/** Drops what the database no longer needs: counters of past windows and spent captcha solutions that have expired. */
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from './context.ts';
import { dropOldCounters } from './rate-limit.ts';

const INTERVAL_MS = 60 * 60 * 1000;

export function addHousekeeping(app: FastifyInstance, { db, options }: ServerContext): void {
  const clean = async () => {
    await dropOldCounters(db, options.rateLimit.windowSeconds, options.now());
    await db
      .deleteFrom('used_tokens')
      .where('expires_at', '<', new Date(options.now()).toISOString())
      .execute();
  };
  const timer = setInterval(() => {
    clean().catch((error: unknown) => app.log.error(error));
  }, INTERVAL_MS);
  timer.unref();
  app.addHook('onReady', clean);
  app.addHook('onClose', async () => clearInterval(timer));
}
