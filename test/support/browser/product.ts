/** Product tags of one test: a shirt in several variants, and a scripted shop behind them. */
import { fixture, html } from '@open-wc/testing';
import type {} from '../../../elements/index.ts';
import { type StubAnswer, stubApi } from './stub.ts';

const money = (value: string) => ({ value, currency: 'USD' });

/** S and M in ink (three M are left), L in ink is sold out; S in sand is on sale, and there is no other sand. */
export const VARIANTS = [
  { id: 's', sku: 'S', attributes: { Size: 'S', Colour: 'Ink' }, priceMoney: money('32.00'), qtyInStock: 12 },
  { id: 'm', sku: 'M', attributes: { Size: 'M', Colour: 'Ink' }, priceMoney: money('32.00'), qtyInStock: 3 },
  { id: 'l', sku: 'L', attributes: { Size: 'L', Colour: 'Ink' }, priceMoney: money('36.00'), qtyInStock: 0 },
  {
    id: 'sand',
    sku: 'SAND',
    attributes: { Size: 'S', Colour: 'Sand' },
    priceMoney: money('32.00'),
    salePriceMoney: money('24.00'),
    onSale: true,
    qtyInStock: 5,
  },
];

export const ENTRIES = '/commerce/shopping-cart/entries';
export const cartOf = (quantity: number) => ({ entries: [{ id: '1', itemId: 'shirt', quantity }] });

let count = 0;

/** Each test has a product of its own: what one test chooses, the next one must not know. */
export function newItemId(): string {
  count += 1;
  return `item-${count}`;
}

export type Attributes = Record<string, string | object | boolean | undefined>;

/** A tag with attributes (objects as JSON, true as present) and content. */
export function tag<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  content = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    const text = value === true ? '' : typeof value === 'string' ? value : JSON.stringify(value);
    element.setAttribute(attribute, text);
  }
  element.innerHTML = content;
  return element;
}

/** Puts tags into the page, in order, and waits until each works. */
export async function show(...elements: HTMLElement[]): Promise<HTMLElement> {
  const container = await fixture<HTMLElement>(html`<main></main>`);
  container.append(...elements);
  for (const element of elements)
    await (element as HTMLElement & { updateComplete?: Promise<unknown> }).updateComplete;
  return container;
}

export async function shop(answers: StubAnswer[] = [{ json: cartOf(1) }]) {
  return stubApi({
    [ENTRIES]: answers,
    '/commerce/restock-notifications': [{ status: 204 }],
    '/commerce/shopping-cart': [{ json: cartOf(4) }],
  });
}
