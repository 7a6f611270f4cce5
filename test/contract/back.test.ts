/** A page that a visitor comes back to: controls say what the tags around them know. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { build } from '../../tools/build.mjs';
import { openBrowser } from '../support/node/browser.ts';
import { servePages } from '../support/node/pages.ts';

const VARIANTS = JSON.stringify(
  ['S', 'M'].map((Size, at) => ({
    id: Size,
    attributes: { Size },
    priceMoney: { value: `${(at + 1) * 1000}`, currency: 'USD' },
    qtyInStock: 9,
  })),
);

const page = (
  runtime: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shirt</title>
<script type="module" src="/dist/${runtime}/sqs-kit.js"></script></head><body><main>
<sqs-product-variants item-id="a" variants='${VARIANTS}'></sqs-product-variants>
<sqs-product-variants item-id="b" control="buttons" variants='${VARIANTS}'></sqs-product-variants>
<sqs-quantity item-id="a"></sqs-quantity><sqs-product-price item-id="a"></sqs-product-price>
<a href="/next">Next</a></main></body></html>`;

describe('after Back', () => {
  before(() => build());

  for (const runtime of ['cdn', 'lite']) {
    it(`${runtime}: choice, quantity and price are of one mind`, async (t) => {
      const origin = await servePages(t, {
        // What must not be stored is loaded anew, and only its controls are restored.
        '/': (_, response) => {
          response.setHeader('cache-control', 'no-store').setHeader('content-type', 'text/html');
          response.end(page(runtime));
        },
        '/next': '<!doctype html><title>Next</title><p>Next</p>',
      });
      const tab = await (await openBrowser(t)).newPage();
      await tab.goto(origin);
      const select = await tab.waitForSelector('sqs-product-variants select');
      await select?.select('M');
      await (await tab.waitForSelector('input[value="M"]'))?.click();
      await tab.$eval('sqs-quantity', (element) => element.setQuantity(4));
      await tab.waitForFunction(() =>
        document.querySelector('sqs-product-price')?.textContent?.includes('$20.00'),
      );
      await Promise.all([tab.waitForNavigation(), tab.click('a')]);
      await tab.goBack();
      await tab.waitForSelector('sqs-product-variants select');
      await tab.waitForFunction(() => document.readyState === 'complete');
      const shown = await tab.evaluate(() => {
        const [first, second] = document.querySelectorAll('sqs-product-variants');
        const known = [first, second].map((element) => element?.choice.Size ?? '');
        return {
          known: [...known, String(document.querySelector('sqs-quantity')?.quantity)],
          seen: [
            first?.querySelector('select')?.value,
            second?.querySelector('input:checked')?.getAttribute('value') ?? '',
            document.querySelector<HTMLInputElement>('sqs-quantity input')?.value,
          ],
        };
      });
      assert.deepEqual(shown.seen, shown.known);
    });
  }
});
