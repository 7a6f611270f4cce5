/** Seals the secrets of all connections anew, so that older keys are needed no more. */
import type { Kysely } from 'kysely';
import { placeOf } from '../connections/connections.ts';
import type { Database } from '../db/schema.ts';
import { createSecretBox } from '../secrets.ts';

/**
 * @param keys the first one seals, each of them opens
 * @returns how many secrets there are
 * @throws Error when one does not open; all of them are then as they were
 */
export function renewSecrets(db: Kysely<Database>, keys: readonly [string, ...string[]]): Promise<number> {
  const box = createSecretBox(keys);
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('connections')
      .select(['id', 'form_id', 'secrets'])
      .orderBy('id')
      .execute();
    let count = 0;
    for (const { id, form_id, secrets } of rows) {
      const sealed = Object.entries(JSON.parse(secrets) as Record<string, string>);
      if (sealed.length === 0) continue;
      count += sealed.length;
      const renewed = sealed.map(([name, text]) => {
        const place = placeOf(id, name);
        return [name, box.seal(opened(text, place, `${name} of the form ${form_id}`), place)];
      });
      await transaction
        .updateTable('connections')
        .set({ secrets: JSON.stringify(Object.fromEntries(renewed)) })
        .where('id', '=', id)
        // What an owner has changed meanwhile was sealed by the running server.
        .where('secrets', '=', secrets)
        .execute();
    }
    return count;
  });

  function opened(text: string, place: string, what: string): string {
    try {
      return box.open(text, place);
    } catch (cause) {
      throw new Error(`${(cause as Error).message} It is ${what}; nothing was changed.`, { cause });
    }
  }
}
