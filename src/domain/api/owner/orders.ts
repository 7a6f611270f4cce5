/** The calls by which the owner's checkout reads a cart that was handed over, and says what became of it. */
import type { OrderState } from '../../commerce/order.ts';
import type { Order } from '../commerce.ts';
import { endpoint } from '../endpoint.ts';

const ORDER = 'owner/orders/:id';
/** Newest first. */
export const LIST_ORDERS = endpoint<{ query: { state?: OrderState }; answer: readonly Order[] }>(
  'GET',
  'owner/orders',
);
/** What is to be paid is read here: what a browser hands over is its visitor's word. */
export const READ_ORDER = endpoint<{ params: 'id'; answer: Order }>('GET', ORDER);
/**
 * It is paid: what was kept is sold, once, however often this is said. After its time it still is while there is enough;
 * else 409.
 */
export const CONFIRM_ORDER = endpoint<{ params: 'id'; answer: Order }>('POST', `${ORDER}/confirmation`);
/** It is not going to be paid: what was kept is free again. 409 for what is sold. */
export const CANCEL_ORDER = endpoint<{ params: 'id'; answer: Order }>('POST', `${ORDER}/cancellation`);
