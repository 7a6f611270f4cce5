/** What the server counts while it runs, for Prometheus. */
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { SubmissionStatus } from '../../../src/domain/api/owner/submissions.ts';
import type { Database } from '../db/schema.ts';
import { answered } from './asked-database.ts';

/** Most answers take some milliseconds, one that waits for a database or a captcha provider seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface Metrics {
  registry: Registry;
  /** Stored by this process. */
  submissions: Counter<'status'>;
  requests: Histogram<'method' | 'route' | 'status'>;
}

/**
 * One for each server: several in a process count for themselves.
 * @param onError told why something was not counted
 */
export function createMetrics(db: Kysely<Database>, onError: (error: unknown) => void): Metrics {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: 'sqs_deliveries',
    help: 'Deliveries of the whole site that are still to be made, and those that were given up.',
    labelNames: ['state'],
    registers,
    async collect() {
      // Nothing rather than something old, while the database does not answer; everything else is told.
      this.reset();
      try {
        for (const { state, count } of await answered(countDeliveries(db))) this.set({ state }, count);
      } catch (error) {
        onError(error);
      }
    },
  });
  return {
    registry,
    submissions: new Counter<'status'>({
      name: 'sqs_submissions_total',
      help: 'Submissions stored by this process, by how they were filed.',
      labelNames: ['status'],
      registers,
    }),
    requests: new Histogram({
      name: 'sqs_request_duration_seconds',
      help: 'Requests answered by this process and how long that took, by method, route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
  };
}

async function countDeliveries(db: Kysely<Database>) {
  const countOf = async (state: 'waiting' | 'failed') => {
    const { count } = await db
      .selectFrom('deliveries')
      .where('state', '=', state)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return { state, count: Number(count) };
  };
  return [await countOf('waiting'), await countOf('failed')];
}

/** Routes and not addresses: everybody can make up as many of these as they like. */
export function countRequests(app: FastifyInstance, { requests }: Metrics): void {
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const route = routeOptions.url ?? 'none';
    requests.observe({ method, route, status: String(statusCode) }, elapsedTime / 1000);
    done();
  });
}

export function countSubmission({ submissions }: Metrics, status: SubmissionStatus): void {
  submissions.inc({ status });
}
