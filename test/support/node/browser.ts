/** A real Chrome for tests that follow a person through the server's pages. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { TestContext } from 'node:test';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { CHROME_FLAGS, findChrome } from '../../../tools/chrome.mjs';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Closes with the test. @throws when no Chrome is installed: tools/setup.mjs says how to get one */
export async function openBrowser(test: TestContext): Promise<Browser> {
  const executablePath = findChrome();
  if (!executablePath) throw new Error('No Chrome or Chromium was found; set CHROME_PATH.');
  const browser = await launch({ executablePath, args: [...CHROME_FLAGS, '--lang=en-US'] });
  test.after(() => browser.close());
  return browser;
}

/** @returns one sentence per accessibility problem of the page as it stands */
export async function axeProblems(page: Page): Promise<string[]> {
  // The page's policy keeps scripts out; the debugging protocol is not bound by it.
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
