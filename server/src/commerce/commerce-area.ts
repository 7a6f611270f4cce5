/** The area of the shop: products, carts, orders, and who waits for what is sold out. */
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { addCartRoutes } from './cart-routes.ts';
import { addOrdersRoutes } from './orders-routes.ts';
import { addProductsRoutes } from './products-routes.ts';
import { addRestockRoutes } from './restock-routes.ts';

export async function commerceArea(app: FastifyInstance, context: ServerContext): Promise<void> {
  addProductsRoutes(app, context);
  addCartRoutes(app, context);
  addOrdersRoutes(app, context);
  addRestockRoutes(app, context);
}
