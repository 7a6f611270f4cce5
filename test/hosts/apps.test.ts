/**
 * Apps of frameworks that a server writes and a browser hydrates, with the kit's tags in them: what a visitor typed stays,
 * settings, events and slots work, lists are put in another order, and what leaves leaves nothing behind.
 */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { build } from '../../tools/build.mjs';
import { guestPage, RUNTIMES, serveGuests } from '../support/node/guest-page.ts';
import { counts } from '../support/node/leaks.ts';
import { buildHosts, HOSTS, type Host, type HostPage } from './apps/build.ts';

const typedInto = (tab: Page, selector: string) =>
  tab.$eval(selector, (input) => (input as HTMLInputElement).value);
const labels = (tab: Page) =>
  tab.$$eval('#one [data-part="label"], #two [data-part="label"]', (all) =>
    all.map((one) => one.textContent),
  );
const worksWith = (tab: Page, label: string) =>
  tab.waitForFunction(
    (words) =>
      ['one', 'two'].every(
        (id) => document.querySelector(`#${id} [data-part="label"]`)?.textContent === words,
      ) && document.querySelector<HTMLFormElement>('#own form')?.noValidate,
    {},
    label,
  );
const toggled = async (tab: Page, isShown: boolean) => {
  await tab.click('#toggle');
  if (isShown) await worksWith(tab, 'Other');
  else await tab.waitForFunction(() => !document.querySelector('sqs-form, [data-sqs-root]'));
};

describe('an app in', () => {
  let pages: Record<Host, HostPage>;
  before(async () => {
    await build();
    pages = await buildHosts();
  });

  // The components of React bring the kit along.
  for (const host of HOSTS)
    for (const runtime of host === 'React' ? RUNTIMES.slice(0, 1) : RUNTIMES)
      it(`${host} keeps what the kit promises (${runtime})`, async (t) => {
        const { html, scripts } = pages[host];
        assert.match(
          html,
          /<sqs-form[^>]*>(<!--.*?-->)*Write to us\.(<!--.*?-->|<script.*?<\/script>)*<\/sqs-form>/,
        );
        assert.match(html, /<h2 slot="heading"[^>]*>Slow water<\/h2>/);
        const start = `<script>window.kitFile = '/dist/${runtime}/sqs-kit.js'; window.start = () => import('/app.js');</script>`;
        const { open } = await serveGuests(t, {
          '/': guestPage(`<div id="app">${html}</div>${start}`, { runtime, file: '' }),
          ...scripts,
        });
        const { tab, problems } = await open('/');

        // Before anything runs: the page's own form works, and the words of the author are there.
        await tab.type('#own input', 'mine');
        assert.match(await tab.$eval('#one', (form) => (form as HTMLElement).innerText), /^Write to us\.$/);
        await tab.evaluate('start()');
        await worksWith(tab, 'Words');
        assert.equal(await typedInto(tab, '#own input'), 'mine');
        assert.deepEqual(
          await tab.$eval('#slide', ({ shadowRoot }) =>
            [...(shadowRoot?.querySelectorAll('slot') ?? [])]
              .flatMap((slot) => slot.assignedElements())
              .map(({ textContent }) => textContent),
          ),
          ['Slow water'],
        );

        await tab.type('#one input[name="t"]', 'first');
        await tab.type('#two input[name="t"]', 'second');
        await tab.click('#reorder');
        await tab.waitForFunction(() => document.querySelector('sqs-form')?.id === 'two');
        assert.deepEqual(
          [await typedInto(tab, '#one input[name="t"]'), await typedInto(tab, '#two input[name="t"]')],
          ['first', 'second'],
        );
        await tab.click('#rename');
        await worksWith(tab, 'Other');
        assert.deepEqual(await labels(tab), ['Other', 'Other']);
        assert.equal(await typedInto(tab, '#one input[name="t"]'), 'first');

        await tab.click('#one [data-part="submit"]');
        await tab.waitForFunction(() => document.querySelector('output')?.textContent === '1');

        await toggled(tab, false);
        await toggled(tab, true);
        await toggled(tab, false);
        const { listeners, nodes } = await counts(tab);
        for (let round = 0; round < 5; round += 1) {
          await toggled(tab, true);
          await toggled(tab, false);
        }
        const after = await counts(tab);
        assert.ok(after.listeners <= listeners, `listeners: ${listeners} → ${after.listeners}`);
        assert.ok(after.nodes <= nodes + 20, `nodes: ${nodes} → ${after.nodes}`);
        assert.deepEqual(problems, []);
      });

  it('React puts an inner component into a tag of its own', async (t) => {
    const { html, scripts } = pages.React;
    const { open } = await serveGuests(t, {
      '/': guestPage(`<div id="app">${html}</div><script type="module" src="/app.js"></script>`, {
        runtime: 'cdn',
        file: '',
      }),
      ...scripts,
    });
    const { tab, problems } = await open('/');
    await tab.waitForSelector('#team input[type="email"]');
    const words = () => tab.$eval('#team', (tag) => (tag as HTMLElement).innerText.split('\n')[0]);
    assert.equal(await words(), 'News from the garden team');
    await tab.type('#team input[type="email"]', 'ada@');
    const state = await tab.$eval('#team', (tag) => {
      const { validate, values } = tag as unknown as { validate(): boolean; values: object };
      return [validate.call(tag), values];
    });
    assert.deepEqual(state, [false, { email: 'ada@' }]);
    await tab.waitForSelector('#team [data-part="error"]');
    assert.deepEqual(problems, []);
  });
});
