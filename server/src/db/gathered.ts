/** Makes one call of many: what is asked for while one is under way is asked for together, once that is over. */
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** At least one. */
export type Some<T> = readonly [T, ...T[]];

/** Each number of them may be a statement of its own (db/prepared.ts). */
const MOST_AT_ONCE = 16;

interface Waiting<I, O> {
  item: I;
  resolve: (outcome: O) => void;
  reject: (error: unknown) => void;
}

/**
 * Each way to a database and back costs more than the work there, on SQLite as well. Nobody gets what was begun before they asked, and
 * a call that fails is made again for each alone: it may be one of them that the database refuses.
 * @param call answers each of its items, in their order
 * @param keyOf items of different keys have calls of their own
 */
export function gathered<I, O>(
  call: (db: Kysely<Database>, items: Some<I>) => Promise<readonly O[]>,
  keyOf: (item: I) => string = () => '',
): (db: Kysely<Database>, item: I) => Promise<O> {
  /** Who waits for the next call, by key, while one is under way. */
  const underWay = new WeakMap<Kysely<Database>, Map<string, Waiting<I, O>[]>>();

  function waitingFor(db: Kysely<Database>): Map<string, Waiting<I, O>[]> {
    const known = underWay.get(db) ?? new Map<string, Waiting<I, O>[]>();
    underWay.set(db, known);
    return known;
  }

  async function callAll(db: Kysely<Database>, key: string, first: Waiting<I, O>): Promise<void> {
    const waiting: Waiting<I, O>[] = [];
    const byKey = waitingFor(db);
    byKey.set(key, waiting);
    for (let next: Waiting<I, O> | undefined = first; next; next = waiting.shift()) {
      // With the requests whose data has arrived.
      await setImmediate();
      await callFor(db, next, waiting.splice(0, MOST_AT_ONCE - 1));
    }
    byKey.delete(key);
  }

  async function callFor(db: Kysely<Database>, first: Waiting<I, O>, others: Waiting<I, O>[]): Promise<void> {
    const all = [first, ...others];
    try {
      const outcomes = await call(db, [first.item, ...others.map(({ item }) => item)]);
      for (const [index, { resolve }] of all.entries()) resolve(outcomes[index] as O);
    } catch (error) {
      if (others.length === 0) first.reject(error);
      else for (const { item, resolve, reject } of all) callAlone(db, item).then(resolve, reject);
    }
  }

  async function callAlone(db: Kysely<Database>, item: I): Promise<O> {
    const [outcome] = await call(db, [item]);
    return outcome as O;
  }

  return (db, item) => {
    // A transaction is one caller.
    if (db.isTransaction) return callAlone(db, item);
    return new Promise<O>((resolve, reject) => {
      const key = keyOf(item);
      const mine = { item, resolve, reject };
      const waiting = waitingFor(db).get(key);
      if (waiting) waiting.push(mine);
      else callAll(db, key, mine);
    });
  };
}
