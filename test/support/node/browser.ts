/** A real Chrome for tests that follow a person through the server's pages. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, type TestContext } from 'node:test';
import { type Browser, type BrowserContext, launch, type Page } from 'puppeteer-core';
import { CHROME_FLAGS, findChrome } from '../../../tools/chrome.mjs';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const UNCHANGING_CODE = '--js-flags=--no-sparkplug --no-maglev --no-opt --no-lazy-feedback-allocation';

/** By what it is started with, one for a process: starting it takes longer than most of what is tested in it. */
const browsers = new Map<string, Promise<Browser>>();
after(async () => {
  for (const browser of browsers.values()) await (await browser).close();
});

interface Start {
  flags?: readonly string[];
  hasWindows?: boolean;
}

function launchOnce({ flags = [], hasWindows = false }: Start): Promise<Browser> {
  const executablePath = findChrome({ hasWindows });
  if (!executablePath) throw new Error('No Chrome or Chromium was found; set CHROME_PATH.');
  const key = [executablePath, ...flags].join(' ');
  const browser =
    browsers.get(key) ?? launch({ executablePath, args: [...CHROME_FLAGS, '--lang=en-US', ...flags] });
  browsers.set(key, browser);
  return browser;
}

async function openContext(test: TestContext, start: Start): Promise<BrowserContext> {
  const context = await (await launchOnce(start)).createBrowserContext();
  test.after(() => context.close());
  return context;
}

/**
 * A profile of its own: no cookies, storage or cache of another test. Closes with the test.
 * @throws when no Chrome is installed: tools/setup.mjs says how to get one
 */
export const openBrowser = (test: TestContext) => openContext(test, {});

/** The same, with windows: pages stand behind others, and come back from the back/forward cache. */
export const openWindows = (test: TestContext) => openContext(test, { hasWindows: true });

/**
 * The same, to look for leaks: code that the engine compiles anew counts as memory of the page. Without that a leak
 * shows after few rounds; but scripts run at half the speed.
 */
export const openUnchangingBrowser = (test: TestContext) => openContext(test, { flags: [UNCHANGING_CODE] });

/**
 * @param rules all of axe's without it
 * @param within a selector; the whole page without it
 * @returns one sentence per accessibility problem of the page as it stands
 */
export async function axeProblems(
  page: Page,
  { rules, within }: { rules?: string[]; within?: string } = {},
): Promise<string[]> {
  // The page's policy keeps scripts out; the debugging protocol is not bound by it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async (only, place) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(place ?? document, {
        resultTypes: ['violations'],
        ...(only && { runOnly: only }),
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    rules,
    within,
  );
}
