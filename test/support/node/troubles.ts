/** What goes wrong with servers that are under load: they are killed, their targets fail, their database goes. */
import { setTimeout } from 'node:timers/promises';
import type { Answer } from './http-target.ts';
import type { PostgresCluster } from './postgres.ts';
import type { Scene } from './under-load.ts';

const LONGEST_LIFE_MS = 1500;
/** Less than the time-out of a target. */
const SLOW_MS = 500;

const OK: Answer = { status: 200 };
/** Whatever a target does instead of taking what it is told. */
const FAULTS: readonly Answer[] = [
  { status: 200, afterMs: SLOW_MS },
  { status: 500 },
  { status: 429 },
  { status: 410 },
  { status: 302, headers: { location: '/elsewhere' } },
  'garbage',
  'reset',
  'hang',
];

/** Servers are killed one after the other, and started anew. */
export function kills(count: number) {
  return async ({ servers, start, acknowledgedMore }: Scene): Promise<void> => {
    for (let kill = 0; kill < count; kill += 1) {
      await acknowledgedMore();
      await setTimeout(Math.random() * LONGEST_LIFE_MS);
      const index = kill % servers.length;
      await servers[index]?.kill();
      servers[index] = await start();
    }
  };
}

/** The target does everything wrong, each for so many requests, then is down for a while. */
export function targetFaults(requests: number, downMs: number) {
  return async ({ target, acknowledgedMore }: Scene): Promise<void> => {
    for (const fault of FAULTS) {
      target.answer = () => fault;
      await target.received(target.requests.length + requests);
    }
    await target.down();
    await acknowledgedMore();
    await setTimeout(downMs);
    target.answer = () => OK;
    await target.up();
  };
}

/** The database goes while the target is being told, and comes back after a while. */
export function outage(database: PostgresCluster, ms: number) {
  return async ({ target, acknowledgedMore }: Scene): Promise<void> => {
    await acknowledgedMore();
    target.answer = () => 'hang';
    await target.received(target.requests.length + 1);
    await database.down();
    target.answer = () => OK;
    target.release();
    await setTimeout(ms);
    await database.up();
    for (let count = 0; count < 100; count += 1) await acknowledgedMore();
  };
}
