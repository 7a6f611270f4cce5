/**
 * The server on this machine, client and server together: submissions stored in a second, on SQLite and on PostgreSQL with
 * one process and with two; the owner's page, search and CSV in a form with 200,000 submissions.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { openDatabase } from '../server/src/db/connect.ts';
import { findPostgres, startPostgres } from '../test/support/node/postgres.ts';
import { median } from './browser.mjs';
import { measured, untried } from './figures.mjs';
import { OWNER_TOKEN, startServer, submitFor } from './load.mjs';
import { option } from './options.mjs';

const SECONDS = option('seconds', 3);
const SUBMISSIONS = option('submissions', 200_000);
const ROUNDS = option('rounds', 5);
/** Of each process, before it is measured: code that has run so often is compiled. */
const WARM_UP_SUBMISSIONS = 6000;
/** Visitors at a time: as many as keep a server busy, and as many as somebody has who adds a second process. */
const [FEW, MANY] = [32, 128];
const SQLITE = `SQLite, ${FEW} visitors at a time`;
const [ONE, TWO] = [
  `PostgreSQL, one process, ${MANY} at a time`,
  `PostgreSQL, two processes, ${MANY} at a time`,
];

const folder = mkdtempSync(join(tmpdir(), 'sqs-bench-'));
try {
  await benchStoring();
  await benchReading();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function benchStoring() {
  const rows = await stored({ [SQLITE]: [{ DATA_DIR: join(folder, 'storing') }] }, FEW);
  const programs = findPostgres();
  if (programs) {
    const cluster = await startPostgres(programs);
    const env = { DATABASE_URL: cluster.url };
    try {
      Object.assign(rows, await stored({ [ONE]: [env], [TWO]: [env, env] }, MANY));
    } finally {
      await cluster.stop();
    }
  } else untried('There is no PostgreSQL on this machine: only the embedded database is measured.');
  const of = (/** @type {'perSecond' | 'p99'} */ what) =>
    Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, row[what]]));
  measured({
    name: 'Submissions stored, key and save',
    unit: 'a second',
    kit: of('perSecond'),
    goals: [{ of: SQLITE, least: 1500 }, ...(programs ? [{ of: TWO, per: ONE, least: 1 }] : [])],
  });
  measured({
    name: 'A submission stored, the slowest of a hundred',
    unit: 'ms',
    kit: of('p99'),
    goals: [{ of: SQLITE, most: 50 }],
  });
}

/**
 * Those that are compared take turns.
 * @param {Record<string, Record<string, string>[]>} setups the environment of each process, by name
 * @param {number} visitors at a time
 * @returns {Promise<Record<string, { perSecond: number, p99: number }>>} medians
 */
async function stored(setups, visitors) {
  /** @type {Record<string, import('./load.mjs').Server[]>} */
  const servers = {};
  /** @type {Record<string, { perSecond: number, p99: number }[]>} */
  const samples = {};
  try {
    for (const [name, envs] of Object.entries(setups))
      servers[name] = await Promise.all(envs.map((env) => startServer(env)));
    for (const processes of Object.values(servers))
      await submitFor(processes, { visitors, submissions: WARM_UP_SUBMISSIONS * processes.length });
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, processes] of Object.entries(servers)) {
        const sample = await submitFor(processes, { visitors, seconds: SECONDS });
        samples[name] = [...(samples[name] ?? []), sample];
      }
  } finally {
    for (const server of Object.values(servers).flat()) await server.stop();
  }
  return Object.fromEntries(
    Object.entries(samples).map(([name, rounds]) => [
      name,
      {
        perSecond: median(rounds.map(({ perSecond }) => perSecond)),
        p99: median(rounds.map(({ p99 }) => p99)),
      },
    ]),
  );
}

async function benchReading() {
  const dataDir = join(folder, 'reading');
  await fill(dataDir);
  const server = await startServer({ DATA_DIR: dataDir });
  try {
    const list = '/api/owner/submissions?formId=bench&limit=50';
    const kit = {
      'the first page': await timed(server, list),
      'a page in the middle': await timed(server, `${list}&before=${idOf(SUBMISSIONS / 2)}`),
      'of one status': await timed(server, `${list}&status=done`),
      'search, one hit': await timed(server, `${list}&q=visitor%20${SUBMISSIONS / 2}%20`),
      'search, in all of them': await timed(server, `${list}&q=visitor`),
      'search, no hit': await timed(server, `${list}&q=nowhere`),
      'counts by form': await timed(server, '/api/owner/submissions/forms'),
    };
    measured({
      name: `An owner’s list of ${SUBMISSIONS.toLocaleString('en')} submissions`,
      unit: 'ms',
      kit,
      goals: Object.keys(kit).map((of) => ({ of, most: 100 })),
    });
    await benchCsv(server);
  } finally {
    await server.stop();
  }
}

/** As the owner. @param {import('./load.mjs').Server} server @param {string} path */
async function read({ origin }, path) {
  const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${OWNER_TOKEN}` } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text}`);
}

/** @param {import('./load.mjs').Server} server @param {string} path */
async function timed(server, path) {
  const spent = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await read(server, path);
    spent.push(performance.now() - begun);
  }
  return median(spent);
}

/** @param {import('./load.mjs').Server} server */
async function benchCsv(server) {
  const before = server.memory();
  let most = before;
  const begun = performance.now();
  let first = 0;
  await new Promise((done, fail) => {
    const headers = { authorization: `Bearer ${OWNER_TOKEN}` };
    const call = request(`${server.origin}/api/owner/submissions.csv?formId=bench`, { headers }, (answer) => {
      answer.on('data', () => {
        first ||= performance.now() - begun;
        most = Math.max(most, server.memory());
      });
      answer.on('end', done);
    });
    call.on('error', fail);
    call.end();
  });
  const seconds = (performance.now() - begun) / 1000;
  measured({
    name: `${SUBMISSIONS.toLocaleString('en')} submissions as CSV`,
    unit: 's',
    kit: { 'the first byte': first / 1000, 'all of it': seconds },
    goals: [{ of: 'the first byte', most: 1 }],
  });
  measured({
    name: 'The same CSV, memory of the server above idle',
    unit: 'MB',
    kit: { server: most - before },
    goals: [{ of: 'server', most: 50 }],
  });
}

/** Ids sort by time, as the server's own do. @param {number} index */
function idOf(index) {
  return `01700000-0000-7000-8000-${String(index).padStart(12, '0')}`;
}

/** @param {string} dataDir */
async function fill(dataDir) {
  const db = await openDatabase({ dataDir });
  const size = 500;
  await db.transaction().execute(async (transaction) => {
    for (let start = 0; start < SUBMISSIONS; start += size) {
      const rows = Array.from({ length: Math.min(size, SUBMISSIONS - start) }, (_, index) =>
        rowOf(start + index),
      );
      await transaction.insertInto('submissions').values(rows).execute();
    }
  });
  await db.destroy();
}

/** @param {number} index */
function rowOf(index) {
  const message = `Visitor ${index} writes: could you tell me when you open again, and whether there is a table for six?`;
  const values = { name: `Ada ${index}`, email: `ada${index}@example.com`, message };
  return {
    id: idOf(index),
    form_id: 'bench',
    created_at: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    field_values: JSON.stringify(values),
    page: '{"title":"Contact","path":"/contact"}',
    search_text: Object.values(values).join('\n').toLowerCase(),
    submission_key: `bench:${index}`,
    text_hash: `bench:${index}`,
    status: /** @type {'done' | 'read'} */ (index % 3 === 0 ? 'done' : 'read'),
    spam_reasons: '[]',
  };
}
