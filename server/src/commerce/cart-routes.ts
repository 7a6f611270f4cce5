/** The visitor's cart: read, add, change, remove, within what is in stock; and the owner's list of carts. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NewCartEntry } from '../../../src/domain/commerce/cart.ts';
import { QUANTITY } from '../../../src/domain/commerce/quantity.ts';
import type { ServerContext } from '../context.ts';
import { requireCrumb } from '../http/crumb.ts';
import { isOverLimit } from '../http/limit.ts';
import { messages } from '../messages.ts';
import { requireOwner } from '../owner/auth.ts';
import {
  addToCart,
  CART_AGE_SECONDS,
  changeEntry,
  findEntry,
  listCarts,
  readCart,
  removeEntry,
} from './cart-store.ts';
import { findProduct, stockOf } from './products-store.ts';

const CART_COOKIE = 'CART';
const PATH = '/api/commerce/shopping-cart';

const text = { type: 'string', maxLength: 200 };
const quantity = { type: 'integer', minimum: QUANTITY.least, maximum: QUANTITY.most };
const entryBody = {
  type: 'object',
  required: ['itemId', 'quantity'],
  properties: {
    itemId: { ...text, minLength: 1 },
    quantity,
    collectionId: text,
    variantId: text,
    sku: text,
    subscriptionOptionId: text,
    additionalFields: { type: 'object' },
    requestId: text,
  },
  additionalProperties: false,
};
const quantityBody = { type: 'object', required: ['quantity'], properties: { quantity } };

export function addCartRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db, options } = context;
  const guarded = { preHandler: [requireCrumb, limitRequests(context)] };

  app.get(PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return readCart(db, cartOf(request) ?? '');
  });

  app.post<{ Body: NewCartEntry }>(
    `${PATH}/entries`,
    { ...guarded, schema: { body: entryBody } },
    async (request, reply) => {
      const entry = request.body;
      const most = await mostOf(context, entry.itemId, entry.variantId);
      if (most === undefined)
        return reply.code(404).send({ error: 'This is not for sale.', code: 'product' });
      const cart = cartOf(request) ?? newCart(request, reply);
      if (!(await addToCart(db, cart, entry, most, options.now()))) return refuseStock(reply, most);
      return readCart(db, cart);
    },
  );

  app.put<{ Params: { id: string }; Body: { quantity: number } }>(
    `${PATH}/entries/:id`,
    { ...guarded, schema: { body: quantityBody } },
    async (request, reply) => {
      const cart = cartOf(request) ?? '';
      const entry = await findEntry(db, cart, request.params.id);
      if (!entry) return refuseEntry(reply);
      const most = (await mostOf(context, entry.itemId, entry.variantId)) ?? 0;
      if (request.body.quantity > most) return refuseStock(reply, most);
      await changeEntry(db, entry.id, request.body.quantity, options.now());
      return readCart(db, cart);
    },
  );

  app.delete<{ Params: { id: string } }>(`${PATH}/entries/:id`, guarded, async (request, reply) => {
    const cart = cartOf(request) ?? '';
    if (!(await removeEntry(db, cart, request.params.id))) return refuseEntry(reply);
    return readCart(db, cart);
  });

  app.get('/api/reference/carts', { preHandler: requireOwner(options) }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return listCarts(db);
  });
}

/**
 * How many of a variant one cart may hold. As with forms, a development site takes products that nobody has put in.
 * @returns undefined when it is not for sale
 */
async function mostOf(
  { db, options }: ServerContext,
  itemId: string,
  variantId = '',
): Promise<number | undefined> {
  const product = await findProduct(db, itemId);
  if (!product) return options.production ? undefined : QUANTITY.most;
  const stock = stockOf(product, variantId);
  return stock === undefined ? undefined : Math.min(stock, QUANTITY.most);
}

function refuseStock(reply: FastifyReply, most: number) {
  const error =
    most < 1
      ? 'This is sold out.'
      : `There ${most === 1 ? 'is' : 'are'} only ${most} of these, counting what is in your cart.`;
  return reply.code(409).send({ error, code: 'stock', available: most });
}

function refuseEntry(reply: FastifyReply) {
  return reply.code(404).send({ error: 'This is not in your cart any more.', code: 'entry' });
}

function limitRequests(context: ServerContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (await isOverLimit(context, request, reply))
      await reply.code(429).send({ error: messages.rateLimited });
  };
}

/** A stolen database shows nobody's cart. */
function cartOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[CART_COOKIE];
  return token && createHash('sha256').update(token).digest('base64url');
}

/** The cookie starts with the first thing in the cart. */
function newCart(request: FastifyRequest, reply: FastifyReply): string {
  const token = randomBytes(24).toString('base64url');
  reply.setCookie(CART_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: CART_AGE_SECONDS,
  });
  return createHash('sha256').update(token).digest('base64url');
}
