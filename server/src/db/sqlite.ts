/**
 * SQLite for Kysely, where what is written at the same time is committed together: a commit waits for the disk, and one
 * wait serves every request that came meanwhile. Nobody is answered before the commit, readers included.
 */
import { setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  type Dialect,
  type Driver,
  InsertQueryNode,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  UpdateQueryNode,
} from 'kysely';
import type { Database as Sqlite, Statement } from 'libsql';

/** How long a write waits for another process that is writing to the same file, and how often it looks. */
const BUSY_TIMEOUT_MS = 10_000;
const BUSY_RETRY_MS = 5;

/** The server's own statements are some hundred; lists of varying length come on top. */
const MAX_STATEMENTS = 500;

export function sqliteDialect(sqlite: Sqlite): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new GroupingDriver(sqlite),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** What is committed together. */
interface Group {
  /** Resolves when it is on the disk. */
  committed: Promise<void>;
  end: (error?: unknown) => void;
}

/** A transaction of Kysely is a savepoint of the group, and keeps everybody else out while it is open. */
class GroupingDriver implements Driver {
  readonly #sqlite: Sqlite;
  readonly #statements = new Map<string, Statement>();
  #group: Group | undefined;
  #transaction: { connection: DatabaseConnection; ended: Promise<void>; end: () => void } | undefined;

  constructor(sqlite: Sqlite) {
    this.#sqlite = sqlite;
  }

  async init(): Promise<void> {
    // Waiting inside of SQLite would hold up every other request.
    this.#sqlite.pragma('busy_timeout = 0');
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection: DatabaseConnection = {
      executeQuery: <R>(query: CompiledQuery) => this.#execute<R>(connection, query),
      streamQuery: () => {
        throw new Error('Lists are read in batches.');
      },
    };
    return connection;
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const since = Date.now();
    for (let wait = this.#join(connection, since); wait; wait = this.#join(connection, since)) await wait;
    this.#run(CompiledQuery.raw('savepoint part'));
    const { promise: ended, resolve: end } = deferred();
    this.#transaction = { connection, ended, end };
  }

  async commitTransaction(): Promise<void> {
    this.#run(CompiledQuery.raw('release part'));
    const group = this.#group;
    this.#endTransaction();
    await group?.committed;
  }

  async rollbackTransaction(): Promise<void> {
    try {
      // A full disk takes all of it back by itself.
      if (this.#sqlite.inTransaction) {
        this.#run(CompiledQuery.raw('rollback to part'));
        this.#run(CompiledQuery.raw('release part'));
      }
    } finally {
      this.#endTransaction();
    }
  }

  async destroy(): Promise<void> {
    this.#commit();
    this.#sqlite.close();
  }

  async #execute<R>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<R>> {
    const since = Date.now();
    const enter = () =>
      isWrite(query) ? this.#join(connection, since) : this.#othersTransaction(connection);
    for (let wait = enter(); wait; wait = enter()) await wait;
    if (this.#transaction) return this.#run(query);
    // What cannot stand in a transaction, such as a pragma.
    if (!isWrite(query) && !SelectQueryNode.is(query.query)) this.#commit();
    const group = this.#group;
    const result = this.#run<R>(query);
    // What was read may not have reached the disk yet.
    await group?.committed;
    return result;
  }

  /** What is to be waited for; none: the next statement may run, at once, before anything else can begin. */
  #othersTransaction(connection: DatabaseConnection): Promise<void> | undefined {
    const { connection: whose, ended } = this.#transaction ?? {};
    return whose === connection ? undefined : ended;
  }

  /** The same for a write, which then belongs to the group. The requests whose data has arrived are served before its commit. */
  #join(connection: DatabaseConnection, since: number): Promise<void> | undefined {
    const ended = this.#othersTransaction(connection);
    if (ended || this.#group) return ended;
    try {
      this.#run(CompiledQuery.raw('begin immediate'));
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!code.startsWith('SQLITE_BUSY') || Date.now() - since > BUSY_TIMEOUT_MS) throw error;
      return setTimeout(BUSY_RETRY_MS);
    }
    const { promise: committed, resolve, reject } = deferred();
    // Who waits for it is told; it may be that nobody does.
    committed.catch(() => {});
    this.#group = { committed, end: (error) => (error === undefined ? resolve() : reject(error)) };
    setImmediate(() => this.#commit());
    return undefined;
  }

  #commit(): void {
    const group = this.#group;
    // A transaction that is open is waited for.
    if (!group || this.#transaction) return;
    this.#group = undefined;
    try {
      this.#run(CompiledQuery.raw('commit'));
      group.end();
    } catch (error) {
      if (this.#sqlite.inTransaction) this.#run(CompiledQuery.raw('rollback'));
      group.end(error);
    }
  }

  #endTransaction(): void {
    this.#transaction?.end();
    this.#transaction = undefined;
    setImmediate(() => this.#commit());
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = this.#prepared(sql);
    if (statement.reader) return { rows: statement.all([...parameters]) as R[] };
    const { changes } = statement.run([...parameters]);
    return { numAffectedRows: BigInt(changes), rows: [] };
  }

  #prepared(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#sqlite.prepare(sql);
    const [oldest] = this.#statements.keys();
    if (oldest !== undefined && this.#statements.size >= MAX_STATEMENTS) this.#statements.delete(oldest);
    this.#statements.set(sql, statement);
    return statement;
  }
}

function isWrite({ query }: CompiledQuery): boolean {
  return InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query);
}

function deferred() {
  let resolve = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<void>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}
