/** What the template language's commerce formatters write works on a page with the loader, down to the server's carts. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it, type TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { Page } from 'puppeteer-core';
import { build } from '../../tools/build.mjs';
import { axeProblems, openBrowser, openUnchangingBrowser } from '../support/node/browser.ts';
import { assertBack, counts } from '../support/node/leaks.ts';
import { DEMO_SEED, OWNER, startApp } from '../support/node/server.ts';

const RUNTIMES = ['cdn', 'lite'] as const;
const [shirt] = JSON.parse(readFileSync('demo/assets/products.json', 'utf8'));
const ROOT = process.cwd();

const template =
  '{@|product-price}{@|variants-select}{@|quantity-input}{@|add-to-cart-btn}' +
  '<p>In the cart: {.section cart}{@|cart-quantity}{.end}</p>';

const product = (attributes = '') => `
  <section ${attributes}>
    <sqs-template>
      <script type="text/x-sqs-template">${template}</script>
      <script type="application/json">${JSON.stringify({ ...shirt, cart: { entries: [{ quantity: 0 }] } })}</script>
    </sqs-template>
  </section>`;

/** Everything that the formatters write about a product, and a card of another one. */
const CATALOGUE = `
  <sqs-template>
    <script type="text/x-sqs-template">
      {@|product-price}{@|variants-select}
      <div id="scarcity">{@|product-scarcity}</div>
      {@|add-to-cart-btn}
      <div id="restock">{@|product-restock-notification}</div>
      <p>In the cart: {.section cart}{@|cart-quantity}{.end}</p>
    </script>
    <script type="application/json">${JSON.stringify({
      ...shirt,
      cart: { entries: [] },
      productMerchandisingContext: {
        'demo-shirt': {
          scarcityEnabled: true,
          scarcityText: 'Only {qtyInStock} left.',
          scarcityTemplateViews: [{ qtyInStock: 3, attributes: { Size: 'M', Colour: 'Ink' } }],
          restockNotificationViews: [{ variantId: 'shirt-l-ink', hiddenByDefault: true }],
          restockNotificationMessages: { CTAText: 'Tell me', placeholderText: 'Email', buttonText: 'Yes' },
        },
      },
    })}</script>
  </sqs-template>
  <section>
    <sqs-template>
      <script type="text/x-sqs-template"><h2><a href="/mug">Mug</a></h2>{@|product-quick-view}</script>
      <script type="application/json">{ "id": "demo-mug" }</script>
    </sqs-template>
  </section>`;

const page = (runtime: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
  <script type="module" src="/dist/${runtime}/loader.js"></script></head><body><main><h1>Shop</h1>${body}</main></body></html>`;

/** Nothing of the kit needs inline scripts or styles, and HTML goes through its one policy. */
const STRICT_POLICY = "default-src 'self'; require-trusted-types-for 'script'; trusted-types sqs-html";

/** A shop on the reference server with one page of its own. */
async function openShop(test: TestContext, html: string, browser = openBrowser) {
  const app = await startApp(test, {
    kitDir: join(ROOT, 'dist'),
    siteDir: join(ROOT, 'demo'),
    seed: DEMO_SEED,
  });
  await app.ready();
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const tab = await (await browser(test)).newPage();
  const problems: string[] = [];
  tab.on('pageerror', (error) => problems.push(String(error)));
  await tab.setRequestInterception(true);
  const pages: Record<string, string> = { '/shop': html, '/mug': '<main><h2>The mug</h2></main>' };
  tab.on('request', (request) => {
    const body = pages[new URL(request.url()).pathname];
    const headers = { 'content-security-policy': STRICT_POLICY };
    return body ? request.respond({ contentType: 'text/html', headers, body }) : request.continue();
  });
  await tab.goto(`${origin}/shop`);
  return { app, tab, problems };
}

async function cartsOf(app: FastifyInstance) {
  const response = await app.inject({ url: '/api/owner/carts', headers: OWNER });
  return response.json() as { entries: Record<string, unknown>[] }[];
}

const button = 'sqs-add-to-cart [data-part="product-button"]';
const select = (tab: Page, option: string, value: string) =>
  tab.evaluate(
    (name, wanted) => {
      const label = [...document.querySelectorAll('sqs-product-variants label')].find(
        ({ textContent }) => textContent === name,
      ) as HTMLLabelElement;
      const control = label.control as HTMLSelectElement;
      control.value = wanted;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    },
    option,
    value,
  );

describe('the markup of the commerce formatters', () => {
  before(() => build());

  for (const runtime of RUNTIMES) {
    it(`${runtime}: becomes tags that put a variant into the server’s cart`, async (t) => {
      const { app, tab, problems } = await openShop(t, page(runtime, product()));
      await tab.waitForSelector(button);
      await tab.waitForSelector('sqs-product-variants select[id]');
      await tab.waitForSelector('sqs-quantity input[id]');
      assert.deepEqual(await axeProblems(tab), []);

      await tab.click(button);
      await tab.waitForSelector('sqs-add-to-cart [data-part="product-error"]');
      const asked = await tab.evaluate(
        () => (document.activeElement as HTMLSelectElement).labels[0]?.textContent,
      );
      assert.equal(asked, 'Size');

      await select(tab, 'Size', 'M');
      await select(tab, 'Colour', 'Ink');
      await tab.click('sqs-quantity button:last-of-type');
      await tab.click(button);
      await tab.waitForSelector('sqs-add-to-cart [data-part="product-status"] a');

      const [cart] = await cartsOf(app);
      const [{ id, ...entry } = {}] = cart?.entries ?? [];
      assert.ok(id);
      assert.deepEqual(entry, {
        itemId: 'demo-shirt',
        variantId: 'shirt-m-ink',
        sku: 'SHIRT-M-INK',
        quantity: 2,
        // What it cost when it was put in: the server's own price.
        priceBefore: { value: '32.00', currency: 'USD' },
      });

      // Three are in stock, two are in the cart: the server refuses, and what was chosen stays.
      await tab.click(button);
      await tab.waitForFunction(() =>
        document
          .querySelector('sqs-add-to-cart [data-part="product-error"]')
          ?.textContent?.includes('only 3'),
      );
      assert.equal(
        await tab.$eval('sqs-quantity input[id]', (input) => (input as HTMLInputElement).value),
        '2',
      );
      assert.deepEqual(problems, []);
    });

    it(`${runtime}: price, scarcity, restock notification, cart quantity and quick view follow what is chosen`, async (t) => {
      const { app, tab, problems } = await openShop(t, page(runtime, CATALOGUE));
      await tab.waitForSelector(button);
      await tab.waitForSelector('.sqs-product-quick-view-button button');
      const seen = (selector: string) =>
        tab.$eval(selector, (element) => (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim());
      const becomes = (selector: string, words: string) =>
        tab.waitForFunction(
          (wanted, text) =>
            (document.querySelector(wanted) as HTMLElement).innerText.replace(/\s+/g, ' ').trim() === text,
          {},
          selector,
          words,
        );
      await becomes('.product-price', 'from $24.00');
      assert.deepEqual([await seen('#scarcity'), await seen('#restock')], ['', '']);
      assert.equal(await tab.$eval('[role="button"]:not([hidden] *)', (old) => old.checkVisibility()), false);
      assert.deepEqual(await axeProblems(tab), []);

      await select(tab, 'Size', 'M');
      await select(tab, 'Colour', 'Ink');
      await becomes('#scarcity', 'Only 3 left.');
      await becomes('.product-price', '$32.00');
      await tab.click(button);
      await becomes('.sqs-cart-quantity', '1');

      await select(tab, 'Size', 'L');
      await tab.waitForSelector('#restock input[type="email"]', { visible: true });
      assert.equal(await seen('#scarcity'), '');
      assert.equal(await seen('#restock label'), 'Email Address');
      await tab.type('#restock input[type="email"]', 'ada@example.com');
      await tab.keyboard.press('Enter');
      await becomes('#restock', 'Thank you. We will write to you when it is back.');
      const stored = (await app.inject({ url: '/api/owner/restock', headers: OWNER })).json();
      assert.deepEqual([stored[0].productId, stored[0].variantId], ['demo-shirt', 'shirt-l-ink']);

      await tab.focus('.sqs-product-quick-view-button button');
      await tab.keyboard.press('Enter');
      await tab.waitForFunction(() => document.querySelector('sqs-lightbox h2')?.textContent === 'The mug');
      assert.deepEqual(problems, []);
    });

    it(`${runtime}: keeps the words of the page, and products apart`, async (t) => {
      const words = {
        productVariantSelectText: '{variantName} wählen',
        productQuantityInputLabel: 'Anzahl',
        productAddToCartText: 'In den Warenkorb',
      };
      const cards = [shirt, { ...shirt, id: 'other' }].map((item) => {
        const data = JSON.stringify({ ...item, localizedStrings: words });
        return `<section id="${item.id}"><sqs-template>
          <script type="text/x-sqs-template">${template}</script>
          <script type="application/json">${data}</script></sqs-template></section>`;
      });
      const lone = '<div class="product-price">40</div>';
      const { tab } = await openShop(t, page(runtime, cards.join('') + lone));
      await tab.waitForSelector('#other sqs-add-to-cart button');
      await tab.waitForSelector('#other sqs-quantity input[id]');
      await tab.waitForSelector('#other sqs-product-variants select[id]');
      const text = (selector: string) => tab.$eval(selector, (element) => element.textContent);
      assert.equal(await text('#other sqs-product-variants [data-sqs-root] option'), 'Size wählen');
      assert.equal(await text('#other sqs-quantity [data-sqs-root] label'), 'Anzahl');
      assert.equal(await text('#other [data-part="product-button"]'), 'In den Warenkorb');
      await tab.evaluate(() =>
        document
          .querySelector<HTMLElementTagNameMap['sqs-product-variants']>('#other sqs-product-variants')
          ?.choose({ Size: 'L', Colour: 'Ink' }),
      );
      const price = '.product-price [data-part="output"]';
      await tab.waitForFunction(
        (selector) => document.querySelector(selector)?.textContent === '$36.00',
        {},
        `#other ${price}`,
      );
      assert.equal(await text(`#demo-shirt ${price}`), 'from $24.00');
      assert.equal(await text('main > .product-price'), '40');
    });

    it(`${runtime}: 50 times shown and taken away, listeners, nodes and memory are back`, async (t) => {
      const { tab } = await openShop(t, page(runtime, product()), openUnchangingBrowser);
      await tab.waitForSelector('sqs-quantity input[id]');
      const cycle = (times: number) =>
        tab.evaluate(async (count) => {
          const section = document.querySelector('section') as HTMLElement;
          const parent = section.parentElement as HTMLElement;
          for (let turn = 0; turn < count; turn += 1) {
            const copy = section.cloneNode(true) as HTMLElement;
            for (const element of copy.querySelectorAll<HTMLElement>('[item-id]'))
              element.setAttribute('item-id', `copy-${turn}`);
            parent.append(copy);
            for (const element of copy.querySelectorAll('[item-id]'))
              await (element as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete;
            copy.remove();
            await new Promise(requestAnimationFrame);
          }
        }, times);
      // Until there is what is made once.
      await cycle(20);
      const before = await counts(tab);
      await cycle(50);
      await assertBack(tab, before);
    });

    it(`${runtime}: stays as it is where the page says so`, async (t) => {
      const { tab } = await openShop(t, page(runtime, product('data-sqs-markup="off"')));
      await tab.waitForSelector('.product-variants select');
      assert.equal(
        await tab.$('.product-variants sqs-product-variants, sqs-add-to-cart, sqs-quantity'),
        null,
      );
    });
  }
});
