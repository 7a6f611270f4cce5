/** The tables of what owners make of their site: navigations, stores, categories. */
import type { Kysely, Migration } from 'kysely';

export const site: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('navigations')
      .addColumn('identifier', 'text', (column) => column.primaryKey())
      .addColumn('links', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('collections')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('url_id', 'text', (column) => column.notNull().unique())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('categories')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('collection_id', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('categories_by_collection')
      .on('categories')
      .columns(['collection_id', 'id'])
      .execute();
  },
};
