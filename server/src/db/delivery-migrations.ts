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

/** Where submissions go, what became of each there, and the people whom that signs up. */
export const deliveries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('connections')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('form_id', 'text', (column) => column.notNull())
      .addColumn('backend_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('config', 'text', (column) => column.notNull())
      .addColumn('secrets', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('connections_by_form').on('connections').columns(['form_id', 'id']).execute();
    await db.schema
      .createTable('deliveries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('submission_id', 'text', (column) => column.notNull())
      .addColumn('connection_id', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('problem', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('leased_until', 'text', (column) => column.notNull())
      .addUniqueConstraint('deliveries_once', ['submission_id', 'connection_id'])
      .execute();
    await db.schema.createIndex('deliveries_due').on('deliveries').columns(['state', 'due_at']).execute();
    await db.schema
      .createTable('list_members')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('list_id', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .addUniqueConstraint('list_members_once', ['list_id', 'email'])
      .execute();
    await db.schema
      .createTable('site_invitations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
  },
};

/** What is due is looked for connection by connection (outbox/pump.ts). */
export const dueByConnection: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('deliveries_due_by_connection')
      .on('deliveries')
      .columns(['state', 'connection_id', 'due_at'])
      .execute();
    await db.schema.dropIndex('deliveries_due').execute();
  },
};
