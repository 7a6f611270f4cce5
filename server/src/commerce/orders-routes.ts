/** The owner's checkout: reads what was handed over, and says that it is paid or called off. */
import type { FastifyInstance } from 'fastify';
import type { Order } from '../../../src/domain/api/commerce.ts';
import {
  CANCEL_ORDER,
  CONFIRM_ORDER,
  LIST_ORDERS,
  READ_ORDER,
} from '../../../src/domain/api/owner/orders.ts';
import { ORDER_STATES, type OrderState } from '../../../src/domain/commerce/order.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { anyObject, anyText, list, oneOf, required, shape } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner } from '../owner/auth.ts';
import { cancelOrder, confirmOrder, findOrder, listOrders } from './orders-store.ts';

export const orderAnswer = shape<Order>({
  id: required(anyText),
  state: required(oneOf(ORDER_STATES)),
  createdAt: required(anyText),
  expiresAt: required(anyText),
  entries: required(list(anyObject)),
  sums: required(list(anyObject)),
});
const query = shape<{ state?: OrderState }>({ state: oneOf(ORDER_STATES) });

export function addOrdersRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db, options } = context;
  const known = (order: Order | undefined): Order => {
    if (!order) throw new Refusal('no-order');
    return order;
  };
  forOwner(app, context, (owner) => {
    serve(
      owner,
      LIST_ORDERS,
      {
        summary: 'Lists carts that were handed over, newest first.',
        description: '`state` is `reserved`, `sold`, `cancelled` or `expired`.',
        query,
        answer: list(orderAnswer),
      },
      (request) => listOrders(db, request.query.state, options.now()),
    );
    serve(
      owner,
      READ_ORDER,
      { summary: 'Reads a cart that was handed over.', answer: orderAnswer },
      async (request) => known(await findOrder(db, request.params.id, options.now())),
    );
    serve(
      owner,
      CONFIRM_ORDER,
      {
        summary: 'Says that an order is paid: what it keeps is sold.',
        description: 'Once. 409 `order-cancelled`, or `stock` where it is paid too late and nothing is left.',
        answer: orderAnswer,
      },
      async (request) => known(await confirmOrder(db, request.params.id, options.now())),
    );
    serve(
      owner,
      CANCEL_ORDER,
      {
        summary: 'Calls an order off: what it keeps is free again.',
        description: '409 `order-sold`.',
        answer: orderAnswer,
      },
      async (request) => known(await cancelOrder(db, request.params.id, options.now())),
    );
  });
}
