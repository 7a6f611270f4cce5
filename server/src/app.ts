/** Puts the server together: the database, the routes and what surrounds them. */
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { addAltchaRoutes } from './captcha/altcha.ts';
import { createCaptchaCheck } from './captcha/captcha.ts';
import { addCensusRoutes } from './census/census-routes.ts';
import { addEventsRoutes } from './census/events-routes.ts';
import { addCartRoutes } from './commerce/cart-routes.ts';
import { addProductsRoutes } from './commerce/products-routes.ts';
import { addRestockRoutes } from './commerce/restock-routes.ts';
import type { ServerOptions } from './config.ts';
import type { ServerContext } from './context.ts';
import { openDatabase, signingSecret } from './db/connect.ts';
import { addFormsRoutes } from './forms/forms-routes.ts';
import { addPlainPostRoutes } from './forms/plain-post-routes.ts';
import { addSubmitRoutes } from './forms/submit-routes.ts';
import { addHousekeeping } from './housekeeping.ts';
import { addCompression } from './http/compress.ts';
import { addCrossOrigin } from './http/cross-origin.ts';
import { addCrumb } from './http/crumb.ts';
import { addErrorAnswers } from './http/errors.ts';
import { addParsers, BODY_LIMIT_BYTES } from './http/parsers.ts';
import { addOwnerPages } from './owner/owner-pages.ts';
import { addReportsRoutes } from './owner/reports-routes.ts';
import { addSubmissionsRoutes } from './owner/submissions-routes.ts';
import { addPopupRoutes } from './popup/popup-routes.ts';
import { addReload } from './reload.ts';
import { plantSeed } from './seed.ts';
import { addStaticFiles } from './static.ts';
import { addAssetRoutes } from './visitors/asset-routes.ts';
import { addPasswordRoutes } from './visitors/password-routes.ts';
import { addSessionRoutes } from './visitors/session-routes.ts';

/**
 * Builds the server; `listen` or `inject` is up to the caller, `close` closes the database as well.
 * @throws when the database cannot be opened
 */
export async function buildApp(options: ServerOptions): Promise<FastifyInstance> {
  const db = await openDatabase(options);
  const secret = await signingSecret(db);
  const captcha = createCaptchaCheck(db, secret, options);
  const context: ServerContext = { db, options, secret, captcha };
  if (options.seed) await plantSeed(db, options.seed, options.now());

  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: options.trustProxy,
    forceCloseConnections: true,
    logger: { level: 'error' },
  });
  app.addHook('onClose', () => db.destroy());
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  addErrorAnswers(app);
  if (options.reload) addReload(app, options);
  addCompression(app);
  await addParsers(app);
  await app.register(cookie);
  addCrossOrigin(app, options);
  addCrumb(app, context);
  addFormsRoutes(app, context);
  addSubmitRoutes(app, context);
  addPlainPostRoutes(app, context);
  addAltchaRoutes(app, context);
  addSubmissionsRoutes(app, context);
  addCensusRoutes(app, context);
  addEventsRoutes(app, context);
  addPopupRoutes(app, context);
  addPasswordRoutes(app, context);
  addSessionRoutes(app, context);
  addAssetRoutes(app, context);
  addProductsRoutes(app, context);
  addCartRoutes(app, context);
  addRestockRoutes(app, context);
  addReportsRoutes(app, context);
  addOwnerPages(app);
  await addStaticFiles(app, context);
  addHousekeeping(app, context);
  return app;
}
