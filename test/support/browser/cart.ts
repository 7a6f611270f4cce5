/** A cart of one test: entries, a scripted shop behind them, and the parts of the tag that shows it. */
import { type Attributes, show, tag } from './product.ts';
import { type StubAnswer, stubApi } from './stub.ts';

export const CART = '/commerce/shopping-cart';
export const money = (value: string, currency = 'EUR') => ({ value, currency });

export const entry = (id: string, more: object = {}) => ({
  id,
  itemId: `item-${id}`,
  quantity: 1,
  title: `Thing ${id}`,
  price: money('5.00'),
  ...more,
});
export const cart = (...entries: object[]) => ({ json: { entries } });

/** The cart is one for the page: what the test before knew of it, this one must not. */
async function forget() {
  const listener = tag('sqs-cart-quantity', {}, '0');
  const main = await show(listener);
  window.dispatchEvent(new CustomEvent('sqs-cart-quantity-change', { detail: { quantity: 0 } }));
  main.remove();
}

/** @param answers by "METHOD /path" below the cart's address */
export async function showCart(
  answers: Record<string, StubAnswer[]>,
  attributes: Attributes = {},
  content = '',
) {
  await forget();
  const stub = await stubApi(
    Object.fromEntries(
      Object.entries(answers).map(([call, list]) => {
        const [method, path = ''] = call.split(' ');
        return [`${method} ${path.startsWith('/') ? path : CART + (path && `/${path}`)}`, list];
      }),
    ),
  );
  const element = tag('sqs-cart', { 'api-root': stub.root, locale: 'en', ...attributes }, content);
  const main = await show(element);
  const root = element.shadowRoot as ShadowRoot;
  const all = (part: string) => [...root.querySelectorAll<HTMLElement>(`[part~="${part}"]`)];
  const text = (part: string) =>
    all(part)
      .map(({ textContent }) => textContent)
      .join('|');
  const requests = async () =>
    (await stub.requests()).map(({ method, path, body }) => `${method} ${path} ${body}`.trim());
  return {
    main,
    element,
    root,
    stub,
    all,
    text,
    requests,
    part: <T extends HTMLElement>(name: string, index = 0) => all(name)[index] as T,
    field: (index = 0) => all('number')[index] as HTMLInputElement,
    focused: () => root.activeElement as HTMLElement | null,
  };
}
