/** A visitor who types into the form that a page has before the kit arrives: everything is in the kit's form, and typing goes on. */
import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { before, describe, it, type TestContext } from 'node:test';
import type { Page } from 'puppeteer-core';
import { build } from '../../tools/build.mjs';
import { filesOf } from '../../tools/sizes.mjs';
import { guestPage, RUNTIMES, serveGuests } from '../support/node/guest-page.ts';
import { heldAnswer, type PageAnswer } from '../support/node/pages.ts';

const FIELDS = [
  { id: 'name', type: 'name', title: 'Name' },
  { id: 'email', type: 'email', title: 'Email' },
  { id: 'note', type: 'textarea', title: 'Note', maxLength: 50 },
  { id: 'size', type: 'radio', title: 'Size', options: ['S', 'M'] },
  { id: 'extras', type: 'checkbox', title: 'Extras', options: ['Lid', 'Straw'] },
  { id: 'day', type: 'select', title: 'Day', options: ['Mo', 'Tu'] },
  { id: 'secret', type: 'password', title: 'Secret' },
  { id: 'code', type: 'text', title: 'Code' },
];
const OWN = `<form method="post" action="/send">
  <input name="name.first"><input name="EMAIL" type="email"><textarea name="note"></textarea>
  <input name="size" type="radio" value="S" checked><input name="size" type="radio" value="M">
  <input name="extras" type="checkbox" value="Lid"><input name="extras" type="checkbox" value="Straw" checked>
  <select name="day"><option></option><option>Mo</option><option>Tu</option></select>
  <input name="secret" type="password"><input name="code" type="password"><button>Send</button>
</form>`;

type Runtime = (typeof RUNTIMES)[number];
const json = (config: object) => `<script type="application/json">${JSON.stringify(config)}</script>`;

/** A page that has the form, and nothing of the kit yet. */
async function openEarly(
  test: TestContext,
  runtime: Runtime,
  body: string,
  pages: Record<string, string | PageAnswer> = {},
) {
  const { open } = await serveGuests(test, { '/': guestPage(body, { runtime, file: '' }), ...pages });
  const { tab, problems } = await open('/');
  const arrive = (tag: string) =>
    tab.evaluate((src) => {
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
    }, `/dist/${runtime}/${tag}.js`);
  return { tab, problems, arrive };
}

/** The kit's form is what a visitor sees. */
const isShown = (tab: Page) =>
  tab.waitForFunction(
    () => (document.querySelector('[data-part="submit"]')?.getBoundingClientRect().height ?? 0) > 0,
  );

/** What the kit's form would send. */
const sent = (tab: Page) =>
  tab.$eval('[data-part="form"]', (form) =>
    [...new FormData(form as HTMLFormElement)]
      .filter(([, text]) => text !== '')
      .map((each) => each.join('=')),
  );

/** Where the next key goes, and what it would replace. */
const focus = (tab: Page) =>
  tab.evaluate(() => {
    const { name, type, selectionStart, selectionEnd, selectionDirection } =
      document.activeElement as HTMLInputElement;
    const isKits = Boolean(document.activeElement?.closest('[data-part="form"]'));
    return { isKits, name: name || type, selection: [selectionStart, selectionEnd, selectionDirection] };
  });

const BEGUN = [
  'name.first=Ada',
  'email=ada@example.org',
  'note=two\nlines',
  'size=M',
  'extras=Lid',
  'day=Tu',
  'secret=hidden',
];

async function begin(tab: Page) {
  await tab.type('[name="name.first"]', 'Ada');
  await tab.type('[name="EMAIL"]', 'ada@example.org');
  await tab.type('textarea', 'two\nlines');
  await tab.click('[value="M"]');
  await tab.click('[value="Lid"]');
  await tab.click('[value="Straw"]');
  await tab.select('select', 'Tu');
  await tab.type('[name="secret"]', 'hidden');
  await tab.type('[name="code"]', 'never to be seen');
}

describe('typing that began before the kit came', () => {
  before(() => build());

  for (const runtime of RUNTIMES) {
    it(`is in the form from JSON, all of it and nothing in the open that was hidden (${runtime})`, async (t) => {
      const body = `<sqs-form form-id="f">${OWN}${json({ fields: FIELDS })}</sqs-form>`;
      const { tab, problems, arrive } = await openEarly(t, runtime, body);
      await begin(tab);
      await tab.focus('textarea');
      await tab.keyboard.down('Shift');
      await tab.keyboard.press('Home');
      await tab.keyboard.up('Shift');
      await arrive('sqs-form');
      await isShown(tab);
      assert.deepEqual(await sent(tab), BEGUN);
      assert.deepEqual(await focus(tab), { isKits: true, name: 'note', selection: [4, 9, 'backward'] });
      assert.equal(await tab.$eval('[data-part="counter"] [dir]', (count) => count.textContent), '9 / 50');
      await tab.keyboard.type('words');
      assert.ok((await sent(tab)).includes('note=two\nwords'));
      // It is typed once: a form that is made anew has what stands in the kit's, not what was typed first.
      assert.equal(await tab.$eval('form[method] textarea', (note) => note.value), '');
      assert.deepEqual(problems, []);
      // Shown, it stays when its JSON breaks.
      await tab.$eval('sqs-form', async (form) => {
        form.querySelector('script')!.text = '{ "a": ';
        await new Promise((done) => setTimeout(done));
        await (form as HTMLElement & { updateComplete: Promise<void> }).updateComplete;
      });
      assert.equal(await tab.$eval('[data-part="submit"]', (submit) => submit.checkVisibility()), true);
    });

    it(`is in the form that the server has, which came while somebody typed (${runtime})`, async (t) => {
      const stored = heldAnswer((_request, response) => {
        const form = JSON.stringify({ id: 'f', fields: FIELDS });
        response.setHeader('content-type', 'application/json').end(form);
      });
      const body = `<sqs-form form-id="f">${OWN}</sqs-form>`;
      const { tab, problems, arrive } = await openEarly(t, runtime, body, {
        '/api/rest/forms/f': stored.page,
      });
      await arrive('sqs-form');
      await tab.waitForSelector('sqs-form [aria-busy]');
      await begin(tab);
      await tab.focus('[value="Lid"]');
      await stored.release();
      await isShown(tab);
      assert.deepEqual(await sent(tab), BEGUN);
      const { isKits, name } = await focus(tab);
      assert.deepEqual([isKits, name], [true, 'extras']);
      await tab.keyboard.press('Space');
      assert.ok(!(await sent(tab)).includes('extras=Lid'));
      assert.deepEqual(problems, []);
    });

    it(`is newer than the draft of an earlier visit (${runtime})`, async (t) => {
      const body = `<sqs-form form-id="f">${OWN}${json({ fields: FIELDS })}</sqs-form>`;
      const { tab, arrive } = await openEarly(t, runtime, body);
      await arrive('sqs-form');
      await isShown(tab);
      await tab.type('[data-part="form"] textarea', 'draft');
      await tab.click('[data-part="form"] [value="S"]');
      await tab.type('[data-part="form"] [name="email"]', 'draft@example.org');
      await tab.reload();
      await tab.type('textarea', 'new');
      await tab.click('[value="M"]');
      await arrive('sqs-form');
      await isShown(tab);
      await tab.$eval('sqs-form', (form) => form.updateComplete);
      assert.deepEqual(await sent(tab), ['email=draft@example.org', 'note=new', 'size=M']);
    });

    it(`is in a newsletter with fields, whose button the visitor had reached (${runtime})`, async (t) => {
      const form = '<form method="post"><input name="MERGE0" type="email"><button>Join</button></form>';
      const fields = [{ id: 'email-yui_3', type: 'email' }];
      const body = `<sqs-newsletter form-id="n">${form}${json({ fields })}</sqs-newsletter>`;
      const { tab, problems, arrive } = await openEarly(t, runtime, body);
      await tab.type('[name="MERGE0"]', 'ada@example.org');
      await tab.keyboard.press('Tab');
      await arrive('sqs-newsletter');
      await isShown(tab);
      assert.deepEqual(await sent(tab), ['email-yui_3=ada@example.org']);
      const { isKits, name } = await focus(tab);
      assert.deepEqual([isKits, name], [true, 'submit']);
      assert.deepEqual(problems, []);
    });

    it(`stays in the author’s form where the part that carries it over cannot be fetched (${runtime})`, async (t) => {
      const body = `<sqs-form form-id="f">${OWN}${json({ fields: FIELDS })}</sqs-form>`;
      const { tab, arrive } = await openEarly(t, runtime, body);
      await tab.type('textarea', 'kept');
      const atOnce = [...filesOf(runtime, 'sqs-form').keys()].map((path) => basename(path));
      await tab.setRequestInterception(true);
      tab.on('request', (request) =>
        atOnce.includes(basename(request.url())) ? request.continue() : request.abort(),
      );
      await arrive('sqs-form');
      await tab.waitForFunction(() => customElements.get('sqs-form'));
      await tab.$eval('sqs-form', (form) => form.updateComplete);
      assert.deepEqual(
        await tab.$eval('form[method] textarea', (note) => [note.value, note.checkVisibility()]),
        ['kept', true],
      );
    });
  }
});
