/**
 * SQLite for Kysely, where what is written at the same time is committed together: a commit waits for the disk, and one
 * wait serves every request that came meanwhile. Nobody is answered before the commit, readers included.
 */
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

  async init(): Promise<void> {}

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
    while (this.#isTakenFrom(connection)) await this.#transaction?.ended;
    this.#join();
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
    while (this.#isTakenFrom(connection)) await this.#transaction?.ended;
    if (this.#transaction) return this.#run(query);
    if (isWrite(query)) this.#join();
    // What cannot stand in a transaction, such as a pragma.
    else if (!SelectQueryNode.is(query.query)) this.#commit();
    const group = this.#group;
    const result = this.#run<R>(query);
    // What was read may not have reached the disk yet.
    await group?.committed;
    return result;
  }

  /** By the transaction of somebody else. Asked again after each wait: between the answer and the statement nothing else may run. */
  #isTakenFrom(connection: DatabaseConnection): boolean {
    return this.#transaction !== undefined && this.#transaction.connection !== connection;
  }

  /** The requests whose data has arrived are served before the commit. */
  #join(): void {
    if (this.#group) return;
    this.#run(CompiledQuery.raw('begin immediate'));
    const { promise: committed, resolve, reject } = deferred();
    // Who waits for it is told; it may be that nobody does.
    committed.catch(() => {});
    this.#group = { committed, end: (error) => (error === undefined ? resolve() : reject(error)) };
    setImmediate(() => this.#commit());
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
