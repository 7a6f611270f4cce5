/** The documentation as a visitor has it: its pages on the demo's server, in a browser that tells what goes wrong on them. */
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, ElementHandle, Page } from 'puppeteer-core';
import { demoCheckout } from '../../../tools/demo-checkout.mjs';
import { SITE } from '../../../tools/docs-site.mjs';
import { openBrowser } from './browser.ts';
import { DEMO_SEED, startApp } from './server.ts';

interface Told {
  example: string;
  isMeant: boolean;
}

export async function openSite(test: TestContext) {
  const kitDir = fileURLToPath(new URL('../../../dist', import.meta.url));
  const app = await startApp(test, { siteDir: SITE, kitDir, seed: DEMO_SEED }, [demoCheckout]);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { origin, context: await openBrowser(test) };
}

/** Opens a page and collects what goes wrong on it, but for what its author, or who plays with it, does on purpose. */
export async function openPage(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.evaluateOnNewDocument(() => {
    const told: Told[] = [];
    Object.assign(window, { told });
    document.addEventListener('sqs-config-error', ({ target }) => {
      const example = (target as Element).closest('.example, docs-playground');
      told.push({
        example: example?.getAttribute('aria-label') ?? (target as Element).localName,
        isMeant: example?.matches('[data-mistake], docs-playground') ?? false,
      });
    });
  });
  await page.goto(address, { waitUntil: 'load' });
  const problemsOf = async () => {
    const { told, showsMistake } = await page.evaluate(() => ({
      told: (window as unknown as { told: Told[] }).told,
      showsMistake: document.querySelector('[data-mistake]') !== null,
    }));
    // Lines of the console do not say which example they are of; policies are kept to everywhere.
    const unexpected = errors.filter((text) => !showsMistake || !/^<sqs-|^Failed to load/.test(text));
    return [...unexpected, ...told.filter(({ isMeant }) => !isMeant).map(({ example }) => example)];
  };
  return { page, problemsOf };
}

/** When every tag of the page shows what it has to, but for those that wait until they are seen. */
export async function ready(page: Page) {
  await page.evaluate(async () => {
    const tags = [...document.querySelectorAll<HTMLElement & { updateComplete: Promise<unknown> }>('main *')];
    const own = tags.filter(({ localName, dataset }) => localName.startsWith('sqs-') && !dataset.loadOn);
    await Promise.all(own.map(({ localName }) => customElements.whenDefined(localName)));
    await Promise.all(own.map((tag) => tag.updateComplete));
  });
  // What a template wrote is taken over by a tag a moment after: until then its pictures have no address.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main img[data-src]:not([src])')].every(
      (image) => !image.checkVisibility(),
    ),
  );
}

/** A part of one of the frame's elements, once it is there. */
export async function partOf(
  page: Page,
  element: string,
  selector: string,
): Promise<ElementHandle<HTMLElement>> {
  const found = await page.waitForFunction(
    (host, part) => document.querySelector(host)?.shadowRoot?.querySelector<HTMLElement>(part),
    {},
    element,
    selector,
  );
  return found as ElementHandle<HTMLElement>;
}

/** Examples of one tag that stand on one page have the same names. */
export const isBarrier = (finding: string) => !finding.startsWith('landmark-unique:');
