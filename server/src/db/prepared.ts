/**
 * Queries that are built once and run with other values: to build one takes longer than to answer it. For what runs with
 * every submission; everything else is built where it stands.
 */
import type { Compilable, CompiledQuery, DialectAdapter, Kysely, QueryResult } from 'kysely';
import type { Database } from './schema.ts';

/** Stands in a query for what each run brings under its name. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Whatever it is asked for is a slot; kysely takes any object for a value. */
const SLOTS: object = new Proxy({}, { get: (_, name) => new Slot(String(name)) });

/**
 * @param build told the values by name, which it may use as values and nothing else
 * @returns runs the query on a database or in a transaction
 */
export function prepared<V extends object, O>(
  build: (db: Kysely<Database>, values: V) => Compilable<O>,
): (db: Kysely<Database>, values: V) => Promise<QueryResult<O>> {
  /** A database and its transactions share an adapter. */
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<O>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const query = compiled.get(adapter) ?? build(db, SLOTS as V).compile();
    compiled.set(adapter, query);
    const parameters = query.parameters.map((one) =>
      one instanceof Slot ? values[one.name as keyof V] : one,
    );
    return db.executeQuery<O>({ ...query, parameters });
  };
}
