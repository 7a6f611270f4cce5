/** States of the tags of a shop. */
import { apiRoot, type Manner } from '../answers.ts';
import { comes, press, until } from '../reach.ts';
import { json, type StateRows } from './state.ts';

const money = (value: string) => ({ value, currency: 'EUR' });
/** S in ink, three of M, no L; S in sand is on sale, and there is no other sand. */
const VARIANTS = [
  { id: 's', attributes: { Size: 'S', Colour: 'Ink' }, priceMoney: money('32.00'), qtyInStock: 12 },
  { id: 'm', attributes: { Size: 'M', Colour: 'Ink' }, priceMoney: money('32.00'), qtyInStock: 3 },
  { id: 'l', attributes: { Size: 'L', Colour: 'Ink' }, priceMoney: money('36.00'), qtyInStock: 0 },
  {
    id: 'sand',
    attributes: { Size: 'S', Colour: 'Sand' },
    priceMoney: money('32.00'),
    salePriceMoney: money('24.00'),
    onSale: true,
    qtyInStock: 5,
  },
];
const attribute = (value: object) => JSON.stringify(value).replaceAll("'", '&#39;');
const variants = (itemId: string, picker: string) =>
  `<sqs-product-variants item-id="testing-${itemId}" picker="${picker}" variants='${attribute(VARIANTS)}'></sqs-product-variants>`;
const ONE = [{ id: 'one', attributes: {}, priceMoney: money('9.00'), qtyInStock: 2 }];
const GONE = [{ id: 'one', attributes: {}, priceMoney: money('9.00'), qtyInStock: 0 }];
const button = (itemId: string, manner: Manner) =>
  `<sqs-add-to-cart item-id="testing-${itemId}" api-root="${apiRoot(manner)}"></sqs-add-to-cart>`;
const priceOf = (of: object[]) =>
  `<sqs-product-price product='${attribute({ productType: 1, variants: of })}'></sqs-product-price>`;
const says = (element: HTMLElement, role: string) =>
  until(() => element.querySelector(`[role="${role}"]`)?.textContent, `words of a ${role}`);
const shirt = (picker: string) =>
  `<sqs-product picker="${picker}">${json({
    id: `testing-shirt-${picker}`,
    title: 'Linen shirt',
    excerpt: '<p>Linen.</p>',
    structuredContent: { productType: 1, variantOptionOrdering: ['Size', 'Colour'], variants: VARIANTS },
  })}</sqs-product>`;

/** What is in the cart now, as the page's own script would tell the tags. */
const tell = (entries: object[]) =>
  window.dispatchEvent(
    new CustomEvent('sqs-cart-quantity-change', { detail: { quantity: entries.length, cart: { entries } } }),
  );
const ENTRIES = [
  { id: 'a', itemId: 'lamp', quantity: 2, title: 'Lamp', price: money('40.00'), url: '#lamp' },
  { id: 'b', itemId: 'mug', quantity: 1, title: 'Mug', price: money('9.00'), isGone: true },
];
const cart = (attributes: string) => `<sqs-cart api-root="${apiRoot('failing')}" ${attributes}></sqs-cart>`;

export const SHOP_STATES: StateRows<
  | 'sqs-add-to-cart'
  | 'sqs-cart'
  | 'sqs-cart-link'
  | 'sqs-cart-quantity'
  | 'sqs-product'
  | 'sqs-product-mark'
  | 'sqs-product-price'
  | 'sqs-product-scarcity'
  | 'sqs-product-variants'
  | 'sqs-quantity'
> = {
  'sqs-add-to-cart': [
    {
      name: 'initial',
      description: 'A button beside nothing else.',
      markup: `<sqs-add-to-cart><a href="#buy">Buy</a>${json({ itemId: 'testing-buy' })}</sqs-add-to-cart>`,
    },
    {
      name: 'adding',
      description: 'It was pressed, and no answer has come.',
      markup: button('adding', 'silent'),
      act: (element) => {
        void element.add();
        return until(() => element.state === 'adding', 'the state "adding"');
      },
    },
    {
      name: 'added',
      description: 'It is in the cart.',
      markup: button('added', 'willing'),
      act: async (element) => {
        await element.add();
        await says(element, 'status');
      },
    },
    {
      name: 'failed',
      description: 'It could not be added.',
      markup: button('failed', 'failing'),
      act: async (element) => {
        await element.add();
        await says(element, 'alert');
      },
    },
    {
      name: 'sold-out',
      description: 'There is none left.',
      markup: `<sqs-product-variants item-id="testing-gone" variants='${attribute(GONE)}'></sqs-product-variants>${button('gone', 'willing')}`,
    },
  ],
  'sqs-cart': [
    {
      name: 'initial',
      description: 'It could not be read: it offers to try again.',
      markup: `<sqs-cart api-root="${apiRoot('failing')}"><p>By mail</p>${json({ label: 'Basket' })}</sqs-cart>`,
    },
    {
      name: 'empty',
      description: 'Nothing is in it.',
      markup: cart('continue-url="#shop"'),
      act: async (element) => {
        tell([]);
        await comes(element, 'empty');
      },
    },
    {
      name: 'full',
      description: 'Its lines, with the sum, the way to the checkout and what hinders it.',
      markup: cart('checkout-url="#checkout"'),
      act: async (element) => {
        tell(ENTRIES);
        await comes(element, 'line');
      },
    },
    {
      name: 'failed',
      description: 'A change of it could not be saved.',
      markup: cart('checkout-url="#checkout"'),
      act: async (element) => {
        tell(ENTRIES);
        await comes(element, 'remove');
        press(element, 'remove');
        await comes(element, 'error');
      },
    },
  ],
  'sqs-cart-link': [
    {
      name: 'initial',
      description: 'A link to the cart, with how many things are in it.',
      markup: `<sqs-cart-link api-root="${apiRoot('empty')}"><a href="/cart">Cart</a></sqs-cart-link>`,
    },
  ],
  'sqs-cart-quantity': [
    {
      name: 'initial',
      description: 'How many things are in the cart.',
      markup: `<sqs-cart-quantity api-root="${apiRoot('empty')}">3</sqs-cart-quantity>`,
    },
  ],
  'sqs-product': [
    {
      name: 'initial',
      description: 'Title, price and button.',
      markup: `<sqs-product><a href="#mug">Mug</a>${json({ id: 'testing-p', title: 'Mug', structuredContent: { productType: 1, variants: [{ priceMoney: { value: '9.00' }, qtyInStock: 2 }] } })}</sqs-product>`,
    },
    { name: 'select', description: 'With a choice of variants from lists.', markup: shirt('select') },
    { name: 'radio', description: 'With a choice of variants by buttons.', markup: shirt('radio') },
  ],
  'sqs-product-mark': [
    {
      name: 'initial',
      description: 'All of it is sold out.',
      markup: `<sqs-product-mark product='{ "variants": [{ "qtyInStock": 0 }] }'><b>few left</b>${json({ soldOutText: 'Gone' })}</sqs-product-mark>`,
    },
    {
      name: 'sale',
      description: 'It is on sale.',
      markup: `<sqs-product-mark product='${attribute({ variants: VARIANTS.slice(3) })}'></sqs-product-mark>`,
    },
  ],
  'sqs-product-price': [
    {
      name: 'initial',
      description: 'The price that its author wrote.',
      markup: '<sqs-product-price>$3</sqs-product-price>',
    },
    { name: 'plain', description: 'A price.', markup: priceOf(ONE) },
    { name: 'sale', description: 'A price and the one before it.', markup: priceOf(VARIANTS.slice(3)) },
    { name: 'from', description: 'The lowest of some.', markup: priceOf(VARIANTS.slice(0, 3)) },
  ],
  'sqs-product-scarcity': [
    {
      name: 'initial',
      description: 'How many are left, as its author wrote it.',
      markup: '<sqs-product-scarcity>Only 3 left</sqs-product-scarcity>',
    },
  ],
  'sqs-product-variants': [
    {
      name: 'initial',
      description: 'The choice of a variant.',
      markup: `<sqs-product-variants><p>Sizes: M</p>${json({ itemId: 'testing-v', variants: [{ id: 'v', attributes: { Size: 'M' }, price: 1000 }] })}</sqs-product-variants>`,
    },
    {
      name: 'chosen',
      description: 'One is chosen, from lists.',
      markup: variants('chosen', 'select'),
      act: (element) => element.choose({ Size: 'S', Colour: 'Ink' }),
    },
    {
      name: 'sold-out',
      description: 'The chosen one is sold out; by buttons.',
      markup: variants('sold-out', 'radio'),
      act: async (element) => {
        await element.choose({ Size: 'L', Colour: 'Ink' });
        await says(element, 'status');
      },
    },
    {
      name: 'missing',
      description: 'There is none of what was chosen; by swatches.',
      markup: variants('missing', 'swatch'),
      act: async (element) => {
        await element.choose({ Size: 'L', Colour: 'Sand' });
        await says(element, 'status');
      },
    },
  ],
  'sqs-quantity': [
    {
      name: 'initial',
      description: 'One of it.',
      markup: `<sqs-quantity><input aria-label="Quantity" value="1">${json({ itemId: 'testing-q' })}</sqs-quantity>`,
    },
  ],
};
