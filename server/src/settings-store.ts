/** Small settings of the site's owner in the database, each a JSON object under a name. */
import type { Kysely } from 'kysely';
import { sharedRead } from './db/prepared.ts';
import type { Database } from './db/schema.ts';

const settingOf = sharedRead((db, { name }: { name: string }) =>
  db.selectFrom('settings').select('value').where('name', '=', name),
);

/** Rows are written by `writeSetting` only, by callers that have checked them. */
export async function readSetting<T extends object>(
  db: Kysely<Database>,
  name: string,
): Promise<T | undefined> {
  const [row] = await settingOf(db, { name });
  return row && (JSON.parse(row.value) as T);
}

export async function writeSetting(db: Kysely<Database>, name: string, value: object): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('settings')
    .values({ name, value: text })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
    .execute();
}

/** What the owner has set since stays. */
export async function addSetting(db: Kysely<Database>, name: string, value: object): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

export async function removeSetting(db: Kysely<Database>, name: string): Promise<void> {
  await db.deleteFrom('settings').where('name', '=', name).execute();
}
