/** The demo's shop as a visitor walks through it, from the list to the checkout that stands in for the owner's. */
import assert from 'node:assert/strict';
import { before, describe, it, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { ElementHandle, Page } from 'puppeteer-core';
import { build } from '../../tools/build.mjs';
import { demoCheckout } from '../../tools/demo-checkout.mjs';
import { axeProblems, openBrowser } from '../support/node/browser.ts';
import { DEMO_SEED, OWNER, startApp } from '../support/node/server.ts';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

async function openShop(test: TestContext, path: string) {
  const options = { siteDir: folder('demo'), kitDir: folder('dist'), seed: DEMO_SEED };
  const app = await startApp(test, options, [demoCheckout]);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const page = await (await openBrowser(test)).newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(origin + path, { waitUntil: 'networkidle0' });
  return { app, page, origin, problems };
}

/** The part of the cart, once it is there. */
async function inCart(page: Page, part: string) {
  const found = await page.waitForFunction(
    (name) => document.querySelector('sqs-cart')?.shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"]`),
    {},
    part,
  );
  return found as ElementHandle<HTMLElement>;
}

async function press(page: Page, part: string) {
  await (await inCart(page, part)).evaluate((button) => button.click());
}

describe('the demo’s shop', () => {
  before(() => build());

  it('sells a mug: list, quick view, product, panel, checkout, and one fewer in stock', async (t) => {
    const { app, page, origin, problems } = await openShop(t, '/shop/');
    await page.click('.goods li:nth-of-type(2) sqs-quick-view button');
    await page.waitForFunction(
      () => document.querySelector('sqs-lightbox h2')?.textContent === 'Stoneware mug',
    );
    await page.goto(`${origin}/shop/product.html?id=shop-mug`, { waitUntil: 'networkidle0' });
    await page.click('sqs-add-to-cart button');
    await inCart(page, 'checkout');
    assert.equal(await (await inCart(page, 'sum')).evaluate((node) => node.textContent), '€24.00');
    await press(page, 'checkout');
    await page.waitForSelector('.order');
    assert.match(await page.$eval('.lead', (node) => node.textContent ?? ''), /kept for you until/);
    assert.deepEqual(await axeProblems(page), []);
    await Promise.all([page.waitForNavigation(), page.click('.choices button')]);
    assert.equal(await page.$eval('h1', (node) => node.textContent), 'Thank you');
    const { structuredContent } = (
      await app.inject({ url: '/api/owner/products/shop-mug', headers: OWNER })
    ).json();
    assert.equal(structuredContent.variants[0].qtyInStock, 4);
    await page.goto(`${origin}/shop/cart.html`, { waitUntil: 'networkidle0' });
    await inCart(page, 'empty');
    assert.deepEqual(problems, []);
  });

  it('gives free again what is called off', async (t) => {
    const { page, problems } = await openShop(t, '/shop/product.html?id=shop-lamp');
    await page.click('sqs-add-to-cart button');
    await press(page, 'checkout');
    await page.waitForSelector('.order');
    await Promise.all([page.waitForNavigation(), page.click('.choices .plain')]);
    assert.equal(await page.$eval('h1', (node) => node.textContent), 'Called off');
    assert.deepEqual(problems, []);
  });

  it('has no accessibility problem and fits, wide and narrow, in either scheme and direction', async (t) => {
    const { page, origin } = await openShop(t, '/shop/product.html?id=shop-tote');
    await page.click('sqs-add-to-cart button');
    await inCart(page, 'checkout');
    for (const path of ['/shop/', '/shop/product.html?id=shop-shirt', '/shop/cart.html'])
      for (const width of [360, 1440])
        for (const [scheme, direction] of [
          ['light', 'ltr'],
          ['dark', 'rtl'],
        ] as const) {
          await page.setViewport({ width, height: 900 });
          await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
          await page.goto(origin + path, { waitUntil: 'networkidle0' });
          await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          assert.deepEqual([path, width, await axeProblems(page), overflow], [path, width, [], 0]);
        }
  });
});
