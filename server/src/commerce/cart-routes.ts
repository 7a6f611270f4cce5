/** The visitor's cart: read, add, change, remove, within what is in stock; and the owner's list of carts. */
import type { FastifyInstance } from 'fastify';
import {
  ADD_ENTRY,
  type Cart,
  CHANGE_ENTRY,
  HAND_OVER,
  type Order,
  READ_CART,
  REMOVE_ENTRY,
} from '../../../src/domain/api/commerce.ts';
import { endpoint } from '../../../src/domain/api/endpoint.ts';
import type { NewCartEntry } from '../../../src/domain/commerce/cart.ts';
import { QUANTITY } from '../../../src/domain/commerce/quantity.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { requireCrumb } from '../http/crumb.ts';
import { limitCalls } from '../http/limit.ts';
import { anyObject, integer, list, required, shape, text } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner } from '../owner/auth.ts';
import { cartOf, newCart } from './cart-of.ts';
import { addToCart, changeEntry, findEntry, listCarts, removeEntry } from './cart-store.ts';
import { readCart } from './described-cart.ts';
import { type Offer, offerOf } from './offer.ts';
import { orderAnswer } from './orders-routes.ts';
import { reserve } from './orders-store.ts';
import { findProduct } from './products-store.ts';
import { heldByOthers, variantKey } from './stock.ts';

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
const handOverBody = shape<{ requestId: string }>({ requestId: required(text(200, 1)) });
/** The entries with what their products are now. */
const answer = shape<Cart>({ entries: required(list(anyObject)), sums: list(anyObject) });

export function addCartRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db, options } = context;
  const guards = [requireCrumb, limitCalls(context, 'cart')];
  const when = () => ({ now: options.now(), production: options.production });
  const read = (cart: string) => readCart(db, cart, when());

  serve(
    app,
    READ_CART,
    {
      summary: 'Reads the cart of this visitor.',
      description:
        'By the cookie `CART`, which starts with the first entry and lasts two weeks; of who is signed in it is the cart of the account. An entry is what was put in and what its product is now: `title`, `url`, `image`, `options`, `price`, `priceBefore`, `available`, `isGone`.',
      answer,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return read((await cartOf(context, request)) ?? '');
    },
  );

  serve(
    app,
    ADD_ENTRY,
    {
      summary: 'Puts something into the cart.',
      description: 'The cart; 409 `stock` with `available`; 404 for what is not for sale; 429.',
      guards,
      body: entryBody,
      answer,
    },
    async (request, reply) => {
      const present = await cartOf(context, request);
      const offer = await offerFor(context, request.body, present ?? '');
      if (!offer) throw new Refusal('product');
      const { variantId, stock: most, price } = offer;
      const cart = present ?? (await newCart(context, request, reply));
      const entry = { ...request.body, variantId };
      if (!(await addToCart(db, cart, entry, { most, price }, options.now()))) throw outOfStock(most);
      return read(cart);
    },
  );

  serve(
    app,
    CHANGE_ENTRY,
    {
      summary: 'Changes how many of something are in the cart.',
      description: 'The cart; 409 `stock` with `available`; 404 for what is not in it.',
      guards,
      body: quantityBody,
      answer,
    },
    async (request) => {
      const cart = (await cartOf(context, request)) ?? '';
      const entry = await findEntry(db, cart, request.params.id);
      if (!entry) throw new Refusal('entry');
      const stock = (await offerFor(context, entry, cart))?.stock ?? 0;
      const { quantity } = request.body;
      if (!(await changeEntry(db, cart, entry, quantity, stock, options.now()))) throw outOfStock(stock);
      return read(cart);
    },
  );

  serve(
    app,
    REMOVE_ENTRY,
    { summary: 'Takes something out of the cart.', guards, answer },
    async (request) => {
      const cart = (await cartOf(context, request)) ?? '';
      if (!(await removeEntry(db, cart, request.params.id))) throw new Refusal('entry');
      return read(cart);
    },
  );

  serve(
    app,
    HAND_OVER,
    {
      summary: 'Keeps what is in the cart for whoever pays now.',
      description:
        'For 15 minutes; the same `requestId` is the same order. 409 `stock` with `entries: [{ id, available }]`, or `empty-cart`.',
      guards,
      body: handOverBody,
      answer: orderAnswer,
    },
    async (request): Promise<Order> => {
      const cart = await cartOf(context, request);
      if (cart === undefined) throw new Refusal('empty-cart');
      return reserve(db, { cart, requestId: request.body.requestId, ...when() });
    },
  );

  forOwner(app, context, (owner) => {
    serve(
      owner,
      LIST_CARTS,
      {
        summary: 'Lists carts that have something in them.',
        description: '`[{ id, updatedAt, entries }]`, newest first.',
        answer: list(anyObject),
      },
      () => listCarts(db),
    );
  });
}

/**
 * What is meant, and how many of it one cart may hold. As with forms, a development site takes products that nobody has put in.
 * @returns undefined when it is not for sale
 */
async function offerFor(
  { db, options }: ServerContext,
  entry: Pick<NewCartEntry, 'itemId' | 'variantId' | 'subscriptionOptionId'>,
  cart: string,
): Promise<(Pick<Offer, 'variantId' | 'stock'> & { price: Offer['price'] | undefined }) | undefined> {
  const { itemId, variantId = '' } = entry;
  const product = await findProduct(db, itemId);
  if (!product) return options.production ? undefined : { variantId, stock: QUANTITY.most, price: undefined };
  const offer = offerOf(product, entry);
  if (!offer) return undefined;
  const held = await heldByOthers(db, [itemId], cart, options.now());
  const left = offer.stock - (held.get(variantKey({ itemId, variantId: offer.variantId })) ?? 0);
  return { ...offer, stock: Math.max(0, Math.min(left, QUANTITY.most)) };
}

function outOfStock(most: number): Refusal {
  const message =
    most < 1
      ? 'This is sold out.'
      : `There ${most === 1 ? 'is' : 'are'} only ${most} of these, counting what is in your cart.`;
  return new Refusal('stock', { message, answer: { available: most } });
}
