/** The steps that bring an empty or older database to the present tables; only types that SQLite and PostgreSQL share. */
import type { Kysely, Migration, MigrationProvider } from 'kysely';
import { deliveries, dueByConnection, filing } from './delivery-migrations.ts';
import { orders } from './orders-migration.ts';
import { owners } from './owners-migration.ts';
import { repeats } from './repeats-migration.ts';
import { search } from './search-migration.ts';
import { site } from './site-migration.ts';

const firstTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('settings')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('forms')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('submissions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('form_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('field_values', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('submission_key', 'text', (column) => column.notNull().unique())
      .execute();
    await db.schema.createIndex('submissions_by_form').on('submissions').columns(['form_id', 'id']).execute();
    await db.schema
      .createTable('rate_limits')
      .addColumn('bucket', 'text', (column) => column.primaryKey())
      .addColumn('window_index', 'integer', (column) => column.notNull())
      .addColumn('hits', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('used_tokens')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('used_by', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
};

/** What visitors' pages report, and visitors who sign in. */
const reportsAndVisitors: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('page_path', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('visitor', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('reports_by_kind').on('reports').columns(['kind', 'id']).execute();
    await db.schema
      .createTable('site_users')
      .addColumn('email', 'text', (column) => column.primaryKey())
      .addColumn('password', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('site_sessions')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
};

/** The shop: what there is to buy, visitors' carts, and who waits for what is sold out. */
const shop: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('products')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('cart_entries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('cart', 'text', (column) => column.notNull())
      .addColumn('line', 'text', (column) => column.notNull())
      .addColumn('item_id', 'text', (column) => column.notNull())
      .addColumn('variant_id', 'text', (column) => column.notNull())
      .addColumn('quantity', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('request_id', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('cart_entries_once', ['cart', 'line'])
      .execute();
    await db.schema
      .createTable('restock_sign_ups')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('product_id', 'text', (column) => column.notNull())
      .addColumn('variant_id', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('joins_mailing_list', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('restock_sign_ups_once', ['product_id', 'variant_id', 'email'])
      .execute();
  },
};

const carts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('carts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
  },
};

/** Migrations in the order of their names. A released one is never edited: a change is a new one. */
export const migrations: MigrationProvider = {
  getMigrations: async () => ({
    '0001-first-tables': firstTables,
    '0002-reports-and-visitors': reportsAndVisitors,
    '0003-shop': shop,
    '0004-carts': carts,
    '0005-filing': filing,
    '0006-owners': owners,
    '0007-repeats': repeats,
    '0008-deliveries': deliveries,
    '0009-orders': orders,
    '0010-site': site,
    '0011-search': search,
    '0012-due-by-connection': dueByConnection,
  }),
};
