/** Everything that the site keeps about one address (behaviour/owners#people). */
import type { Kysely } from 'kysely';
import type { PersonRecord } from '../../../src/domain/api/owner/settings.ts';
import type { FormValues } from '../../../src/domain/forms/values.ts';
import { accountCart } from '../commerce/cart-of.ts';
import type { Database } from '../db/schema.ts';
import { findForm } from '../forms/forms-store.ts';
import { removeSubmissions } from '../forms/remove-submissions.ts';
import { shownValues } from '../forms/shown-values.ts';
import { batchesOfSubmissions, type FiledSubmission } from '../forms/submissions-store.ts';

/** @param email in lower case */
export async function readPerson(db: Kysely<Database>, email: string): Promise<PersonRecord> {
  const found = await submissionsOf(db, email);
  const submissions = found.map(async (one) => ({
    ...one,
    shown: shownValues(one.values, await findForm(db, one.formId)),
  }));
  const wishes = await db
    .selectFrom('restock_sign_ups')
    .select(['product_id', 'variant_id', 'created_at'])
    .where('email', '=', email)
    .orderBy('id')
    .execute();
  const memberships = await db
    .selectFrom('list_members')
    .select(['list_id', 'state', 'since'])
    .where('email', '=', email)
    .orderBy('id')
    .execute();
  const entries = await db
    .selectFrom('cart_entries')
    .select(['item_id', 'variant_id', 'quantity'])
    .where('cart', '=', accountCart(email))
    .orderBy('id')
    .execute();
  const account = await db
    .selectFrom('site_users')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst();
  return {
    email,
    submissions: await Promise.all(submissions),
    restockSignUps: wishes.map((row) => ({
      productId: row.product_id,
      variantId: row.variant_id,
      createdAt: row.created_at,
    })),
    listMemberships: memberships.map(({ list_id, state, since }) => ({ listId: list_id, state, since })),
    hasSiteAccount: account !== undefined,
    cart: entries.map((row) => ({
      productId: row.item_id,
      variantId: row.variant_id,
      quantity: row.quantity,
    })),
  };
}

/** Tables with a row for an address of a visitor. Owners' accounts are their own, and go by another call. */
const TABLES_BY_EMAIL = [
  'restock_sign_ups',
  'list_members',
  'site_invitations',
  'site_sessions',
  'site_users',
] as const;

/** @param email in lower case @returns how many rows were deleted */
export async function deletePerson(db: Kysely<Database>, email: string): Promise<number> {
  const ids = (await submissionsOf(db, email)).map(({ id }) => id);
  return db.transaction().execute(async (transaction) => {
    let deleted = await removeSubmissions(transaction, ids);
    for (const table of TABLES_BY_EMAIL) {
      const { numDeletedRows } = await transaction
        .deleteFrom(table)
        .where('email', '=', email)
        .executeTakeFirst();
      deleted += Number(numDeletedRows);
    }
    const { numDeletedRows } = await transaction
      .deleteFrom('cart_entries')
      .where('cart', '=', accountCart(email))
      .executeTakeFirst();
    return deleted + Number(numDeletedRows);
  });
}

/** Those in which it is a value of its own; who only mentions it is somebody else. */
async function submissionsOf(db: Kysely<Database>, email: string): Promise<FiledSubmission[]> {
  const found: FiledSubmission[] = [];
  for (const status of [undefined, 'spam'] as const)
    for await (const batch of batchesOfSubmissions(db, { search: email, status }))
      found.push(...batch.filter(({ values }) => isFrom(values, email)));
  return found;
}

function isFrom(values: FormValues, email: string): boolean {
  const texts = Object.values(values).flatMap((value) =>
    typeof value === 'string' ? [value] : Object.values(value),
  );
  return texts.some((text) => text.trim().toLowerCase() === email);
}
