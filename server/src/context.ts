/** What every area of the server works with. */
import type { Kysely } from 'kysely';
import type { CaptchaCheck } from './captcha/proof.ts';
import type { ServerOptions } from './config.ts';
import type { Database } from './db/schema.ts';

export interface ServerContext {
  db: Kysely<Database>;
  options: ServerOptions;
  /** Signs crumbs, submission keys and captcha challenges. */
  secret: string;
  captcha: CaptchaCheck;
}
