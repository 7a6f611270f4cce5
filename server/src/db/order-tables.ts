/** The tables of carts that were handed over; `orders-migration.ts` creates them. */
import type { OrderState } from '../../../src/domain/commerce/order.ts';

export interface OrderTables {
  orders: OrdersTable;
  order_lines: OrderLinesTable;
}

export interface OrdersTable {
  /** Sorts by time of creation. */
  id: string;
  /** Hash of the visitor's cookie. */
  cart: string;
  /** The client's own name of this hand-over: sent again it is the same order. */
  request_id: string;
  /** As it was last written: a reservation ends by its time alone. */
  state: OrderState;
  /** Entries and sums as they were handed over, as JSON. */
  body: string;
  /** ISO 8601, UTC. */
  created_at: string;
  /** ISO 8601, UTC. */
  expires_at: string;
}

/** What a reservation keeps of the stock. */
interface OrderLinesTable {
  order_id: string;
  item_id: string;
  variant_id: string;
  quantity: number;
}
