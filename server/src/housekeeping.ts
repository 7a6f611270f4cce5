/** Drops what the database no longer needs: counters of past windows, spent captcha solutions, ended sessions, forgotten carts and orders that nobody paid, old reports, and submissions that are kept for a time. */

import type { FastifyInstance } from 'fastify';
import { MS_PER_DAY } from '../../src/domain/time.ts';
import { dropExcessReports, dropReports } from './census/reports-store.ts';
import { CART_AGE_SECONDS, dropOldCarts } from './commerce/cart-store.ts';
import { dropOldOrders, expireOrders } from './commerce/orders-store.ts';
import type { ServerContext } from './context.ts';
import { dropExpiredSubmissions } from './forms/remove-submissions.ts';
import { dropOldCounters } from './rate-limit.ts';

const INTERVAL_MS = 60 * 60 * 1000;
/** A year and a month: the owner can compare with the same month of last year. */
const REPORT_AGE_MS = 396 * MS_PER_DAY;

export function addHousekeeping(app: FastifyInstance, { db, options }: ServerContext): void {
  const clean = async () => {
    await dropOldCounters(db, options.rateLimit.windowSeconds, options.now());
    const now = new Date(options.now()).toISOString();
    await db.deleteFrom('used_tokens').where('expires_at', '<', now).execute();
    await db.deleteFrom('site_sessions').where('expires_at', '<', now).execute();
    await db.deleteFrom('owner_sessions').where('expires_at', '<', now).execute();
    await dropOldCarts(db, options.now());
    await expireOrders(db, options.now());
    await dropOldOrders(db, new Date(options.now() - CART_AGE_SECONDS * 1000).toISOString());
    await dropExpiredSubmissions(db, options.now());
    await dropReports(db, new Date(options.now() - REPORT_AGE_MS).toISOString());
    await dropExcessReports(db, options.reportsKept);
  };
  const timer = setInterval(() => {
    clean().catch((error: unknown) => app.log.error(error));
  }, INTERVAL_MS);
  timer.unref();
  app.addHook('onReady', clean);
  app.addHook('onClose', async () => clearInterval(timer));
}
