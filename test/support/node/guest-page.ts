/** A page that others build and change, with the kit as their guest: with libraries of the registry beside it. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { openBrowser } from './browser.ts';
import { type PageAnswer, servePages } from './pages.ts';

/** Libraries that pages are built with, as their sites tell people to put them in. */
const LIBRARIES = {
  turbo: '@hotwired/turbo/dist/turbo.es2017-umd.js',
  jquery: 'jquery/dist/jquery.js',
  htmx: 'htmx.org/dist/htmx.js',
  idiomorph: 'idiomorph/dist/idiomorph.js',
  alpine: 'alpinejs/dist/cdn.js',
  vue: 'vue/dist/vue.global.prod.js',
};

export type Library = keyof typeof LIBRARIES;
export const RUNTIMES = ['cdn', 'lite'] as const;

const modules = join(createRequire(import.meta.url).resolve('react/package.json'), '../..');

export function guestPage(
  body: string,
  { runtime, libraries = [], file = 'sqs-kit', head = '' }: GuestOptions,
): string {
  const kit = file && `<script type="module" src="/dist/${runtime}/${file}.js"></script>`;
  const others = libraries.map(
    (name) => `<script src="/libraries/${name}.js"${name === 'alpine' ? ' defer' : ''}></script>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,">
${head}${others.join('')}${kit}</head><body>${body}</body></html>`;
}

export interface GuestOptions {
  runtime: (typeof RUNTIMES)[number];
  libraries?: readonly Library[];
  /** The kit's file; empty for a page that gets the kit later, or not. */
  file?: string;
  head?: string;
}

export interface Census {
  path: string;
  /** What was sent of the visitor; empty when nobody was named. */
  visitor: string;
}

/** Serves the pages, the libraries and a census that takes everything. */
export async function serveGuests(
  test: TestContext,
  pages: Record<string, string | PageAnswer>,
  openIn = openBrowser,
) {
  const census: Census[] = [];
  const files = Object.entries(LIBRARIES).map(([name, path]) => [
    `/libraries/${name}.js`,
    readFileSync(join(modules, path), 'utf8'),
  ]);
  const take: PageAnswer = async (request, response) => {
    const body = new URLSearchParams(await textOf(request));
    census.push({ path: new URL(request.url ?? '', 'http://a').pathname, visitor: body.get('ss_cvr') ?? '' });
    response.writeHead(204).end();
  };
  const calls = ['RecordHit', 'button-render', 'button-click', 'form-render'].map((call) => [
    `/api/census/${call}`,
    take,
  ]);
  const origin = await servePages(test, { ...Object.fromEntries([...files, ...calls]), ...pages });
  const browser = await openIn(test);
  /** A tab; what the kit or the browser complains of is collected. */
  const open = async (path: string, before?: (tab: Page) => Promise<unknown>) => {
    const tab = await browser.newPage();
    const problems: string[] = [];
    tab.on('pageerror', (error) => problems.push(String(error)));
    tab.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) problems.push(message.text());
    });
    await before?.(tab);
    await tab.goto(origin + path);
    return { tab, problems };
  };
  return { origin, census, open };
}

/** @returns the page views that were counted, once there are so many */
export async function viewsIn(census: readonly Census[], count: number): Promise<readonly Census[]> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const views = census.filter(({ path }) => path.endsWith('/RecordHit'));
    if (views.length >= count) return views;
    assert.ok(Date.now() < deadline, `${views.length} views were counted, not ${count}`);
    // The browser needs the processor.
    await setTimeout(20);
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}
