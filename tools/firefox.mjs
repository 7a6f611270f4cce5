/** Finds the Firefox that browser tests run in when they are asked to, and teaches it what Puppeteer can ask of Chrome alone. */
import { existsSync } from 'node:fs';

const BROWSERS = [
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** @returns {import('puppeteer-core').LaunchOptions} of FIREFOX_PATH, else of what stands in a usual place */
export function firefoxOptions() {
  const executablePath = process.env.FIREFOX_PATH ?? BROWSERS.find((path) => existsSync(path));
  if (!executablePath)
    throw new Error('Firefox is in none of the usual places: install it, or set FIREFOX_PATH.');
  return {
    browser: 'firefox',
    executablePath,
    // Media are emulated from the browser's own window.
    args: ['-remote-allow-system-access'],
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-US',
      // Players of the tests begin without a visitor's press.
      'media.autoplay.default': 0,
      'media.autoplay.blocking_policy': 0,
      'dom.w3c_touch_events.enabled': 1,
    },
  };
}

/**
 * @param {import('puppeteer-core').Page} page of Firefox
 * @returns {Promise<import('puppeteer-core').Page>} the same, with the `emulateMedia…` methods that it has in Chrome
 */
export async function withEmulatedMedia(page) {
  const run = await windowOf(page);
  const mark = `about:blank?${Math.random()}`;
  await page.goto(mark);
  const tab = `globalThis[${JSON.stringify(mark)}]`;
  const isMarked = `({ linkedBrowser }) => linkedBrowser.currentURI.spec === ${JSON.stringify(mark)}`;
  await run(`${tab} = gBrowser.tabs.find(${isMarked}).linkedBrowser`);
  const override = (/** @type {Record<string, string>} */ values) =>
    run(`Object.assign(${tab}.browsingContext, ${JSON.stringify(values)})`);

  page.emulateMediaType = (type = '') => override({ mediumOverride: type === 'screen' ? '' : type });
  page.emulateMediaFeatures = (features = []) => {
    const wanted = (/** @type {string} */ name) =>
      features.find((feature) => feature.name === `prefers-${name}`)?.value ?? 'none';
    return override({
      prefersColorSchemeOverride: wanted('color-scheme'),
      prefersReducedMotionOverride: wanted('reduced-motion'),
    });
  };
  return page;
}

/**
 * @param {import('puppeteer-core').Page} page
 * @returns {Promise<(expression: string) => Promise<void>>} runs it in the browser's own window
 */
async function windowOf(page) {
  const { connection } = /** @type {{ connection: Connection }} */ (/** @type {unknown} */ (page.browser()));
  const { result: tree } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const context = tree.contexts?.find(({ url }) => url.endsWith('/browser.xhtml'))?.context;
  return async (expression) => {
    const { result } = await connection.send('script.evaluate', {
      expression: `void (${expression})`,
      target: { context },
      awaitPromise: false,
    });
    if (result.type !== 'success') throw new Error(`Firefox: ${JSON.stringify(result)}`);
  };
}

/**
 * Of WebDriver BiDi.
 * @typedef {{ type?: string, contexts?: { context: string, url: string }[] }} Result
 * @typedef {{ send(method: string, parameters: object): Promise<{ result: Result }> }} Connection
 */
