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
    priceMoney: { value: `${(at + 1) * 10}.00`, currency: 'USD' },
    qtyInStock: 9,
  })),
);

const page = (
  runtime: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shirt</title>
<script type="module" src="/dist/${runtime}/sqs-kit.js"></script></head><body><main>
<sqs-product-variants item-id="a" variants='${VARIANTS}'></sqs-product-variants>
<sqs-product-variants item-id="b" picker="radio" variants='${VARIANTS}'></sqs-product-variants>
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

    for (const draft of ['', 'no-draft'])
      it(`${runtime}: a form ${draft || 'with a draft'} says what it would send`, async (t) => {
        const fields = [
          { id: 'text', type: 'text', title: 'Text' },
          { id: 'note', type: 'textarea', title: 'Note', maxLength: 20 },
          { id: 'day', type: 'select', title: 'Day', options: ['Mo', 'Tu'] },
          { id: 'size', type: 'radio', title: 'Size', options: ['S', 'M'] },
        ];
        const form = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Form</title>
<script type="module" src="/dist/${runtime}/sqs-kit.js"></script></head><body><main><sqs-form form-id="f" ${draft}>
<script type="application/json">${JSON.stringify({ fields })}</script></sqs-form><a href="/next">Next</a></main></body></html>`;
        const origin = await servePages(t, {
          '/': (_, response) => {
            response.setHeader('cache-control', 'no-store').setHeader('content-type', 'text/html');
            response.end(form);
          },
          '/next': '<!doctype html><title>Next</title><p>Next</p>',
        });
        const tab = await (await openBrowser(t)).newPage();
        await tab.goto(origin);
        await tab.waitForSelector('[data-part="submit"]');
        await tab.type('[name="text"]', 'words');
        await tab.type('[name="note"]', 'a note');
        await tab.select('[name="day"]', 'Tu');
        await tab.click('input[value="M"]');
        await Promise.all([tab.waitForNavigation(), tab.click('a')]);
        await tab.goBack();
        await tab.waitForSelector('[data-part="submit"]');
        await tab.waitForFunction(() => document.readyState === 'complete');
        const { known, seen, count } = await tab.evaluate(async () => {
          const element = document.querySelector('sqs-form');
          await element?.updateComplete;
          const form = element?.querySelector('form');
          const seen = ['text', 'note', 'day', 'size'].map((name) => [
            name,
            form ? ((form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? '') : '',
          ]);
          return {
            known: element?.values ?? {},
            seen: Object.fromEntries(seen) as Record<string, string>,
            count: element?.querySelector('[data-part="counter"] [dir]')?.textContent,
          };
        });
        assert.deepEqual({ ...known }, seen);
        assert.equal(count, `${seen.note?.length} / 20`);
        if (!draft) assert.deepEqual(seen, { text: 'words', note: 'a note', day: 'Tu', size: 'M' });
      });
  }
});
