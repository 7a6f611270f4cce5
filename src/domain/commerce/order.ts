/** What becomes of a cart that was handed over to the owner's checkout (behaviour/commerce#hand-over). */

/** How long its pieces are kept for whoever is paying. */
export const RESERVATION_MS = 15 * 60_000;

/** `reserved` until it is paid, called off, or its time is over. */
export const ORDER_STATES = ['reserved', 'sold', 'cancelled', 'expired'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** A reservation ends by itself, whether or not somebody has written that down yet. */
export function orderStateAt(state: OrderState, expiresAt: number, now: number): OrderState {
  return state === 'reserved' && expiresAt <= now ? 'expired' : state;
}
