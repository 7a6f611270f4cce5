/** The part that shows a captcha comes after the form: who submits before waits for it, and who cannot have it is told. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { before, describe, it, type TestContext } from 'node:test';
import type { HTTPRequest } from 'puppeteer-core';
import { build } from '../../tools/build.mjs';
import { filesOf } from '../../tools/sizes.mjs';
import { guestPage, RUNTIMES, serveGuests } from '../support/node/guest-page.ts';
import type { PageAnswer } from '../support/node/pages.ts';

/** As the provider's script: one that everybody has completed. */
const RECAPTCHA = `window.grecaptcha = { enterprise: {
  ready: (callback) => callback(), render: () => 1, getResponse: () => 'human', reset() {},
} };`;

const ATTRIBUTES =
  'form-id="f" disable-validation captcha-provider="recaptcha" captcha-site-key="key" captcha-script="/recaptcha.js"';
const json = (config: object) => `<script type="application/json">${JSON.stringify(config)}</script>`;

const FORMS: Record<string, { tag: string; markup: string }> = {
  'a form with fields': {
    tag: 'sqs-form',
    markup: `<sqs-form ${ATTRIBUTES}>${json({
      captchaEnabled: true,
      fields: [{ id: 'email', type: 'email', title: 'Email', required: true }],
    })}</sqs-form>`,
  },
  'a form of its author’s': {
    tag: 'sqs-form',
    markup: `<sqs-form ${ATTRIBUTES}><form method="post"><label>Email <input type="email" name="email" required></label>
      <button data-part="submit">Send</button></form>${json({ captchaEnabled: true })}</sqs-form>`,
  },
  'a newsletter': {
    tag: 'sqs-newsletter',
    markup: `<sqs-newsletter ${ATTRIBUTES}>${json({ captchaEnabled: true })}</sqs-newsletter>`,
  },
};

/** @returns the page with its form filled in and everything there but the captcha's part, which is held */
async function openHeld(test: TestContext, name: string, runtime: (typeof RUNTIMES)[number]) {
  const { tag, markup } = FORMS[name] as (typeof FORMS)[string];
  const saved: { captchaKey?: string }[] = [];
  const save: PageAnswer = async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    saved.push(JSON.parse(body));
    response.setHeader('content-type', 'application/json').end('{}');
  };
  const { open } = await serveGuests(test, {
    '/': guestPage(markup, { runtime, file: tag }),
    '/recaptcha.js': RECAPTCHA,
    '/marker': '',
    '/api/rest/forms/f': (_request, response) => void response.writeHead(404).end(),
    '/api/form/FormSubmissionKey': (_request, response) =>
      void response.setHeader('content-type', 'application/json').end('{"key":"k"}'),
    '/api/form/SaveFormSubmission': save,
  });
  const atOnce = [...filesOf(runtime, tag).keys()].map((path) => basename(path));
  let arrive = (_request: HTTPRequest) => {};
  const held = new Promise<HTTPRequest>((done) => {
    arrive = done;
  });
  const { tab, problems } = await open('/', async (early) => {
    await early.setRequestInterception(true);
    early.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isPart = pathname.startsWith('/dist/') && !atOnce.includes(basename(pathname));
      if (isPart && readFileSync(`.${pathname}`, 'utf8').includes('captcha-note')) arrive(request);
      else void request.continue();
    });
  });
  const input = await tab.waitForSelector(`${tag} input[type="email"]`, { visible: true });
  await input?.type('ada@example.org');
  const part = await held;
  await tab.click(`${tag} [data-part="submit"]`);
  await tab.waitForSelector(`${tag} [data-part="submit"][aria-disabled="true"]`);
  return { tab, tag, part, saved, problems };
}

describe('a captcha that is still on its way', () => {
  before(() => build());
  for (const name of Object.keys(FORMS))
    for (const runtime of RUNTIMES) {
      it(`is waited for by ${name}: sent once, with its answer (${runtime})`, async (test) => {
        const { tab, tag, part, saved } = await openHeld(test, name, runtime);
        // What was sent before would be there first.
        await tab.evaluate(async () => {
          for (let count = 0; count < 3; count += 1) await fetch('/marker');
        });
        assert.deepEqual(saved, []);
        await part.continue();
        await tab.waitForSelector(`${tag} [data-part="success"]`);
        assert.deepEqual(
          saved.map(({ captchaKey }) => captchaKey),
          ['human'],
        );
      });

      it(`and that never comes keeps ${name} as it is and says so (${runtime})`, async (test) => {
        const { tab, tag, part, saved, problems } = await openHeld(test, name, runtime);
        await part.abort();
        await tab.waitForFunction(
          (words) => document.querySelector('[role="alert"]')?.textContent?.includes(words),
          {},
          'Error processing form submission. Please reload and try again.',
        );
        assert.equal(
          await tab.$eval(`${tag} input[type="email"]`, (input) => input.value),
          'ada@example.org',
        );
        assert.deepEqual(saved, []);
        assert.equal(problems.filter((line) => line.includes('captcha could not be loaded')).length, 1);
      });
    }
});
