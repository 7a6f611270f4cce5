/** Delivers what the outbox holds: by this process alone, or by all processes of a PostgreSQL database together. */
import type { Kysely } from 'kysely';
import type { ServerOptions } from '../config.ts';
import type { Connections } from '../connections/connections.ts';
import type { Database } from '../db/schema.ts';
import { createDeliverer } from './deliverer.ts';
import { Pump } from './pump.ts';
import { type Bell, startSharedBell } from './shared-bell.ts';

/** Finds what is to be tried again, what a process that died had begun, and what nobody was called for. */
const TICK_MS = 1000;
/** An attempt ends by its time-out; after it there is a row to be written. */
const LEASE_MARGIN = 1.5;
/** How long closing waits for targets that are being told. */
const CLOSE_PATIENCE_MS = 5_000;

export class Outbox {
  readonly #pump: Pump;
  readonly #db: Kysely<Database>;
  readonly #isShared: boolean;
  readonly #onError: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #bell: Bell | undefined;
  #starting: Promise<void> | undefined;

  constructor(
    db: Kysely<Database>,
    connections: Connections,
    { now, delivery, databaseUrl }: Pick<ServerOptions, 'now' | 'delivery' | 'databaseUrl'>,
    onError: (error: unknown) => void,
  ) {
    const { timeoutMs } = delivery;
    this.#db = db;
    this.#isShared = databaseUrl !== undefined;
    this.#onError = onError;
    this.#pump = new Pump(db, createDeliverer(db, connections, { now, timeoutMs, onError }), {
      now,
      leaseMs: timeoutMs * LEASE_MARGIN,
      onError,
    });
  }

  /** From now on deliveries are made as they come due. */
  async start(): Promise<void> {
    this.#timer = setInterval(() => this.#run(), TICK_MS);
    if (!this.#isShared) return;
    const bell = startSharedBell(this.#db, () => this.#run(), this.#onError);
    this.#starting = bell.then((started) => {
      this.#bell = started;
    }, this.#onError);
    await this.#starting;
  }

  /** To be called once these rows are committed. */
  added(ids: readonly string[]): void {
    if (ids.length === 0 || !this.#timer) return;
    if (this.#bell) this.#bell.ring();
    else this.#run();
  }

  /** Tries one that is due. @returns when that is over */
  attempt(id: string): Promise<void> {
    return this.#pump.attempt(id);
  }

  /** Tries everything that is due. @returns when that is over */
  async runDue(): Promise<void> {
    await this.#pump.run();
    await this.#pump.settled();
  }

  /** Waits for the attempts that are under way, not for ever; the rest is for the next start, or for another process. */
  async close(patienceMs = CLOSE_PATIENCE_MS): Promise<void> {
    clearInterval(this.#timer);
    await this.#starting;
    await this.#bell?.stop();
    await this.#pump.close(patienceMs);
  }

  #run(): void {
    this.#pump.run().catch(this.#onError);
  }
}
