/**
 * SQLite for Kysely, where what is written at the same time is committed together: what was committed is brought to the disk
 * while requests go on, and those that came meanwhile are the next commit. Nobody is answered before the disk has it, readers
 * included, but for the early dialect of the same database.
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
import type { WalFile } from './wal-file.ts';

/** How long a write waits for another process that is writing to the same file, and how often it looks. */
const BUSY_TIMEOUT_MS = 10_000;
const BUSY_RETRY_MS = 5;

/** The server's own statements are some hundred; lists of varying length come on top. */
const MAX_STATEMENTS = 500;

export interface SqliteDialects {
  dialect: Dialect;
  /**
   * Answers before the commit. For single statements of whose outcome nobody is told alone: what is waited for after it,
   * on the other one, is committed after it.
   */
  early: Dialect;
}

/** @param wal the log of this database, which is in WAL mode and leaves the disk to it (`synchronous = NORMAL`) */
export function sqliteDialects(sqlite: Sqlite, wal: WalFile): SqliteDialects {
  const driver = new GroupingDriver(sqlite, wal);
  return { dialect: dialectOf(driver), early: dialectOf(driver.early()) };
}

function dialectOf(driver: Driver): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * Migrations are one transaction, as SQLite can do it: a process that is killed meanwhile leaves the tables as they were, and
 * one that starts at the same moment waits.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

interface Prepared {
  statement: Statement;
  /** Has rows to tell. */
  isReader: boolean;
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
  readonly #wal: WalFile;
  readonly #statements = new Map<string, Prepared>();
  #group: Group | undefined;
  /** Until the disk has what was committed last. */
  #syncing: Promise<void> | undefined;
  /** The disk has refused a part of the log, which the system counts as written all the same: nothing behind it is safe. */
  #isLogBroken = false;
  #transaction: { connection: DatabaseConnection; ended: Promise<void>; end: () => void } | undefined;

  constructor(sqlite: Sqlite, wal: WalFile) {
    this.#sqlite = sqlite;
    this.#wal = wal;
  }

  async init(): Promise<void> {
    // Waiting inside of SQLite would hold up every other request.
    this.#sqlite.pragma('busy_timeout = 0');
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection(true);
  }

  /** The same database for who does not wait for the disk; it is closed with this one. */
  early(): Driver {
    const noTransactions = async () => {
      throw new Error('A transaction waits for the disk.');
    };
    return {
      init: async () => {},
      acquireConnection: async () => this.#connection(false),
      releaseConnection: async () => {},
      beginTransaction: noTransactions,
      commitTransaction: noTransactions,
      rollbackTransaction: noTransactions,
      destroy: async () => {},
    };
  }

  #connection(waitsForDisk: boolean): DatabaseConnection {
    const connection: DatabaseConnection = {
      executeQuery: async <R>(query: CompiledQuery) => {
        const { result, committed } = await this.#execute<R>(connection, query);
        if (waitsForDisk) await committed;
        return result;
      },
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
    await this.#syncing?.catch(() => {});
    await this.#wal.close();
    // The file alone is then the whole database, as whoever copies it expects.
    this.#sqlite.pragma('wal_checkpoint(truncate)');
    this.#sqlite.close();
  }

  /** @returns with the result, when the disk has what was written or read; undefined: it has */
  async #execute<R>(
    connection: DatabaseConnection,
    query: CompiledQuery,
  ): Promise<{ result: QueryResult<R>; committed?: Promise<void> | undefined }> {
    const since = Date.now();
    const enter = () =>
      isWrite(query) ? this.#join(connection, since) : this.#othersTransaction(connection);
    for (let wait = enter(); wait; wait = enter()) await wait;
    if (this.#transaction) return { result: this.#run(query) };
    if (isWrite(query) || SelectQueryNode.is(query.query)) {
      const result = this.#run<R>(query);
      // What was read may not have reached the disk yet.
      return { result, committed: this.#group?.committed ?? this.#syncing };
    }
    // What cannot stand in a transaction, such as a pragma, and may have written something all the same.
    for (;;) {
      this.#commit();
      const result = this.#unlessBusy(since, () => this.#run<R>(query));
      if (result) return { result, committed: this.#sync() };
      await setTimeout(BUSY_RETRY_MS);
    }
  }

  /** @returns undefined: another process is writing; it is to be tried again */
  #unlessBusy<T>(since: number, act: () => T): T | undefined {
    try {
      return act();
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!code.startsWith('SQLITE_BUSY') || Date.now() - since > BUSY_TIMEOUT_MS) throw error;
      return undefined;
    }
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
    const begun = this.#unlessBusy(since, () => this.#run(CompiledQuery.raw('begin immediate')));
    if (!begun) return setTimeout(BUSY_RETRY_MS);
    const { promise: committed, resolve, reject } = deferred();
    // Who waits for it is told; it may be that nobody does.
    committed.catch(() => {});
    this.#group = { committed, end: (error) => (error === undefined ? resolve() : reject(error)) };
    this.#commitSoon();
    return undefined;
  }

  /** With the requests whose data has arrived, and those that come while the disk is busy. */
  #commitSoon(): void {
    setImmediate(() => {
      if (!this.#syncing) this.#commit();
    });
  }

  #commit(): void {
    const group = this.#group;
    // A transaction that is open is waited for.
    if (!group || this.#transaction) return;
    this.#group = undefined;
    try {
      this.#run(CompiledQuery.raw('commit'));
      if (this.#isLogBroken) this.#renewLog();
      this.#sync().then(() => group.end(), group.end);
    } catch (error) {
      if (this.#sqlite.inTransaction) this.#run(CompiledQuery.raw('rollback'));
      group.end(error);
    }
  }

  /** Moves everything on into the database, which SQLite brings to the disk, and begins the log anew. */
  #renewLog(): void {
    const [outcome] = this.#run<{ busy: number }>(CompiledQuery.raw('pragma wal_checkpoint(truncate)')).rows;
    if (outcome?.busy) throw new Error('The log cannot be renewed after the disk failed.');
    this.#isLogBroken = false;
  }

  #sync(): Promise<void> {
    const before = this.#syncing?.catch(() => {});
    const syncing = (before ?? Promise.resolve()).then(() => this.#wal.sync());
    this.#syncing = syncing;
    syncing.catch(() => {
      this.#isLogBroken = true;
    });
    const ended = () => {
      if (this.#syncing !== syncing) return;
      this.#syncing = undefined;
      if (this.#group) this.#commitSoon();
    };
    syncing.then(ended, ended);
    return syncing;
  }

  #endTransaction(): void {
    this.#transaction?.end();
    this.#transaction = undefined;
    this.#commitSoon();
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { statement, isReader } = this.#prepared(sql);
    if (isReader) return { rows: statement.all([...parameters]) as R[] };
    const { changes } = statement.run([...parameters]);
    return { numAffectedRows: BigInt(changes), rows: [] };
  }

  #prepared(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#sqlite.prepare(sql);
    const prepared = { statement, isReader: statement.reader };
    const [oldest] = this.#statements.keys();
    if (oldest !== undefined && this.#statements.size >= MAX_STATEMENTS) this.#statements.delete(oldest);
    this.#statements.set(sql, prepared);
    return prepared;
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
