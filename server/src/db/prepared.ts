/**
 * Queries that are built once and run with other values: to build one takes longer than to answer it. For what runs with
 * every submission; everything else is built where it stands.
 */
import type { Compilable, CompiledQuery, DialectAdapter, Kysely, QueryResult } from 'kysely';
import { gathered, type Some } from './gathered.ts';
import type { Database } from './schema.ts';

/** Stands in a query for what each run brings in its place. */
class Slot {
  readonly row: number;
  readonly name: string;

  constructor(row: number, name: string) {
    this.row = row;
    this.name = name;
  }
}

/** Whatever it is asked for is a slot; kysely takes any object for a value. */
function slotsOf<R extends object>(row: number): R {
  return new Proxy({} as R, { get: (_, name) => new Slot(row, String(name)) });
}

/**
 * @param build told some rows of values by name, which it may use as values and nothing else. It names the columns that it
 * wants: PostgreSQL refuses a query that it has read before once `*` means more
 * @returns runs the query on a database or in a transaction; it is built for each number of rows
 */
export function prepared<R extends object, O>(
  build: (db: Kysely<Database>, rows: Some<R>) => Compilable<O>,
): (db: Kysely<Database>, rows: Some<R>) => Promise<QueryResult<O>> {
  /** By number of rows. A database and its transactions share an adapter. */
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<O>[]>();

  function queryFor(db: Kysely<Database>, count: number): CompiledQuery<O> {
    const { adapter } = db.getExecutor();
    const queries = compiled.get(adapter) ?? [];
    compiled.set(adapter, queries);
    const known = queries[count];
    if (known) return known;
    const more = Array.from({ length: count - 1 }, (_, index) => slotsOf<R>(index + 1));
    const query = build(db, [slotsOf<R>(0), ...more]).compile();
    queries[count] = query;
    if (!names.has(query.sql)) names.set(query.sql, `prepared_${names.size}`);
    return query;
  }

  return async (db, rows) => {
    const query = queryFor(db, rows.length);
    const parameters = query.parameters.map((one) =>
      one instanceof Slot ? rows[one.row]?.[one.name as keyof R] : one,
    );
    return db.executeQuery<O>({ ...query, parameters });
  };
}

/** By text, for a database that calls a query by its name once it has read it. */
const names = new Map<string, string>();

/** @returns undefined for a query that is built anew each time */
export function nameOfPrepared(text: string): string | undefined {
  return names.get(text);
}

/** A query that reads what many ask for at the same time, such as the form that everybody sends; they share its rows. */
export function sharedRead<V extends object, O>(
  build: (db: Kysely<Database>, values: V) => Compilable<O>,
): (db: Kysely<Database>, values: V) => Promise<readonly O[]> {
  const run = prepared((db, [values]: Some<V>) => build(db, values));
  return gathered(
    async (db, [values, ...same]: Some<V>) => {
      const { rows } = await run(db, [values]);
      return [rows, ...same.map(() => rows)];
    },
    (values) => JSON.stringify(values),
  );
}
