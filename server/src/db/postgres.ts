/** Connections to PostgreSQL that survive its restarts and never wait for ever. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { nameOfPrepared } from './prepared.ts';

/** Ours are answered in milliseconds; what takes longer than this has no visitor waiting any more. */
const STATEMENT_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** A server that does not even say that a statement took too long is gone. */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 2_000;
/** How long closing waits for a server that does not answer. */
const CLOSE_TIMEOUT_MS = 3_000;

export interface PostgresOptions {
  statementMs: number;
  connectMs: number;
  answerMs: number;
  /** Whether a write is on the disk before it is answered: else a crash of the database may forget the last moments. */
  waitsForDisk: boolean;
}

/** @param onLost told of a connection that was lost while it was idle or in use */
export function openPostgres(
  connectionString: string,
  onLost: (error: Error) => void,
  {
    statementMs = STATEMENT_TIMEOUT_MS,
    connectMs = CONNECT_TIMEOUT_MS,
    answerMs = ANSWER_TIMEOUT_MS,
    waitsForDisk = true,
  }: Partial<PostgresOptions> = {},
): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    query_timeout: answerMs,
    keepAlive: true,
    ...(waitsForDisk ? {} : { options: '-c synchronous_commit=off' }),
  });
  // A connection that is lost is replaced by the pool. Who is using it learns of it from the query: the event alone must
  // not end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', onLost));
  return {
    connect: async () => replaceable(await pool.connect()),
    async end() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((done) => {
        timer = setTimeout(done, CLOSE_TIMEOUT_MS);
      });
      await Promise.race([pool.end(), late]);
      clearTimeout(timer);
    },
  };
}

/** Out of connections or memory; starting or ending. */
const PASSING = /^(53|57P)/;

/** Whether a server may be there in a moment: nothing answered, or it answered that it does not take connections now. */
export function mayComeYet(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || PASSING.test(error.code ?? '');
}

/** A connection on which something other than the statement went wrong is not used again. */
function replaceable(client: pg.PoolClient): PostgresPoolClient {
  let isBroken = false;
  return {
    query: (async (text: string, values: unknown[]) => {
      const name = nameOfPrepared(text);
      try {
        // What has a name is read and planned by the server once for a connection.
        return await (name ? client.query({ name, text, values }) : client.query(text, values));
      } catch (error) {
        // After an error of the server itself the connection goes on.
        isBroken ||= !(error instanceof pg.DatabaseError);
        throw error;
      }
      // The other thing that Kysely would ask for is a cursor, and nothing is streamed.
    }) as unknown as PostgresPoolClient['query'],
    release: () => client.release(isBroken),
  };
}
