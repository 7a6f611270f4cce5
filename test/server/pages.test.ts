import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { axeProblems, openBrowser } from '../support/node/browser.ts';
import { createForm, startApp, submissionsOf, temporaryFolder } from '../support/node/server.ts';

const FORM = {
  id: 'visit',
  name: 'Visit us',
  submitButtonText: 'Send',
  fields: [
    { type: 'name', id: 'name', title: 'Name', required: true },
    { type: 'email', id: 'email', title: 'Email', description: 'For our answer', required: true },
    { type: 'radio', id: 'size', title: 'Size', options: ['S', 'M'], required: true },
    { type: 'select', id: 'plan', title: 'Plan', options: ['Free', 'Paid'], required: true },
    { type: 'likert', id: 'survey', title: 'Survey', options: ['Was it good?'], required: true },
    { type: 'textarea', id: 'message', title: 'Message', maxLength: 5 },
  ],
};

/** The fallback that stands inside a tag. This page has no script, and the answers come under a policy that lets none run. */
const PAGE = `<!doctype html><html lang="en"><title>Visit</title><form method="post" action="/api/form/visit">
<label>First <input name="name.first"></label><label>Last <input name="name.last"></label>
<label>Email <input name="email"></label><label>Message <textarea name="message"></textarea></label>
<button>Send</button></form></html>`;

describe('a visitor without scripts', () => {
  for (const scheme of ['light', 'dark']) {
    it(`sends a form, corrects what is wrong and is thanked, ${scheme}, at 320 px`, async (test) => {
      const siteDir = temporaryFolder(test);
      writeFileSync(join(siteDir, 'visit.html'), PAGE);
      const app = await startApp(test, { siteDir });
      await createForm(app, FORM);
      const origin = await app.listen({ port: 0, host: '127.0.0.1' });
      const page = await (await openBrowser(test)).newPage();
      await page.setViewport({ width: 320, height: 640 });
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      const send = () => Promise.all([page.waitForNavigation(), page.click('button')]);

      await page.goto(`${origin}/visit.html`);
      await page.type('[name="name.first"]', 'Ada');
      await page.type('[name="email"]', 'ada@');
      await page.type('[name="message"]', 'too long');
      await send();
      assert.deepEqual(
        await page.$$eval('.summary a', (links) => links.map((link) => link.getAttribute('href'))),
        ['#email', '#size', '#plan', '#survey', '#message'],
      );
      assert.deepEqual(await axeProblems(page), []);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.equal(overflow, 0);

      await page.click('[name="email"]', { clickCount: 3 });
      await page.type('[name="email"]', 'ada@example.com');
      await page.click('[name="size"][value="M"]');
      await page.select('[name="plan"]', 'Paid');
      await page.click('[name="survey.0"][value="2"]');
      await page.click('[name="message"]', { clickCount: 3 });
      await page.type('[name="message"]', 'Hi');
      await send();
      assert.equal(await page.$eval('h1', (node) => node.textContent), 'Your form was sent');
      assert.deepEqual(await axeProblems(page), []);
      const [row] = await submissionsOf(app, 'visit');
      assert.deepEqual(row?.values, {
        name: ['Ada', ''],
        email: 'ada@example.com',
        size: 'M',
        plan: 'Paid',
        survey: { 'Was it good?': '2' },
        message: 'Hi',
      });
      assert.equal(row?.page.path, '/visit.html');
      await Promise.all([page.waitForNavigation(), page.click('main a')]);
      assert.equal(new URL(page.url()).pathname, '/visit.html');
    });
  }
});
