/** What the demo pages need to let visitors in: the password `open sesame` for the site and the collection `demo`. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { readSetting, writeSetting } from '../settings-store.ts';
import { hashPassword } from './password-hash.ts';

const DEMO_PASSWORD = 'open sesame';

/** Leaves passwords alone that the owner has set. */
export async function addDemoPasswords(db: Kysely<Database>): Promise<void> {
  if (await readSetting(db, 'passwords')) return;
  const hash = await hashPassword(DEMO_PASSWORD);
  await writeSetting(db, 'passwords', { site: hash, 'collection:demo': hash });
}
