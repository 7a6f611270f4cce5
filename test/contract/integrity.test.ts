/** The published hashes: a browser that is told them takes the files, and nothing else in their place. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { build } from '../../tools/build.mjs';
import { openBrowser } from '../support/node/browser.ts';
import { servePages } from '../support/node/pages.ts';

describe('integrity.json', () => {
  before(() => build());

  const hashes = () => JSON.parse(readFileSync('dist/integrity.json', 'utf8')) as Record<string, string>;

  /** @param wrong file of which the page expects another one's hash */
  const page = (runtime: string, wrong?: string) => {
    const known = hashes();
    const of = (file: string) => (file === wrong ? known['blocks.css'] : known[file]);
    const integrity = Object.fromEntries(
      Object.keys(known).flatMap((file) => (file.endsWith('.js') ? [[`/dist/${file}`, of(file)]] : [])),
    );
    const file = `${runtime}/sqs-newsletter.js`;
    return `<!doctype html><html lang="en"><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,">
<script type="importmap">${JSON.stringify({ integrity })}</script>
<link rel="stylesheet" href="/dist/themes/bold.css" integrity="${of('themes/bold.css')}">
<script type="module" src="/dist/${file}" integrity="${of(file)}" crossorigin></script>
<body><sqs-newsletter form-id="n"></sqs-newsletter>`;
  };

  for (const runtime of ['cdn', 'lite'])
    it(`lets every file of a tag and a theme in, and no other (${runtime})`, async (t) => {
      const [chunk = ''] = Object.keys(hashes()).filter((file) =>
        file.startsWith(`${runtime}/chunks/react-`),
      );
      const origin = await servePages(t, {
        '/': page(runtime),
        '/entry': page(runtime, `${runtime}/sqs-newsletter.js`),
        '/piece': page(runtime, chunk),
      });
      const tab = await (await openBrowser(t)).newPage();
      await tab.goto(origin);
      await tab.waitForSelector('sqs-newsletter input');
      assert.equal(
        await tab.evaluate(() => getComputedStyle(document.body).getPropertyValue('--sqs-radius')),
        'max(1.375rem, 22px)',
      );
      for (const path of ['entry', 'piece']) {
        const refused = new Promise<string>((done) =>
          tab.on('console', (message) => message.text().includes('integrity') && done(message.text())),
        );
        await tab.goto(`${origin}/${path}`);
        assert.match(await refused, /digest/);
        assert.equal(await tab.$('sqs-newsletter input'), null, path);
      }
    });
});
