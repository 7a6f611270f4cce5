/** HTML of the page's owner under the policies a page can have, on both builds. */
import assert from 'node:assert/strict';
import { before, describe, it, type TestContext } from 'node:test';
import { build } from '../../tools/build.mjs';
import { openBrowser } from '../support/node/browser.ts';
import { type PageAnswer, servePages } from '../support/node/pages.ts';

const RUNTIMES = ['cdn', 'lite'] as const;
const STRICT = "default-src 'self'; require-trusted-types-for 'script'; ";
const json =
  (value: unknown): PageAnswer =>
  (_request, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
const child = (config: unknown) => `<script type="application/json">${JSON.stringify(config)}</script>`;

const AFTER = '<p id="after">Next</p><script src="/after.js"></script>';
const FORM = child({
  action: '/ok',
  disclaimerMessage: '<b>Terms</b>',
  submissionMessage: '<b>Thanks</b>, Ada &amp; Co',
  submissionHTML: AFTER.replaceAll('</', '<\\/'),
  fields: [{ id: 't', type: 'text', title: 'T' }],
}).replaceAll('\\\\/', '\\/');
const TAGS = `<sqs-form form-id="f">${FORM}</sqs-form>
  <sqs-newsletter form-id="n">${child({ disclaimerMessage: '<b>Terms</b>' })}</sqs-newsletter>
  <sqs-site>${child({ cookieSettings: { isCookieBannerEnabled: true } })}</sqs-site>
  <sqs-cookie-banner>${child({ text: '<b>Cookies</b>' })}</sqs-cookie-banner>
  <sqs-template>${child({ name: 'Ada' })}<script type="text/x-sqs-template"><b>{name}</b></script></sqs-template>
  <sqs-popup-overlay server-rendered run-scripts></sqs-popup-overlay>`;

/** The page with every tag that shows its owner's HTML, and what went wrong on it. */
async function open(test: TestContext, policy: string, head: string, body = TAGS) {
  const page: PageAnswer = (_request, response) =>
    void response
      .setHeader('content-type', 'text/html')
      .setHeader('content-security-policy', policy)
      .end(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>t</title>${head}</head><body>${body}</body></html>`,
      );
  const script =
    (text: string): PageAnswer =>
    (_request, response) =>
      void response.setHeader('content-type', 'text/javascript').end(text);
  const origin = await servePages(test, {
    '/': page,
    '/ok': json({}),
    '/after.js': script('globalThis.hasRun = true'),
    '/default.js': script(
      "trustedTypes.createPolicy('default', { createHTML: (html) => html.replaceAll('<b>', '<b class=\"judged\">') })",
    ),
    ...Object.fromEntries(
      ['RecordHit', 'form-render', 'overlay', 'button-render'].map((name) => [
        `/api/census/${name}`,
        json({}),
      ]),
    ),
    '/api/popup-overlay/render': json({
      shouldDisplayOnPage: true,
      renderedHtml: '<h2>Rendered <i>here</i></h2>',
    }),
  });
  const tab = await (await openBrowser(test)).newPage();
  const problems: string[] = [];
  tab.on('pageerror', (error) => problems.push(String(error)));
  tab.on('console', (message) => {
    if (message.type() === 'error' && !/favicon/.test(message.location().url ?? ''))
      problems.push(message.text());
  });
  await tab.goto(origin, { waitUntil: 'networkidle0' });
  return { tab, problems };
}

const kit = (runtime: string, name = 'sqs-kit') =>
  `<script type="module" src="/dist/${runtime}/${name}.js"></script>`;

type Tab = Awaited<ReturnType<typeof open>>['tab'];

/** What the tags show of their owner's HTML, after the form was sent and the pop-up opened. */
async function shownOf(tab: Tab) {
  await tab.waitForSelector('sqs-form [data-part="submit"]');
  const disclaimers = await tab.$$eval('[data-part="disclaimer"]', (all) => all.map((it) => it.innerHTML));
  await tab.click('sqs-form [data-part="submit"]');
  await tab.waitForSelector('[data-part="success"]');
  await tab.evaluate(() => document.querySelector('sqs-popup-overlay')?.show());
  await tab.waitForFunction(() => document.querySelector('[slot="rendered"]')?.textContent);
  return tab.evaluate(
    (before) => ({
      disclaimers: before,
      message: document.querySelector('[data-part="success-message"]')?.innerHTML,
      after: document.querySelector('[data-part="success-html"]')?.textContent,
      banner: document.querySelector('sqs-cookie-banner')?.shadowRoot?.querySelector('[part="text"]')
        ?.innerHTML,
      template: document.querySelector('sqs-template [data-part="output"]')?.innerHTML,
      rendered: document.querySelector('[slot="rendered"]')?.innerHTML,
    }),
    disclaimers,
  );
}

const AS_HTML = {
  disclaimers: ['<b>Terms</b>', '<b>Terms</b>'],
  message: '<b>Thanks</b>, Ada &amp; Co',
  after: 'Next',
  banner: '<b>Cookies</b>',
  template: '<b>Ada</b>',
  rendered: '<h2>Rendered <i>here</i></h2>',
};
const AS_TEXT = {
  disclaimers: ['Terms', 'Terms'],
  message: 'Thanks , Ada &amp; Co',
  after: 'Next',
  banner: 'Cookies',
  template: 'Ada',
  rendered: 'Rendered here',
};
const hasRun = (tab: Tab) => tab.evaluate(() => 'hasRun' in globalThis);
const isKitsOwn = (text: string) => text.includes('SECURITY.md');
const isBrowsers = (text: string) => /Content Security Policy|TrustedHTML|Trusted ?Type/i.test(text);

/** Looks through what hangs on globals, symbols and the kit's elements. A text, since the test's compiler would add to it. */
const FIND_POLICIES = `(() => {
  const seen = new Set();
  const found = [];
  const visit = (value, path, depth) => {
    if (Object(value) !== value || seen.has(value) || depth > 5) return;
    seen.add(value);
    if (typeof value.createHTML === 'function') found.push(path);
    if (value instanceof Map || value instanceof Set)
      for (const entry of value) visit(entry, path + '()', depth + 1);
    for (const key of Reflect.ownKeys(value)) {
      const own = Object.getOwnPropertyDescriptor(value, key);
      if (own && 'value' in own) visit(own.value, path + '.' + String(key), depth + 1);
    }
  };
  for (const key of Object.getOwnPropertySymbols(globalThis)) visit(globalThis[key], String(key), 0);
  for (const name of Object.keys(globalThis)) if (/sqs/i.test(name)) visit(globalThis[name], name, 0);
  for (const tag of document.querySelectorAll('*'))
    if (tag.localName.includes('-')) visit(tag, tag.localName, 3);
  return found;
})()`;

describe('HTML of the page’s owner', () => {
  before(() => build());

  for (const runtime of RUNTIMES) {
    it(`${runtime}: is HTML where the page allows the policy, and its post-submit scripts run`, async (t) => {
      const { tab, problems } = await open(t, `${STRICT}trusted-types sqs-html`, kit(runtime));
      assert.deepEqual(await shownOf(tab), AS_HTML);
      await tab.waitForFunction(() => 'hasRun' in globalThis);
      assert.deepEqual(problems, []);
    });

    it(`${runtime}: is text where it does not, a stored form says so, and the console says why once`, async (t) => {
      const { tab, problems } = await open(t, `${STRICT}trusted-types 'none'`, kit(runtime));
      assert.deepEqual(await shownOf(tab), AS_TEXT);
      assert.equal(await hasRun(tab), false);
      assert.equal(problems.filter(isKitsOwn).length, 1);
      assert.deepEqual(
        problems.filter((text) => !isKitsOwn(text) && !isBrowsers(text)),
        [],
      );
    });

    it(`${runtime}: is HTML where policies are listed but nothing asks for them`, async (t) => {
      const { tab } = await open(t, "default-src 'self'; trusted-types other", kit(runtime));
      assert.deepEqual(await shownOf(tab), AS_HTML);
    });

    it(`${runtime}: goes through the page’s default policy where that is the only one`, async (t) => {
      const policy = `${STRICT}trusted-types default`;
      const { tab } = await open(t, policy, `<script src="/default.js"></script>${kit(runtime)}`);
      const { message, template } = await shownOf(tab);
      assert.deepEqual(
        [message, template],
        ['<b class="judged">Thanks</b>, Ada &amp; Co', '<b class="judged">Ada</b>'],
      );
    });

    it(`${runtime}: the policy is out of reach for the page’s other scripts`, async (t) => {
      const { tab } = await open(t, `${STRICT}trusted-types sqs-html`, kit(runtime));
      await shownOf(tab);
      const reachable = await tab.evaluate(FIND_POLICIES);
      assert.deepEqual(reachable, []);
    });
  }

  const twoCopies = [
    kit('cdn', 'sqs-form') + kit('lite', 'sqs-newsletter'),
    `<sqs-form form-id="f">${FORM}</sqs-form><sqs-newsletter form-id="n">${child({ disclaimerMessage: '<b>Terms</b>' })}</sqs-newsletter>`,
  ] as const;
  const disclaimersOf = async (tab: Tab) => {
    await tab.waitForFunction(() => document.querySelectorAll('[data-part="disclaimer"]').length === 2);
    return tab.$$eval('[data-part="disclaimer"]', (all) => all.map((it) => it.innerHTML).sort());
  };

  it('of two copies, one has the policy, and the other shows text', async (t) => {
    const { tab, problems } = await open(t, `${STRICT}trusted-types sqs-html`, ...twoCopies);
    assert.deepEqual(await disclaimersOf(tab), ['<b>Terms</b>', 'Terms']);
    assert.equal(problems.filter(isKitsOwn).length, 1);
  });

  it("of two copies, both have it where the page lists 'allow-duplicates'", async (t) => {
    const policy = `${STRICT}trusted-types sqs-html 'allow-duplicates'`;
    const { tab, problems } = await open(t, policy, ...twoCopies);
    assert.deepEqual(await disclaimersOf(tab), ['<b>Terms</b>', '<b>Terms</b>']);
    assert.deepEqual(problems, []);
  });
});
