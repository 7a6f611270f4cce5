/** Works through due deliveries: so many at a time, each by one process, until there are no more. */
import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Deliverer } from './deliverer.ts';
import { type ClaimedDelivery, claimDeliveries, finishAttempt } from './outbox-store.ts';

/** Targets are slow rather than busy; a slow one takes a place and no processor. */
const PLACES = 10;

export interface PumpOptions {
  now: () => number;
  /** A process that has not finished by then has died. */
  leaseMs: number;
  /** What is due for less long is left to others. */
  graceMs: () => number;
  /** Told when a delivery is to be tried again. */
  onRetry: (id: string, dueAt: number) => void;
  onError: (error: unknown) => void;
}

export class Pump {
  readonly #db: Kysely<Database>;
  readonly #deliver: Deliverer;
  readonly #options: PumpOptions;
  /** By the id of the delivery. */
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #closing = new AbortController();
  #isClosed = false;
  #round: Promise<void> | undefined;
  #isWantedAgain = false;

  constructor(db: Kysely<Database>, deliver: Deliverer, options: PumpOptions) {
    this.#db = db;
    this.#deliver = deliver;
    this.#options = options;
  }

  /** Begins everything that is due. @returns when nothing is left to begin */
  run(): Promise<void> {
    this.#isWantedAgain = true;
    this.#round ??= this.#rounds().finally(() => {
      this.#round = undefined;
    });
    return this.#round;
  }

  /** Tries these, if they are due and no other process does. @returns when that is over */
  async attempt(ids: readonly string[]): Promise<void> {
    if (this.#isClosed) return;
    const claimed = await claimDeliveries(this.#db, { ids }, this.#lease());
    for (const one of claimed) this.#begin(one);
    // A round of ours may have claimed some a moment before.
    await Promise.all(ids.map((id) => this.#underWay.get(id)));
  }

  /** @returns when nothing is under way */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay.values());
  }

  /** Begins nothing more, and waits for what is under way; what takes longer is cut off, to be tried again. */
  async close(patienceMs: number): Promise<void> {
    this.#isClosed = true;
    const patience = new AbortController();
    const late = setTimeout(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([Promise.all([this.#round, this.settled()]), late]);
    patience.abort();
    this.#closing.abort();
    await this.settled();
  }

  async #rounds(): Promise<void> {
    while (this.#isWantedAgain && !this.#isClosed) {
      this.#isWantedAgain = false;
      await this.#fillPlaces();
    }
  }

  async #fillPlaces(): Promise<void> {
    for (;;) {
      const limit = PLACES - this.#underWay.size;
      if (limit > 0) {
        if (this.#isClosed) return;
        const dueBefore = this.#options.now() - this.#options.graceMs();
        const claimed = await claimDeliveries(this.#db, { dueBefore, limit }, this.#lease());
        if (claimed.length === 0) return;
        for (const one of claimed) this.#begin(one);
      } else await Promise.race(this.#underWay.values());
    }
  }

  #lease() {
    const { now, leaseMs } = this.#options;
    return { now: now(), leaseMs };
  }

  #begin(claimed: ClaimedDelivery): void {
    const work = this.#tryOnce(claimed)
      .catch(this.#options.onError)
      .finally(() => {
        // Its lease may have run out meanwhile, and another attempt have begun.
        if (this.#underWay.get(claimed.id) === work) this.#underWay.delete(claimed.id);
      });
    this.#underWay.set(claimed.id, work);
  }

  async #tryOnce(claimed: ClaimedDelivery): Promise<void> {
    const result = await this.#deliver(claimed, this.#closing.signal);
    await finishAttempt(this.#db, claimed, result);
    if (result.state === 'waiting') this.#options.onRetry(claimed.id, result.dueAt);
  }
}
