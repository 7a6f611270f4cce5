/** The tables and columns by which submissions are filed and delivered. */
import type { Kysely, Migration } from 'kysely';

/** Where the owner has put a submission, and why it looks like spam. */
export const filing: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('submissions')
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
      .execute();
    await db.schema
      .alterTable('submissions')
      .addColumn('spam_reasons', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await db.schema
      .createIndex('submissions_by_form_and_status')
      .on('submissions')
      .columns(['form_id', 'status', 'id'])
      .execute();
    await db.schema
      .createIndex('submissions_by_status')
      .on('submissions')
      .columns(['status', 'id'])
      .execute();
  },
};
