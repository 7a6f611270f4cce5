/** Works through due deliveries: so many at a time, each by one process, until there are no more (behaviour/deliveries#tries). */
import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Deliverer } from './deliverer.ts';
import {
  type AttemptResult,
  type ClaimedDelivery,
  claimDeliveries,
  connectionsWithDue,
  dueOf,
  finishAttempt,
} from './outbox-store.ts';

/** Targets are slow rather than busy; a slow one takes a place and no processor. */
const PLACES = 40;
/** Of these a connection takes so many, and one whose last try failed takes one: others are told meanwhile. */
const SHARE = 4;

/** How often, and how long apart, what became of a try is written while the database is gone. */
const WRITES = 300;
const WRITE_WAIT_MS = 1000;
/** Once it is back each process has so long to write, before another one takes over what it seems to have left. */
const TAKEOVER_WAIT_MS = 5 * WRITE_WAIT_MS;

export interface PumpOptions {
  now: () => number;
  /** A process that has not finished by then has died. */
  leaseMs: number;
  onError: (error: unknown) => void;
}

interface UnderWay {
  connectionId: string;
  work: Promise<void>;
}

export class Pump {
  readonly #db: Kysely<Database>;
  readonly #deliver: Deliverer;
  readonly #options: PumpOptions;
  /** By the id of the delivery. */
  readonly #underWay = new Map<string, UnderWay>();
  /** Connections whose last try failed. */
  readonly #failing = new Set<string>();
  readonly #closing = new AbortController();
  #isClosed = false;
  /** By the clock of the process. */
  #lastGone = Number.NEGATIVE_INFINITY;
  #round: Promise<void> | undefined;
  #isWantedAgain = false;

  constructor(db: Kysely<Database>, deliver: Deliverer, options: PumpOptions) {
    this.#db = db;
    this.#deliver = deliver;
    this.#options = options;
  }

  /** Begins everything that is due, as places become free. @returns when the free ones are taken */
  run(): Promise<void> {
    this.#isWantedAgain = true;
    this.#round ??= this.#rounds().finally(() => {
      this.#round = undefined;
    });
    return this.#round;
  }

  /** Tries this one at once, if it is due and no other process does. @returns when that is over */
  async attempt(id: string): Promise<void> {
    if (this.#isClosed) return;
    if (!this.#underWay.has(id)) for (const one of await this.#claim([id])) this.#begin(one);
    // A round of ours may have begun it a moment before.
    await this.#underWay.get(id)?.work;
  }

  /** @returns when nothing is under way */
  async settled(): Promise<void> {
    while (this.#round || this.#underWay.size > 0)
      await Promise.allSettled([this.#round, ...Array.from(this.#underWay.values(), ({ work }) => work)]);
  }

  /** Begins nothing more, and waits for what is under way; what takes longer is cut off, to be tried again. */
  async close(patienceMs: number): Promise<void> {
    this.#isClosed = true;
    const patience = new AbortController();
    const late = setTimeout(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined);
    const settled = this.settled();
    await Promise.race([settled, late]);
    patience.abort();
    this.#closing.abort();
    await settled;
  }

  async #rounds(): Promise<void> {
    while (this.#isWantedAgain && !this.#isClosed) {
      this.#isWantedAgain = false;
      try {
        await this.#fillPlaces();
      } catch (error) {
        this.#lastGone = performance.now();
        throw error;
      }
    }
  }

  async #fillPlaces(): Promise<void> {
    const now = this.#options.now();
    const takesOver = performance.now() - this.#lastGone > TAKEOVER_WAIT_MS;
    const except = [...this.#underWay.keys()];
    const ids: string[] = [];
    for (const connectionId of await connectionsWithDue(this.#db, now)) {
      const limit = Math.min(this.#roomOf(connectionId), PLACES - this.#underWay.size - ids.length);
      if (limit > 0) ids.push(...(await dueOf(this.#db, connectionId, { now, limit, except, takesOver })));
    }
    if (this.#isClosed) return;
    const next = () => this.run().catch(this.#options.onError);
    for (const one of await this.#claim(ids)) this.#begin(one).then(next);
  }

  #roomOf(connectionId: string): number {
    const taken = [...this.#underWay.values()].filter((one) => one.connectionId === connectionId);
    return (this.#failing.has(connectionId) ? 1 : SHARE) - taken.length;
  }

  #claim(ids: readonly string[]): Promise<ClaimedDelivery[]> {
    const { now, leaseMs } = this.#options;
    return claimDeliveries(this.#db, ids, { now: now(), leaseMs });
  }

  #begin(claimed: ClaimedDelivery): Promise<void> {
    const { id, connectionId } = claimed;
    const work = this.#tryOnce(claimed)
      .catch(this.#options.onError)
      .finally(() => this.#underWay.delete(id));
    this.#underWay.set(id, { connectionId, work });
    return work;
  }

  async #tryOnce(claimed: ClaimedDelivery): Promise<void> {
    const result = await this.#deliver(claimed, this.#closing.signal);
    if (result.state === 'waiting') this.#failing.add(claimed.connectionId);
    else this.#failing.delete(claimed.connectionId);
    await this.#writeDown(claimed, result);
  }

  /** What a target took is not told again because the database was gone for a moment. */
  async #writeDown(claimed: ClaimedDelivery, result: AttemptResult): Promise<void> {
    const { signal } = this.#closing;
    for (let left = WRITES; ; left -= 1) {
      try {
        return await finishAttempt(this.#db, claimed, result);
      } catch (error) {
        if (left === 1 || signal.aborted) throw error;
      }
      await setTimeout(WRITE_WAIT_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
