import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from '../../tools/build.mjs';
import { openBrowser } from '../support/node/browser.ts';
import { createForm, DEMO_SEED, startApp, submissionsOf, temporaryFolder } from '../support/node/server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A template author's plain page: one script, one tag. */
const pageWith = (runtime: string, policy: string, tag: string) => `<!doctype html>
<html lang="en"><head><meta http-equiv="content-security-policy" content="${policy}"><title>Contact</title>
<script type="module" src="/dist/${runtime}/sqs-kit.js"></script></head>
<body>${tag}</body></html>`;

/** No inline script or style, no eval, HTML only through the kit's own policy. */
const STRICT =
  "default-src 'self'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types sqs-html";

const FORM = '<sqs-form form-id="contact" captcha-provider="altcha"></sqs-form>';
const NEWSLETTER = '<sqs-newsletter form-id="demo-newsletter"></sqs-newsletter>';

const CONTACT = {
  id: 'contact',
  submissionMessage: 'We have your message.',
  captchaEnabled: false,
  fields: [
    { type: 'name', id: 'name', title: 'Name', required: true },
    { type: 'email', id: 'email', title: 'Email', required: true },
    { type: 'likert', id: 'survey', title: 'Survey', options: ['Was it good?'], required: true },
  ],
};

/** The real server, the built kit, a page in Chrome. */
async function openPage(test: TestContext, runtime: string, policy: string, form: object, tag = FORM) {
  const siteDir = temporaryFolder(test);
  writeFileSync(join(siteDir, 'contact.html'), pageWith(runtime, policy, tag));
  const kitDir = join(ROOT, 'dist');
  const app = await startApp(test, { siteDir, kitDir, seed: DEMO_SEED });
  await createForm(app, form);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const page = await (await openBrowser(test)).newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${origin}/contact.html`);
  await page.waitForSelector('[data-part="submit"]');
  return { app, page, complaints };
}

/** Setting, runtime, policy of the page, form. */
const CASES: [string, string, string, object][] = [
  ['React, plain page', 'cdn', '', CONTACT],
  ['Preact, plain page', 'lite', '', CONTACT],
  ['React, strict policy', 'cdn', STRICT, CONTACT],
  ['Preact, strict policy', 'lite', STRICT, CONTACT],
  ['Preact, ALTCHA', 'lite', '', { ...CONTACT, captchaEnabled: true }],
];

describe('from typing to the row in the database', () => {
  before(() => build());

  for (const [setting, runtime, policy, form] of CASES) {
    it(setting, async (test) => {
      const { app, page, complaints } = await openPage(test, runtime, policy, form);
      await page.type('[name="name.first"]', 'Ada');
      await page.type('[name="name.last"]', 'Lovelace');
      await page.type('[name="email"]', 'ada@example.com');
      await page.click('[name="survey.0"][value="2"]');
      await page.click('[data-part="submit"]');
      const success = await page.waitForSelector('[data-part="success"]');
      assert.match((await success?.evaluate((node) => node.textContent)) ?? '', /We have your message\./);
      const [row, ...others] = await submissionsOf(app, 'contact');
      assert.deepEqual(others, []);
      assert.deepEqual(row?.values, {
        name: ['Ada', 'Lovelace'],
        email: 'ada@example.com',
        survey: { 'Was it good?': '2' },
      });
      assert.equal(row?.page.title, 'Contact');
      assert.equal(row?.page.path, '/contact.html');
      assert.deepEqual(complaints, []);
    });
  }

  it('with a newsletter that knows nothing but its form id', async (test) => {
    const { app, page, complaints } = await openPage(test, 'lite', '', CONTACT, NEWSLETTER);
    await page.type('[name="email"]', 'ada@example.com');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-part="success"]');
    const [row] = await submissionsOf(app, 'demo-newsletter');
    assert.deepEqual(row?.values, { overlayNewsletterEmail: 'ada@example.com' });
    assert.deepEqual(complaints, []);
  });
});
