/** The area of who runs the server: whether it lives, whether it takes requests, what it counted, what it answers (behaviour/owners#probes). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics } from 'prom-client';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { anyText, required, shape } from '../http/schema.ts';
import { isOwner } from '../owner/auth.ts';
import { sameText } from '../signing.ts';
import { answered } from './asked-database.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Requests are still answered, but whoever spreads them should send no more. */
    isLeaving: boolean;
  }
  interface FastifyContextConfig {
    /** Asked by programs of the house, who keep no cookies. */
    isProbe?: boolean;
  }
}

const state = shape<{ status: string }>({ status: required(anyText) });
/** Asked every few seconds: a line for each would hide the others. */
const probe = { logLevel: 'warn', config: { isProbe: true } } as const;

export async function operationsArea(app: FastifyInstance, context: ServerContext): Promise<void> {
  const { db, metrics } = context;

  const health = {
    ...probe,
    schema: { summary: 'Says that the process lives.', response: { 200: state } },
  };
  app.get('/healthz', health, async () => ({ status: 'alive' }));

  const summary =
    'Says whether requests may be sent here: the database answers, and the server is not leaving.';
  const description = '503 when the database does not answer within 2 s, or the server leaves.';
  const readiness = { ...probe, schema: { summary, description, response: { 200: state, 503: state } } };
  app.get('/readyz', readiness, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.isLeaving) return reply.code(503).send({ status: 'leaving' });
    return answered(sql`select name from settings limit 1`.execute(db)).then(
      () => ({ status: 'ready' }),
      () => reply.code(503).send({ status: 'no database' }),
    );
  });

  const counters = {
    ...probe,
    schema: {
      summary: 'Reads the counters, as Prometheus takes them.',
      description: 'For `METRICS_TOKEN` or a token of an owner, from wherever they come.',
      response: { 200: anyText },
    },
  };
  app.get('/metrics', counters, async (request, reply) => {
    if (!(await mayRead(request, context))) throw new Refusal('metrics');
    watchProcess(context);
    reply.header('cache-control', 'no-store').type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}

/** Its own token or an owner's; an address is no proof, since behind a proxy everybody comes from one. */
async function mayRead(request: FastifyRequest, context: ServerContext): Promise<boolean> {
  const { metricsToken } = context.options;
  const { authorization = '' } = request.headers;
  if (metricsToken && sameText(authorization, `Bearer ${metricsToken}`)) return true;
  return isOwner(request, context);
}

/** Memory, processor and event loop, watched from the first time that somebody wants to know. */
function watchProcess({ metrics: { registry } }: ServerContext): void {
  if (!registry.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register: registry });
}
