/** A map with tiles of its own in a page whose policy allows nothing but its own origin and the kit's HTML. */
import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { before, describe, it } from 'node:test';
import { build } from '../../tools/build.mjs';
import { openBrowser } from '../support/node/browser.ts';
import { type PageAnswer, servePages } from '../support/node/pages.ts';

const POLICY =
  "default-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types sqs-html";
const tile: PageAnswer = (_request, response) =>
  void response
    .setHeader('content-type', 'image/svg+xml')
    .end('<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>');
const page =
  (runtime: string): PageAnswer =>
  (_request, response: ServerResponse) =>
    void response
      .setHeader('content-type', 'text/html')
      .setHeader('content-security-policy', POLICY)
      .end(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>t</title><link rel="icon" href="/tile.svg"><script type="module" src="/dist/${runtime}/sqs-map.js"></script><body><sqs-map lat="47.4" lng="8.5" tiles="/tile.svg?{z}-{x}-{y}" address-title="Here"></sqs-map>`,
      );

describe('a map under a strict policy with Trusted Types', () => {
  before(() => build());

  for (const runtime of ['cdn', 'lite'])
    it(`${runtime}: is drawn, goes nearer, and breaks no rule`, async (t) => {
      const origin = await servePages(t, { '/': page(runtime), '/tile.svg': tile });
      const tab = await (await openBrowser(t)).newPage();
      const problems: string[] = [];
      tab.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      tab.on('pageerror', (error) => problems.push(String(error)));
      await tab.goto(origin);
      // Asked for each frame: what changes in a shadow root is told to nobody outside of it.
      const stands = (selector: string) =>
        tab.waitForFunction(
          (wanted) => document.querySelector('sqs-map')?.shadowRoot?.querySelector(wanted),
          {},
          selector,
        );
      await stands('.leaflet-tile');
      await stands('.leaflet-marker-icon');
      await tab.click('sqs-map >>> [part="button"]');
      await stands('.leaflet-tile[src*="13-"]');
      assert.deepEqual(problems, []);
    });
});
