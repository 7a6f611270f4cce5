/** Who has lost the connection reads that, keeps what was typed, and sends it once it is back. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { build } from '../../tools/build.mjs';
import { guestPage, RUNTIMES, serveGuests } from '../support/node/guest-page.ts';
import type { PageAnswer } from '../support/node/pages.ts';

const FORMS: Record<string, [tag: string, markup: string]> = {
  'a form of the builder’s': [
    'sqs-form',
    '<sqs-form form-id="f"><script type="application/json">{"fields":[{"id":"email","type":"email","title":"Email"}]}</script></sqs-form>',
  ],
  'a form with an endpoint': [
    'sqs-form',
    '<sqs-form><form action="/send" method="post"><label>Email <input type="email" name="email"></label><button data-part="submit">Send</button></form></sqs-form>',
  ],
  'a newsletter': ['sqs-newsletter', '<sqs-newsletter form-id="f"></sqs-newsletter>'],
};

describe('without a connection', () => {
  before(() => build());
  for (const [name, [tag, markup]] of Object.entries(FORMS))
    for (const runtime of RUNTIMES)
      it(`${name} says so, and is sent when there is one again (${runtime})`, async (test) => {
        const json =
          (text: string): PageAnswer =>
          (_request, response) =>
            void response.setHeader('content-type', 'application/json').end(text);
        let stored = 0;
        const store: PageAnswer = (request, response) => {
          stored += 1;
          return json('{}')(request, response);
        };
        const { open } = await serveGuests(test, {
          '/': guestPage(markup, { runtime, file: tag }),
          '/send': store,
          '/api/rest/forms/validate/f': json('{}'),
          '/api/form/FormSubmissionKey': json('{"key":"k"}'),
          '/api/form/SaveFormSubmission': store,
        });
        const { tab } = await open('/');
        await tab.waitForFunction((each) => customElements.get(each), {}, tag);
        await tab.$eval(tag, (element) => (element as HTMLElementTagNameMap['sqs-form']).updateComplete);
        const input = await tab.waitForSelector(`${tag} input[type="email"]`, { visible: true });
        await input?.type('ada@example.org');
        // What sends it is fetched at the first touch.
        await tab.waitForNetworkIdle();
        await tab.setOfflineMode(true);
        await tab.click(`${tag} [data-part="submit"]`);
        await tab.waitForFunction(() =>
          document.querySelector('[role="alert"]')?.textContent?.startsWith('You are not connected'),
        );
        assert.equal(await input?.evaluate((address) => address.value), 'ada@example.org');
        await tab.setOfflineMode(false);
        await tab.click(`${tag} [data-part="submit"]`);
        await tab.waitForSelector(`${tag} [data-part="success"]`);
        assert.equal(stored, 1);
      });
});
