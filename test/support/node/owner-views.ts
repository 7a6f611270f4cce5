/** The owner's views in a real Chrome, on the real server, signed in as an owner. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { Page } from 'puppeteer-core';
import { buildOwnerViews } from '../../../tools/owner-views.mjs';
import { axeProblems, openBrowser } from './browser.ts';
import { addOwner, PASSWORD } from './owner.ts';

export const OWNER_EMAIL = 'ada@example.com';
export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 360, height: 740 };

export interface OwnerPage {
  page: Page;
  origin: string;
  /** Errors of the console and violations of the policy. */
  complaints: string[];
}

/** Opens an address, where whoever is not signed in is asked to. */
export async function openView(test: TestContext, app: FastifyInstance, path: string): Promise<OwnerPage> {
  await buildOwnerViews();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const page = await (await openBrowser(test)).newPage();
  await page.setViewport(WIDE);
  const complaints: string[] = [];
  page.on('console', (message) => {
    // That nobody is signed in yet is told by the browser as an error.
    if (message.type() === 'error' && !message.text().includes('401')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${origin}${path}`);
  await page.waitForSelector('.sign-in');
  return { page, origin, complaints };
}

/** The same as an owner who has just signed in. */
export async function enterView(test: TestContext, app: FastifyInstance, path: string): Promise<OwnerPage> {
  await addOwner(app, OWNER_EMAIL);
  const opened = await openView(test, app, path);
  await fillIn(opened.page, { email: OWNER_EMAIL, password: PASSWORD });
  await opened.page.waitForSelector('.shell');
  return opened;
}

/** Types into the fields of a form, and sends it with the Enter key. */
export async function fillIn(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(entries)) {
    // After a load the view comes later than the page.
    await (await page.waitForSelector(`[name="${name}"]`))?.type(text);
  }
  await page.keyboard.press('Enter');
}

/** What stands in each of them, as it is shown. */
export function textsOf(page: Page, selector: string): Promise<string[]> {
  return page.$$eval(selector, (nodes) =>
    nodes.map((node) => (node as HTMLElement).innerText.replace(/\s+/g, ' ').trim()),
  );
}

export async function clickOn(page: Page, name: string, within = 'body'): Promise<void> {
  const control = await page.waitForSelector(`${within} ::-p-aria([name="${name}"])`);
  await control?.click();
}

/** Waits until a text is shown there. */
export async function seeText(page: Page, selector: string, text: string): Promise<void> {
  await page.waitForFunction(
    (where, what) =>
      [...document.querySelectorAll<HTMLElement>(where)].some((node) =>
        node.innerText.replace(/\s+/g, ' ').includes(what),
      ),
    {},
    selector,
    text,
  );
}

/** What is cut off at the side, in pixels. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** No accessibility problem, and nothing cut off at the side, in either scheme, wide and narrow. */
export async function assertWellShown(page: Page, what = ''): Promise<void> {
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewport(viewport);
    for (const value of ['light', 'dark']) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
      const shown = [await axeProblems(page), await overflowOf(page)];
      assert.deepEqual(shown, [[], 0], `${what} ${viewport.width} ${value}`);
    }
  }
}
