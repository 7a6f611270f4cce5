/** What only a whole page can show of the host: streaming, policies, two script copies, another React, history. */
import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { before, describe, it, type TestContext } from 'node:test';
import * as esbuild from 'esbuild';
import type { Page } from 'puppeteer-core';
import { build } from '../../tools/build.mjs';
import { openBrowser } from '../support/node/browser.ts';
import { type PageAnswer, servePages } from '../support/node/pages.ts';

const RUNTIMES = ['cdn', 'lite'] as const;
const FIELD = '{"fields":[{"id":"t","type":"text","title":"Streamed"}]}';
const form = (inside = `<script type="application/json">${FIELD}</script>`) =>
  `<sqs-form form-id="f" id="form">${inside}</sqs-form>`;
const script = (runtime: string, name = 'sqs-kit') =>
  `<script type="module" src="/dist/${runtime}/${name}.js"></script>`;
const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>t</title>${head}</head><body>${body}</body></html>`;

/** Opens a page of a new server and collects whatever goes wrong on it. */
async function open(test: TestContext, pages: Record<string, string | PageAnswer>, path = '/') {
  const origin = await servePages(test, pages);
  const browser = await openBrowser(test);
  const tab = await browser.newPage();
  const problems: string[] = [];
  tab.on('pageerror', (error) => problems.push(String(error)));
  tab.on('console', (message) => {
    // A request for the page's icon is not the kit's.
    if (message.type() === 'error' && !message.location().url?.endsWith('favicon.ico'))
      problems.push(message.text());
  });
  await tab.goto(origin + path, { waitUntil: 'domcontentloaded' });
  return { tab, problems, origin };
}

const labelOf = (tab: Page) =>
  tab.waitForSelector('#form [data-part="label"]').then((label) => label?.evaluate((l) => l.textContent));

describe('the host in a page', () => {
  before(() => build());

  for (const runtime of RUNTIMES) {
    it(`${runtime}: waits for a JSON child that is still on its way`, async (t) => {
      let stream: ServerResponse | undefined;
      const answer: PageAnswer = (_request, response) => {
        stream = response;
        response.setHeader('content-type', 'text/html');
        // An async script with the kit in cache defines the tag while the parser is still inside it.
        response.write(
          `<!doctype html><title>t</title><script type="module" async src="/dist/${runtime}/sqs-kit.js"></script>`,
        );
        response.write(
          `<sqs-form form-id="f" id="form">${' '.repeat(2000)}<p>plain</p><script type="application/json">${FIELD.slice(0, 20)}`,
        );
      };
      const origin = await servePages(t, { '/': answer });
      const browser = await openBrowser(t);
      const tab = await browser.newPage();
      const problems: string[] = [];
      tab.on('pageerror', (error) => problems.push(String(error)));
      tab.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      const loaded = tab.goto(origin, { waitUntil: 'domcontentloaded' });
      await tab.waitForFunction(
        () => customElements.get('sqs-form') !== undefined && document.readyState === 'loading',
      );
      const before = await tab.evaluate(() =>
        document.querySelector('#form')?.querySelector('[data-sqs-root]'),
      );
      assert.equal(before, null);
      stream?.write(`${FIELD.slice(20)}</script></sqs-form> <p>after</p>`);
      assert.equal(await labelOf(tab), 'Streamed');
      assert.equal(await tab.evaluate(() => document.readyState), 'loading');
      stream?.end();
      await loaded;
      assert.deepEqual(
        problems.filter((text) => !text.includes('404')),
        [],
      );
    });

    it(`${runtime}: works under a strict policy with Trusted Types`, async (t) => {
      const policy = "default-src 'self'; require-trusted-types-for 'script'; trusted-types sqs-html";
      const answer: PageAnswer = (_request, response) => {
        response.setHeader('content-type', 'text/html').setHeader('content-security-policy', policy);
        const json =
          '{"fields":[{"id":"t","type":"text","title":"Strict"}],"disclaimerMessage":"<b>bold</b>"}';
        response.end(
          page(
            script(runtime),
            form(`<script type="application/json">${json}</script>`) + form().replace('id="form"', ''),
          ),
        );
      };
      const { tab, problems } = await open(t, { '/': answer });
      assert.equal(await labelOf(tab), 'Strict');
      assert.equal(await tab.$eval('#form b', (bold) => bold.textContent), 'bold');
      const border = await tab.$eval('#form input', (input) => getComputedStyle(input).borderRadius);
      assert.equal(border, '6px');
      assert.deepEqual(problems, []);
    });

    it(`${runtime}: loads what a page needs with the loader alone`, async (t) => {
      const body = `${form()}<div style="block-size: 5000px"></div><sqs-newsletter data-load-on="visible" form-id="n"></sqs-newsletter>`;
      const { tab, problems } = await open(t, { '/': page(script(runtime, 'loader'), body) });
      assert.equal(await labelOf(tab), 'Streamed');
      assert.equal(await tab.evaluate(() => customElements.get('sqs-newsletter')), undefined);
      await tab.evaluate(() => document.querySelector('sqs-newsletter')?.scrollIntoView());
      await tab.waitForSelector('sqs-newsletter input[type="email"]');
      await tab.evaluate(() =>
        document.body.insertAdjacentHTML(
          'afterbegin',
          '<div><sqs-newsletter id="late" form-id="n"></sqs-newsletter></div>',
        ),
      );
      await tab.waitForSelector('#late input');
      assert.deepEqual(problems, []);
    });

    it(`${runtime}: a tag finds the site that another copy of the kit has set`, async (t) => {
      const other = runtime === 'cdn' ? 'lite' : 'cdn';
      const site = '<sqs-site><script type="application/json">{"ssBadgeType":"2"}</script></sqs-site>';
      const head = script(other, 'sqs-site') + script(runtime, 'sqs-site-badge');
      const { tab } = await open(t, {
        '/': page(head, `${site}<sqs-site-badge>Made at home</sqs-site-badge>`),
        '/api/census/RecordHit': '{}',
      });
      // Frame by frame: what changes in a shadow root is no mutation of the page.
      await tab.waitForFunction(() =>
        document.querySelector('sqs-site-badge')?.shadowRoot?.querySelector('[part="badge"]'),
      );
    });

    it(`${runtime}: is a good guest in a page of React 19`, async (t) => {
      const bundle = await esbuild.build({
        stdin: {
          resolveDir: process.cwd(),
          loader: 'tsx',
          contents: `
            import { useState } from 'react';
            import { createRoot } from 'react-dom/client';
            function App() {
              const [title, setTitle] = useState('One');
              const [log, setLog] = useState('');
              const config = { fields: [{ id: 't', type: 'text', title }] };
              return <>
                <button id="next" onClick={() => setTitle('Two')}>next</button>
                <output>{log}</output>
                <sqs-form id="form" formId="react" config={config} disableValidation noDraft={false}
                  onsqs-form-submit={(event) => { event.preventDefault(); setLog(JSON.stringify(event.detail.values)); }}>
                  {title === 'One' ? 'Loading one' : 'Loading two'} <b>please wait</b>
                </sqs-form>
              </>;
            }
            const root = createRoot(document.querySelector('main'));
            root.render(<App />);
            window.unmountApp = () => root.unmount();
          `,
        },
        bundle: true,
        write: false,
        format: 'iife',
        jsx: 'automatic',
        define: { 'process.env.NODE_ENV': '"production"' },
      });
      const app = bundle.outputFiles[0]?.text ?? '';
      const { tab, problems } = await open(t, {
        '/': page(script(runtime), '<main></main><script type="module" src="/app.js"></script>'),
        '/app.js': app,
      });
      assert.equal(await labelOf(tab), 'One');
      await tab.type('#form input[name="t"]', 'kept');
      await tab.click('#next');
      await tab.waitForFunction(
        () => document.querySelector('#form [data-part="label"]')?.textContent === 'Two',
      );
      const state = await tab.$eval('#form', (element) => ({
        typed: element.querySelector('input')?.value,
        text: (element as HTMLElement).innerText.includes('Loading'),
        formId: (element as unknown as { formId: string }).formId,
        attribute: element.getAttribute('noDraft'),
      }));
      assert.deepEqual(state, { typed: 'kept', text: false, formId: 'react', attribute: null });
      await tab.click('#form [data-part="submit"]');
      await tab.waitForFunction(() => document.querySelector('output')?.textContent === '{"t":"kept"}');
      await tab.evaluate(() => (window as unknown as { unmountApp(): void }).unmountApp());
      assert.equal(await tab.$('sqs-form'), null);
      assert.deepEqual(problems, []);
    });
  }

  it('takes no harm from its script loaded twice, from either build', async (t) => {
    const { tab, problems } = await open(t, {
      '/': page(
        script('lite') + script('cdn') + script('lite', 'sqs-form'),
        form() + form().replace('id="form"', 'id="other"'),
      ),
    });
    assert.equal(await labelOf(tab), 'Streamed');
    await tab.waitForSelector('#other input');
    const ids = await tab.$$eval('sqs-form [id]', (elements) => elements.map((element) => element.id));
    assert.equal(new Set(ids).size, ids.length);
    assert.deepEqual(problems, []);
  });

  it('sends the visitor on after success, to http(s) and relative addresses only', async (t) => {
    const json =
      '{"action":"/ok","successRedirect":{"url":"/thanks"},"fields":[{"id":"t","type":"text","title":"T"}]}';
    const { tab, origin } = await open(t, {
      '/': page(script('lite'), form(`<script type="application/json">${json}</script>`)),
      '/ok': (_request, response) => void response.writeHead(204).end(),
      '/thanks': page('', '<h1>Thanks</h1>'),
    });
    await tab.waitForSelector('#form [data-part="submit"]');
    await Promise.all([tab.waitForNavigation(), tab.click('#form [data-part="submit"]')]);
    assert.equal(tab.url(), `${origin}/thanks`);
  });

  it('works without scripts: the author’s own form is what is seen', async (t) => {
    const origin = await servePages(t, {
      '/': page(
        script('lite'),
        form('<form action="/plain" method="post"><input name="a"><button>Send</button></form>'),
      ),
      '/plain': page('', '<h1>Got it</h1>'),
    });
    const browser = await openBrowser(t);
    const tab = await browser.newPage();
    await tab.setJavaScriptEnabled(false);
    await tab.goto(origin);
    await Promise.all([tab.waitForNavigation(), tab.click('button')]);
    assert.equal(await tab.$eval('h1', (heading) => heading.textContent), 'Got it');
  });
});
