/** What tells that the same text was sent before. */
import type { Kysely, Migration } from 'kysely';

export const repeats: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('submissions')
      .addColumn('text_hash', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .createIndex('submissions_by_text')
      .on('submissions')
      .columns(['text_hash', 'created_at'])
      .execute();
  },
};
