/** The tables of owners: their accounts, their sessions, the tokens of their programs. */
import type { Kysely, Migration } from 'kysely';

export const owners: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('owners')
      .addColumn('email', 'text', (column) => column.primaryKey())
      .addColumn('password', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('owner_sessions')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('api_tokens')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'text', (column) => column.notNull())
      .execute();
  },
};
