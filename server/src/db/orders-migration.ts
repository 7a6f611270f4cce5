/** The tables of carts that were handed over, and what a product and an entry say since then. */
import type { Kysely, Migration } from 'kysely';

export const orders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('products')
      .addColumn('item', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute();
    await db.schema
      .alterTable('cart_entries')
      .addColumn('price', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .createTable('orders')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('cart', 'text', (column) => column.notNull())
      .addColumn('request_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('orders_once', ['cart', 'request_id'])
      .execute();
    await db.schema.createIndex('orders_by_state').on('orders').columns(['state', 'expires_at']).execute();
    await db.schema
      .createTable('order_lines')
      .addColumn('order_id', 'text', (column) => column.notNull())
      .addColumn('item_id', 'text', (column) => column.notNull())
      .addColumn('variant_id', 'text', (column) => column.notNull())
      .addColumn('quantity', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('order_lines_by_order').on('order_lines').columns(['order_id']).execute();
    await db.schema.createIndex('order_lines_by_item').on('order_lines').columns(['item_id']).execute();
  },
};
