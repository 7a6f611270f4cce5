/** Forms in the database. */
import type { Kysely } from 'kysely';
import { adoptBackendConnections } from '../connections/connections-store.ts';
import { sharedRead } from '../db/prepared.ts';
import type { Database } from '../db/schema.ts';
import { type StoredForm, withDefaultTexts, withPendingOf } from './form-entity.ts';

const formOf = sharedRead((db, { id }: { id: string }) =>
  db.selectFrom('forms').select('body').where('id', '=', id),
);

export async function findForm(db: Kysely<Database>, id: string): Promise<StoredForm | undefined> {
  const [row] = await formOf(db, { id });
  return row && readBody(row.body);
}

/** All forms with every text, by name. */
export async function listForms(db: Kysely<Database>) {
  const rows = await db.selectFrom('forms').select('body').orderBy('id').execute();
  return rows.map((row) => withDefaultTexts(readBody(row.body))).sort((a, b) => a.name.localeCompare(b.name));
}

/** Its connections are made with it. @returns false when the id is taken */
export function createForm(db: Kysely<Database>, form: StoredForm, now: number): Promise<boolean> {
  const time = new Date(now).toISOString();
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('forms')
      .values({ id: form.id, body: JSON.stringify(form), created_at: time, updated_at: time })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) await adoptBackendConnections(trx, form.id, form.backendConnectionConfigs, now);
    return row !== undefined;
  });
}

/**
 * Its connections follow it.
 * @param removed backend ids of connections that are to go, whatever their state
 * @returns the form as it is now; undefined when there is no such form
 */
export function updateForm(
  db: Kysely<Database>,
  given: StoredForm,
  removed: readonly string[],
  now: number,
): Promise<StoredForm | undefined> {
  return db.transaction().execute(async (trx) => {
    const before = await findForm(trx, given.id);
    if (!before) return undefined;
    const form = withPendingOf(before, given, removed);
    await trx
      .updateTable('forms')
      .set({ body: JSON.stringify(form), updated_at: new Date(now).toISOString() })
      .where('id', '=', form.id)
      .execute();
    const { backendConnectionConfigs: configs } = form;
    await adoptBackendConnections(trx, form.id, configs, now, before.backendConnectionConfigs);
    return form;
  });
}

/** Rows are written by this module only, after `readFormEntity`. */
function readBody(body: string): StoredForm {
  return JSON.parse(body) as StoredForm;
}
