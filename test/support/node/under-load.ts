/** Brings trouble over servers while visitors submit, and counts what was lost, doubled or never delivered. */

import type { TestContext } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { ShownSubmission } from '../../../src/domain/api/owner/submissions.ts';
import { type HttpTarget, startTarget } from './http-target.ts';
import { OWNER } from './server.ts';
import { type ServerProcess, startProcess } from './server-process.ts';

export interface Scene {
  /** Changed by who starts one anew. */
  servers: ServerProcess[];
  start(): Promise<ServerProcess>;
  target: HttpTarget;
  /** Resolves once the servers have taken something again. */
  acknowledgedMore(): Promise<void>;
}

export interface Report {
  acknowledged: number;
  /** Acknowledged and not stored. */
  lost: number;
  /** Stored twice, or told to the target under two ids. */
  doubled: number;
  /** Stored and not delivered in the end. */
  undelivered: number;
  /** Told again, under the same id, although the target had taken it. */
  repeated: number;
}

const CLIENTS = 8;
/** A target that remembers nothing is told again after such a time at most. */
const DELIVERY_TIMEOUT = '1';
const PAGE = 10_000;

/**
 * @param env where the database is, as the server's environment says it, and more of that
 * @param processes servers on that database
 */
export async function underLoad(
  test: TestContext,
  { env, processes }: { env: Record<string, string>; processes: number },
  trouble: (scene: Scene) => Promise<void>,
): Promise<Report> {
  const target = await startTarget(test);
  const start = () => startProcess(test, { ALLOW_PRIVATE_TARGETS: '1', DELIVERY_TIMEOUT, ...env });
  const servers = await Promise.all(Array.from({ length: processes }, start));
  const [first] = servers;
  if (!first) throw new Error('There is no server.');
  await makeForm(first, target);

  const load = startLoad(servers);
  await trouble({ servers, start, target, acknowledgedMore: load.acknowledgedMore });
  await load.acknowledgedMore();
  await load.stop();

  // Who has ended answers nothing.
  for (const { origin } of servers) await fetch(`${origin}/healthz`);
  const stored = await whenDelivered(servers[0] ?? first);
  const taken = target.requests
    .filter(({ status = 0 }) => status >= 200 && status < 300)
    .map(({ headers, body }) => ({
      key: String(headers['webhook-id']),
      submission: String(JSON.parse(body).data.id),
    }));
  const keys = new Map(taken.map(({ key, submission }) => [key, submission]));
  const texts = stored.map(({ values }) => String(values.text));
  const kept = new Set(texts);
  const reached = new Set(keys.values());
  const report = {
    acknowledged: load.acknowledged.size,
    lost: [...load.acknowledged].filter((text) => !kept.has(text)).length,
    doubled: texts.length - kept.size + keys.size - reached.size,
    undelivered: stored.filter(({ id }) => !reached.has(id)).length,
    repeated: taken.length - keys.size,
  };
  test.diagnostic(JSON.stringify(report));
  return report;
}

async function makeForm({ origin }: ServerProcess, { url }: HttpTarget): Promise<void> {
  const zapier = { backendId: 'z', backendType: 5, connectionState: 1, config: { url } };
  const answer = await fetch(`${origin}/api/rest/forms`, {
    method: 'POST',
    headers: { ...OWNER, 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'f', backendConnectionConfigs: [zapier] }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
}

/** Visitors who submit one after the other, whichever server answers. @param servers changed by the caller meanwhile */
function startLoad(servers: readonly ServerProcess[]) {
  const acknowledged = new Set<string>();
  let isOver = false;
  let count = 0;
  const visit = async () => {
    while (!isOver) {
      count += 1;
      const text = `entry ${count}`;
      const server = servers[count % servers.length];
      const answer = await fetch(`${server?.origin}/api/form/f`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ text }),
      }).catch(() => undefined);
      const body = await answer?.text().catch(() => undefined);
      if (answer?.status === 200 && body) acknowledged.add(text);
      // A server that is being started anew, or has no database, is not asked in a circle.
      else await setTimeout(20);
    }
  };
  const visits = Promise.all(Array.from({ length: CLIENTS }, visit));
  return {
    acknowledged,
    async acknowledgedMore() {
      const before = acknowledged.size;
      while (acknowledged.size === before) await setTimeout(5);
    },
    async stop() {
      isOver = true;
      await visits;
    },
  };
}

/** Everything that is stored, once all of it is delivered; the owner has it tried again where a try failed. */
async function whenDelivered({ origin }: ServerProcess): Promise<ShownSubmission[]> {
  for (;;) {
    const stored = await allOf(origin);
    const open = stored.flatMap(({ deliveries }) => deliveries).filter(({ state }) => state !== 'delivered');
    if (open.length === 0) return stored;
    for (const { id, problem } of open)
      if (problem)
        await fetch(`${origin}/api/owner/deliveries/${id}/attempts`, { method: 'POST', headers: OWNER });
    await setTimeout(500);
  }
}

async function allOf(origin: string): Promise<ShownSubmission[]> {
  const stored: ShownSubmission[] = [];
  for (;;) {
    const last = stored.at(-1);
    const url = `${origin}/api/owner/submissions?limit=${PAGE}${last ? `&before=${last.id}` : ''}`;
    const page = (await (await fetch(url, { headers: OWNER })).json()) as ShownSubmission[];
    stored.push(...page);
    if (page.length < PAGE) return stored;
  }
}
