/** The index that an owner's search reads instead of the submissions. */
import { type Kysely, type Migration, SqliteAdapter } from 'kysely';

/** A third of the bytes of the rows, and in the order in which they are listed. */
export const search: Migration = {
  async up(db: Kysely<unknown>) {
    // PostgreSQL has room for some 2,700 bytes in an entry; it looks at the rows, with several processes.
    if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
    await db.schema
      .createIndex('submissions_by_search')
      .on('submissions')
      .columns(['id', 'form_id', 'status', 'search_text'])
      .execute();
  },
};
