/** Puts the server together: the database, what surrounds every call, and one plugin for each area. */
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { createCaptchaCheck } from './captcha/captcha.ts';
import { captchaArea } from './captcha/captcha-area.ts';
import { censusArea } from './census/census-area.ts';
import { commerceArea } from './commerce/commerce-area.ts';
import type { ServerOptions } from './config.ts';
import { connectionsArea } from './connections/connections-routes.ts';
import { mailPagesArea } from './connections/mail-pages.ts';
import type { ServerContext } from './context.ts';
import { openForServing, signingSecret } from './db/connect.ts';
import { formsArea } from './forms/forms-area.ts';
import { addHousekeeping } from './housekeeping.ts';
import { answerErrors, answerUnreadableAddress, answerUnreadableRequest } from './http/answer-errors.ts';
import { addCompression } from './http/compress.ts';
import { addCrossOrigin } from './http/cross-origin.ts';
import { addCrumb } from './http/crumb.ts';
import { addDrain } from './http/drain.ts';
import { addParsers, BODY_LIMIT_BYTES } from './http/parsers.ts';
import { buildValidator } from './http/validator.ts';
import { logSettings, nameRequests } from './operations/log.ts';
import { countRequests, createMetrics } from './operations/metrics.ts';
import { collectRoutes, openApiArea } from './operations/openapi.ts';
import { operationsArea } from './operations/operations-area.ts';
import { addDelivery } from './outbox/add-delivery.ts';
import { ownerArea } from './owner/owner-area.ts';
import { popupArea } from './popup/popup-area.ts';
import { addReload } from './reload.ts';
import { plantSeed } from './seed.ts';
import { remembered, sign } from './signing.ts';
import { siteArea } from './site/site-area.ts';
import { filesArea } from './static.ts';
import { visitorsArea } from './visitors/visitors-area.ts';

/** Adds its own routes and hooks, and sees nothing of the others'. */
export type Area = (app: FastifyInstance, context: ServerContext) => Promise<void>;

const AREAS: readonly Area[] = [
  formsArea,
  captchaArea,
  censusArea,
  popupArea,
  visitorsArea,
  commerceArea,
  siteArea,
  ownerArea,
  connectionsArea,
  mailPagesArea,
  operationsArea,
  openApiArea,
  filesArea,
];

/** Of an address; what its route takes is less (http/serve.ts). */
const MAX_PART_LENGTH = 1000;

/** How often requests that take too long to arrive are looked for. */
const CHECK_INTERVAL_MS = 5_000;

/**
 * Builds the server; `listen` or `inject` is up to the caller, `close` closes the database as well.
 * @param more areas beside the server's own
 * @throws when the database cannot be opened
 */
export async function buildApp(options: ServerOptions, more: readonly Area[] = []): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trusted(options.trustProxy),
    requestTimeout: options.requestTimeoutMs,
    routerOptions: { maxParamLength: MAX_PART_LENGTH },
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerUnreadableRequest,
    schemaController: { compilersFactory: { buildValidator } },
    http: {
      connectionsCheckingInterval: Math.min(options.requestTimeoutMs, CHECK_INTERVAL_MS),
      // Of two limits Node takes the longer one for the whole request, and this one's default is a minute.
      headersTimeout: options.requestTimeoutMs,
    },
    ...logSettings(options),
  });
  const { db, early, close } = await openForServing(options, {
    waitMs: options.databaseWaitMs,
    onMissing: (error) =>
      app.log.error(error, 'The database does not answer yet. It is asked again each second.'),
    onLost: (error) => app.log.error(error, 'A database connection was lost.'),
  });
  const secret = await signingSecret(db);
  const captcha = createCaptchaCheck(db, secret, options);
  const metrics = createMetrics(db, (error) => app.log.error(error));
  if (options.seed) await plantSeed(db, options.seed, options.now());
  app.decorate('isLeaving', false);
  nameRequests(app);
  countRequests(app, metrics);
  addDrain(app);
  app.addHook('onClose', close);
  const context: ServerContext = {
    db,
    early,
    options,
    secret,
    hashOfAddress: remembered((address) => sign(secret, 'address', address).toString('base64url')),
    captcha,
    metrics,
    ...addDelivery(app, { db, early, secret }, options),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    done();
  });
  app.addHook('onRoute', ({ url, schema }) => {
    if (url.startsWith('/api/') && !schema?.response)
      throw new Error(`${url} says nothing about its answer.`);
  });
  answerErrors(app);
  if (options.reload) addReload(app, options);
  addCompression(app);
  addParsers(app);
  await app.register(cookie);
  await collectRoutes(app);
  addCrossOrigin(app, options);
  addCrumb(app, context);
  for (const area of [...AREAS, ...more]) await app.register(area, context);
  addHousekeeping(app, context);
  return app;
}

/** Counted from the server outwards: what stands further left in X-Forwarded-For is anybody's word. */
function trusted(proxies: ServerOptions['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}
