/** What owners set for the whole site, in the database. */
import type { Kysely } from 'kysely';
import type { OwnerSettings } from '../../../src/domain/api/owner/settings.ts';
import type { Database } from '../db/schema.ts';
import { readSetting, writeSetting } from '../settings-store.ts';

const SETTING = 'owner';

/** Nothing is sent, nothing is deleted, and what is filed as spam has more than one thing against it. */
const DEFAULTS: OwnerSettings = { defaultEmail: '', spamThreshold: 60, retentionDays: {} };

export async function readOwnerSettings(db: Kysely<Database>): Promise<OwnerSettings> {
  return { ...DEFAULTS, ...(await readSetting<OwnerSettings>(db, SETTING)) };
}

export function writeOwnerSettings(db: Kysely<Database>, settings: OwnerSettings): Promise<void> {
  return writeSetting(db, SETTING, settings);
}
