/** The visitor's cart: read, add, change, remove, within what is in stock; and the owner's list of carts. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  ADD_ENTRY,
  type Cart,
  CHANGE_ENTRY,
  READ_CART,
  REMOVE_ENTRY,
} from '../../../src/domain/api/commerce.ts';
import { endpoint } from '../../../src/domain/api/endpoint.ts';
import type { NewCartEntry } from '../../../src/domain/commerce/cart.ts';
import { QUANTITY } from '../../../src/domain/commerce/quantity.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { CART_COOKIE, serverCookie } from '../http/cookies.ts';
import { requireCrumb } from '../http/crumb.ts';
import { limitCalls } from '../http/limit.ts';
import { anyObject, integer, list, required, shape, text } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner } from '../owner/auth.ts';
import { newToken, tokenHash } from '../signing.ts';
import {
  addToCart,
  CART_AGE_SECONDS,
  changeEntry,
  findEntry,
  listCarts,
  readCart,
  removeEntry,
} from './cart-store.ts';
import { findProduct, type Offer, offerOf } from './products-store.ts';

const LIST_CARTS = endpoint<{ answer: readonly object[] }>('GET', 'owner/carts');

const quantity = required(integer(QUANTITY.least, QUANTITY.most));
const entryBody = shape<NewCartEntry>({
  itemId: required(text(200, 1)),
  quantity,
  collectionId: text(200),
  variantId: text(200),
  sku: text(200),
  subscriptionOptionId: text(200),
  additionalFields: anyObject,
  requestId: text(200),
});
const quantityBody = shape<{ quantity: number }>({ quantity });
/** The entries as they were put in. */
const answer = shape<Cart>({ entries: required(list(anyObject)) });

export function addCartRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db, options } = context;
  const guards = [requireCrumb, limitCalls(context, 'submit')];

  serve(app, READ_CART, { answer }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return readCart(db, cartOf(request) ?? '');
  });

  serve(app, ADD_ENTRY, { guards, body: entryBody, answer }, async (request, reply) => {
    const offer = await offerFor(context, request.body);
    if (!offer) throw new Refusal('product');
    const { variantId, stock } = offer;
    const cart = cartOf(request) ?? newCart(request, reply);
    const entry = { ...request.body, variantId };
    if (!(await addToCart(db, cart, entry, stock, options.now()))) throw outOfStock(stock);
    return readCart(db, cart);
  });

  serve(app, CHANGE_ENTRY, { guards, body: quantityBody, answer }, async (request) => {
    const cart = cartOf(request) ?? '';
    const entry = await findEntry(db, cart, request.params.id);
    if (!entry) throw new Refusal('entry');
    const stock = (await offerFor(context, entry))?.stock ?? 0;
    const { quantity } = request.body;
    if (!(await changeEntry(db, cart, entry, quantity, stock, options.now()))) throw outOfStock(stock);
    return readCart(db, cart);
  });

  serve(app, REMOVE_ENTRY, { guards, answer }, async (request) => {
    const cart = cartOf(request) ?? '';
    if (!(await removeEntry(db, cart, request.params.id))) throw new Refusal('entry');
    return readCart(db, cart);
  });

  forOwner(app, context, (owner) => {
    serve(owner, LIST_CARTS, { answer: list(anyObject) }, () => listCarts(db));
  });
}

/**
 * What is meant, and how many of it one cart may hold. As with forms, a development site takes products that nobody has put in.
 * @returns undefined when it is not for sale
 */
async function offerFor(
  { db, options }: ServerContext,
  { itemId, variantId = '' }: Pick<NewCartEntry, 'itemId' | 'variantId'>,
): Promise<Offer | undefined> {
  const product = await findProduct(db, itemId);
  if (!product) return options.production ? undefined : { variantId, stock: QUANTITY.most };
  const offer = offerOf(product, variantId);
  return offer && { ...offer, stock: Math.min(offer.stock, QUANTITY.most) };
}

function outOfStock(most: number): Refusal {
  const message =
    most < 1
      ? 'This is sold out.'
      : `There ${most === 1 ? 'is' : 'are'} only ${most} of these, counting what is in your cart.`;
  return new Refusal('stock', { message, answer: { available: most } });
}

function cartOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[CART_COOKIE];
  return token && tokenHash(token);
}

/** The cookie starts with the first thing in the cart. */
function newCart(request: FastifyRequest, reply: FastifyReply): string {
  const token = newToken();
  reply.setCookie(CART_COOKIE, token, serverCookie(request, CART_AGE_SECONDS));
  return tokenHash(token);
}
