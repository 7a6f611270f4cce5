/** What every area of the server works with. */
import type { Kysely } from 'kysely';
import type { CaptchaCheck } from './captcha/proof.ts';
import type { ServerOptions } from './config.ts';
import type { Connections } from './connections/connections.ts';
import type { Database } from './db/schema.ts';
import type { Metrics } from './operations/metrics.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { SecretBox } from './secrets.ts';

export interface ServerContext {
  db: Kysely<Database>;
  /** Without waiting for the disk (db/connect.ts). */
  early: Kysely<Database>;
  options: ServerOptions;
  /** Signs crumbs, submission keys and captcha challenges. */
  secret: string;
  /** Keyed: by which an address or account is known where it is counted. */
  hashOfAddress: (address: string) => string;
  captcha: CaptchaCheck;
  connections: Connections;
  outbox: Outbox;
  /** Without a key of the operator's there is none. */
  secretBox: SecretBox | undefined;
  metrics: Metrics;
}
