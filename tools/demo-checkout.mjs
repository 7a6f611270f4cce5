/**
 * The checkout of the demo's shop, in place of an owner's own: it takes no money. It is told an order by `<sqs-cart>`, reads
 * it with the owner's token as any checkout does, shows it, and says that it is paid or called off.
 */

import { formatAmount } from '../src/domain/commerce/format-money.ts';
import { orderStateAt } from '../src/domain/commerce/order.ts';
import { html } from '../src/domain/html.ts';

const HOME = '/shop/checkout';
const OUTCOMES = { pay: 'confirmation', cancel: 'cancellation' };

/** @import { Order } from '../src/domain/api/commerce.ts' */

/** @type {import('../server/src/app.ts').Area} */
export async function demoCheckout(app, { options }) {
  /** @param {'GET' | 'POST'} method @param {string} path @returns {Promise<Order | undefined>} */
  async function ask(method, path) {
    const headers = { authorization: `Bearer ${options.ownerToken}` };
    const response = await app.inject({ method, url: `/api/owner/orders/${path}`, headers });
    return response.statusCode === 200 ? response.json() : undefined;
  }

  // The cart is posted as JSON, or as a form; what is to be paid is read from the shop, not from what a browser says.
  app.post(HOME, async (request, reply) => {
    const { order } = /** @type {{ order?: string | { id?: string } | null }} */ (Object(request.body));
    const id = typeof order === 'string' ? order : order?.id;
    const url = `${HOME}?order=${encodeURIComponent(id ?? '')}`;
    return request.headers.accept?.includes('application/json') ? { url } : reply.redirect(url, 303);
  });

  app.get(HOME, async (request, reply) => {
    const { order: id = '' } = /** @type {{ order?: string }} */ (request.query);
    const order = await ask('GET', encodeURIComponent(id));
    return reply.type('text/html; charset=utf-8').send(page(order ? shown(order) : MISSING).text);
  });

  for (const [action, call] of Object.entries(OUTCOMES))
    app.post(`${HOME}/${action}`, async (request, reply) => {
      const { order: id = '' } = /** @type {{ order?: string }} */ (request.body);
      await ask('POST', `${encodeURIComponent(id)}/${call}`);
      return reply.redirect(`${HOME}?order=${encodeURIComponent(id)}`, 303);
    });
}

const MISSING = html`<h1>There is no such order</h1><p class="lead"><a href="/shop/cart.html">To your cart</a></p>`;

const HEADINGS = {
  reserved: ['Checkout', 'Everything below is kept for you until'],
  sold: ['Thank you', 'It is paid, as far as a demo can say so. The pieces have left the stock.'],
  cancelled: ['Called off', 'Nothing was paid, and the pieces are free again.'],
  expired: ['Your time is over', 'A quarter of an hour has passed, and the pieces are free again.'],
};

/** @param {Order} order */
function shown({ id, state, expiresAt, entries, sums }) {
  const now = orderStateAt(state, Date.parse(expiresAt), Date.now());
  const [heading, words] = HEADINGS[now];
  const until =
    now === 'reserved' ? ` ${new Date(expiresAt).toLocaleTimeString('en', { timeStyle: 'short' })}.` : '';
  const lines = entries.map(
    ({ title, quantity, options = [], price }) =>
      html`<tr><th scope="row">${title ?? 'Item'} <small>${options.map(({ value }) => value).join(', ')}</small></th>
<td>${String(quantity)} ×</td><td>${price ? formatAmount('en', price) : ''}</td></tr>`,
  );
  return html`<h1>${heading ?? ''}</h1>
<p class="lead">${words ?? ''}${until}</p>
<table class="order"><caption>Order ${id.slice(-6)}</caption><tbody>${lines}</tbody>
<tfoot>${sums.map((sum) => html`<tr><th scope="row" colspan="2">Total</th><td>${formatAmount('en', sum)}</td></tr>`)}</tfoot></table>
${now === 'reserved' ? choices(id) : html`<p><a href="/shop/">Back to the shop</a></p>`}
`;
}

/** @param {string} id */
function choices(id) {
  return html`<form method="post" class="choices"><input type="hidden" name="order" value="${id}">
<button formaction="${HOME}/pay">Pretend to pay</button> <button class="plain" formaction="${HOME}/cancel">Call it off</button></form>`;
}

/** @param {import('../src/domain/html.ts').Html} main */
function page(main) {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Checkout · Field &amp; Kiln</title>
  <link rel="icon" href="/favicon.ico">
  <link rel="stylesheet" href="/assets/sites.css">
  <link rel="stylesheet" href="/shop/shop.css">
</head>
<body>
  <header class="bar"><a class="name" href="/shop/">Field &amp; Kiln</a></header>
  <main class="shop narrow">${main}</main>
  <footer class="foot"><p>This page stands in for your own checkout. It takes no money.</p></footer>
</body>
</html>
`;
}
