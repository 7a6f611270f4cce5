/** Kills servers again and again while visitors submit, and counts what was lost, doubled or never delivered. */

import type { TestContext } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { ShownSubmission } from '../../../src/domain/api/owner/submissions.ts';
import { type HttpTarget, startTarget } from './http-target.ts';
import { OWNER } from './server.ts';
import { type ServerProcess, startProcess } from './server-process.ts';

export interface KillPlan {
  /** Where the database is, as the server's environment says it. */
  env: Record<string, string>;
  /** Servers on that database; one of them is killed at a time. */
  processes: number;
  kills: number;
}

export interface KillReport {
  acknowledged: number;
  /** Acknowledged and not stored. */
  lost: number;
  /** Stored twice, or told to the target under two ids. */
  doubled: number;
  /** Stored and not delivered in the end. */
  undelivered: number;
  /** Told again under the same id, which a receiver takes once. */
  repeated: number;
}

const CLIENTS = 8;
/** A target that remembers nothing is told again after such a time at most. */
const DELIVERY_TIMEOUT = '1';
const LONGEST_LIFE_MS = 1500;
const PAGE = 10_000;

export async function killUnderLoad(
  test: TestContext,
  { env, processes, kills }: KillPlan,
): Promise<KillReport> {
  const target = await startTarget(test);
  const start = () => startProcess(test, { ...env, ALLOW_PRIVATE_TARGETS: '1', DELIVERY_TIMEOUT });
  const servers = await Promise.all(Array.from({ length: processes }, start));
  const [first] = servers;
  if (!first) throw new Error('There is no server to kill.');
  await makeForm(first, target);

  const load = startLoad(servers);
  for (let kill = 0; kill < kills; kill += 1) {
    await load.acknowledgedMore();
    await setTimeout(Math.random() * LONGEST_LIFE_MS);
    const index = kill % servers.length;
    await servers[index]?.kill();
    servers[index] = await start();
  }
  await load.acknowledgedMore();
  await load.stop();

  const stored = await whenDelivered(servers[0] ?? first);
  const told = target.requests.map(({ headers, body }) => ({
    key: String(headers['webhook-id']),
    submission: String(JSON.parse(body).data.id),
  }));
  const keys = new Map(told.map(({ key, submission }) => [key, submission]));
  const texts = stored.map(({ values }) => String(values.text));
  const kept = new Set(texts);
  const reached = new Set(keys.values());
  return {
    acknowledged: load.acknowledged.size,
    lost: [...load.acknowledged].filter((text) => !kept.has(text)).length,
    doubled: texts.length - kept.size + keys.size - reached.size,
    undelivered: stored.filter(({ id }) => !reached.has(id)).length,
    repeated: told.length - keys.size,
  };
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
      // A server that is being started anew is not asked in a circle.
      else await setTimeout(20);
    }
  };
  const visits = Promise.all(Array.from({ length: CLIENTS }, visit));
  return {
    acknowledged,
    /** Resolves once the servers have taken something again. */
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

/** Everything that is stored, once nothing of it waits any more. */
async function whenDelivered({ origin }: ServerProcess): Promise<ShownSubmission[]> {
  for (;;) {
    const stored = await allOf(origin);
    if (!stored.some(({ deliveries }) => deliveries.some(({ state }) => state === 'waiting'))) return stored;
    await setTimeout(500);
  }
}

async function allOf(origin: string): Promise<ShownSubmission[]> {
  const stored: ShownSubmission[] = [];
  for (;;) {
    const before = stored.at(-1)?.id ?? '';
    const url = `${origin}/api/owner/submissions?limit=${PAGE}&before=${before}`;
    const page = (await (await fetch(url, { headers: OWNER })).json()) as ShownSubmission[];
    stored.push(...page);
    if (page.length < PAGE) return stored;
  }
}
