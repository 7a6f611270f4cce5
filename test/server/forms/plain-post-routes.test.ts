import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { HONEYPOT_NAME } from '../../../src/domain/forms/honeypot.ts';
import {
  createForm,
  DEMO_SEED,
  handClock,
  startApp,
  submissionsOf,
  Visitor,
} from '../../support/node/server.ts';

const FULL_FORM = {
  id: 'full',
  name: 'All about you',
  submissionMessage: '<p>Many <b>thanks</b><script>alert(1)</script></p>',
  fields: [
    { type: 'section', title: 'You' },
    { type: 'name', id: 'name-1', title: 'Name', required: true },
    { type: 'email', id: 'email-1', title: 'Email <b>', required: true },
    { type: 'phone', id: 'phone-1', title: 'Phone' },
    { type: 'address', id: 'address-1', title: 'Address' },
    { type: 'checkbox', id: 'checkbox-1', title: 'Colours', options: ['Red', 'Blue', 'Green'] },
    { type: 'radio', id: 'radio-1', title: 'Size', options: ['S', 'M'] },
    { type: 'select', id: 'select-1', title: 'Plan', options: ['Free', 'Paid'], required: true },
    { type: 'likert', id: 'likert-1', title: 'Survey', options: ['Good?', 'Quick?'], required: true },
    { type: 'hidden', id: 'hidden-1', title: 'Source', key: 'utm', value: 'direct' },
    { type: 'textarea', id: 'textarea-1', title: 'Message', maxLength: 10 },
  ],
};

const ENTRIES: [string, string][] = [
  ['name-1.first', 'Ada'],
  ['name-1.last', 'Lovelace'],
  ['email-1', 'ada@example.com'],
  ['phone-1.areacode', '555'],
  ['phone-1.prefix', '123'],
  ['phone-1.line', '4567'],
  ['address-1.line1', '1 Main St'],
  ['address-1.city', 'Oslo'],
  ['checkbox-1', 'Red'],
  ['checkbox-1', 'Green'],
  ['radio-1', 'M'],
  ['select-1', 'Paid'],
  ['likert-1.0', '2'],
  ['likert-1.1', '-1'],
  ['hidden-1', 'newsletter'],
  ['textarea-1', 'Hi'],
];

const VALUES = {
  'name-1': ['Ada', 'Lovelace'],
  'email-1': 'ada@example.com',
  'phone-1': ['', '555', '123', '4567'],
  'address-1': ['1 Main St', '', 'Oslo', '', '', ''],
  'checkbox-1': ['Red', 'Green'],
  'radio-1': 'M',
  'select-1': 'Paid',
  'likert-1': { 'Good?': '2', 'Quick?': '-1' },
  'hidden-1': 'newsletter',
  'textarea-1': 'Hi',
};

function submit(
  app: FastifyInstance,
  formId: string,
  entries: [string, string][],
  headers: Record<string, string> = {},
) {
  return app.inject({
    method: 'POST',
    url: `/api/form/${formId}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      referer: 'https://site.test/contact',
      ...headers,
    },
    payload: new URLSearchParams(entries).toString(),
  });
}

async function postMultipart(app: FastifyInstance, form: FormData, headers: Record<string, string> = {}) {
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url: '/api/form/full',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', ...headers },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

describe('a plain form post', () => {
  it('is stored in the shapes that are submitted and thanked for', async (test) => {
    const app = await startApp(test);
    await createForm(app, FULL_FORM);
    const answer = await submit(app, 'full', ENTRIES);
    assert.equal(answer.statusCode, 200);
    assert.match(String(answer.headers['content-type']), /^text\/html/);
    assert.ok(answer.body.includes('Your form was sent'));
    assert.ok(answer.body.includes('<p>Many <b>thanks</b></p>'), 'the owner’s message, without its script');
    assert.ok(answer.body.includes('href="https://site.test/contact"'));
    const [row] = await submissionsOf(app, 'full');
    assert.deepEqual(row?.values, VALUES);
    assert.deepEqual(row?.page, { title: '', path: '/contact', url: 'https://site.test/contact' });
  });

  it('may be multipart', async (test) => {
    const app = await startApp(test);
    await createForm(app, FULL_FORM);
    const form = new FormData();
    for (const [name, value] of ENTRIES) form.append(name, value);
    assert.equal((await postMultipart(app, form)).statusCode, 200);
    assert.deepEqual((await submissionsOf(app, 'full'))[0]?.values, VALUES);
  });

  it('with a file is refused by the file’s name, and nothing is stored', async (test) => {
    const app = await startApp(test);
    await createForm(app, FULL_FORM);
    for (const name of ['photo', 'textarea-1']) {
      const form = new FormData();
      for (const [control, value] of ENTRIES) if (control !== name) form.append(control, value);
      form.append(name, new Blob([new Uint8Array([0xff, 0xd8])]), 'photo.jpg');
      const page = await postMultipart(app, form, { referer: 'https://site.test/contact' });
      assert.equal(page.statusCode, 400);
      assert.ok(
        page.body.includes('Please leave out &quot;photo.jpg&quot; and send the rest again.'),
        page.body,
      );
      assert.ok(page.body.includes('href="https://site.test/contact"'));
      const program = await postMultipart(app, form, { accept: 'application/json' });
      assert.deepEqual(program.json().errors, { [name]: 'No files are taken here.' });
    }
    assert.deepEqual(await submissionsOf(app, 'full'), []);
  });

  it('may carry whole values under the field ids, as the elements send them to any endpoint', async (test) => {
    const app = await startApp(test);
    await createForm(app, FULL_FORM);
    const json = await app.inject({ method: 'POST', url: '/api/form/full', payload: VALUES });
    assert.equal(json.statusCode, 200, json.body);
    assert.deepEqual((await submissionsOf(app, 'full'))[0]?.values, VALUES);
  });

  it('with wrong entries is answered with links to them and everything that was typed', async (test) => {
    const app = await startApp(test);
    await createForm(app, FULL_FORM);
    const entries = ENTRIES.filter(([name]) => name !== 'select-1' && name !== 'likert-1.1').map(
      ([name, value]): [string, string] => [name, name === 'email-1' ? '"><script>' : value],
    );
    const answer = await submit(app, 'full', entries);
    assert.equal(answer.statusCode, 400);
    for (const expected of [
      '<a href="#email-1">Email &lt;b&gt;: Email is not valid.',
      '<a href="#select-1">Plan: Required</a>',
      '<a href="#likert-1">Survey: Survey is not valid. Missing a required question.</a>',
      'value="&quot;&gt;&lt;script&gt;"',
      '<input type="hidden" name="name-1.first" value="Ada">',
      '<input type="hidden" name="checkbox-1" value="Red">',
      '<input type="hidden" name="checkbox-1" value="Green">',
      '<input type="hidden" name="pagePath" value="/contact">',
    ])
      assert.ok(answer.body.includes(expected), expected);
    assert.ok(!answer.body.includes('<script'));
    assert.match(answer.body, /name="likert-1.0" value="2" checked/);
    assert.deepEqual(await submissionsOf(app, 'full'), []);
  });

  it('cannot pass markup off as the server’s own', async (test) => {
    const app = await startApp(test);
    await createForm(app, FULL_FORM);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/form/full',
      headers: { accept: 'text/html' },
      payload: { extra: { html: '<script>', text: '<script>' }, 'radio-1': { text: '<script>' } },
    });
    assert.equal(answer.statusCode, 400);
    assert.ok(!answer.body.includes('<script'));
  });

  it('never gets a password back in the answer, right or wrong', async (test) => {
    const app = await startApp(test);
    const password = { type: 'password', title: 'Password', required: true };
    await createForm(app, {
      id: 'join',
      fields: [
        { ...password, id: 'right' },
        { ...password, id: 'long', maxLength: 2 },
        { type: 'email', id: 'email' },
      ],
    });
    const answer = await submit(app, 'join', [
      ['right', 'secret-1'],
      ['long', 'secret-2'],
      ['email', 'ada'],
    ]);
    assert.equal(answer.statusCode, 400);
    assert.ok(!answer.body.includes('secret'));
    assert.match(answer.body, /<input type="password" id="right"[^>]* value=""/);
    assert.ok(answer.body.includes('Please enter this again.'));
  });

  it('leads back to a page of this site only', async (test) => {
    const app = await startApp(test);
    for (const pagePath of [
      '/\t/evil.test',
      '//evil.test',
      '/\\evil.test',
      '/.//evil.test',
      'https://evil.test/',
    ]) {
      const { body } = await submit(app, 'x', [
        ['a', '1'],
        ['pagePath', pagePath],
      ]);
      assert.ok(body.includes('href="https://site.test/contact"'), pagePath);
    }
  });

  it('that is corrected from the answer page is stored with the page it began on', async (test) => {
    const app = await startApp(test);
    await createForm(app, FULL_FORM);
    const corrected: [string, string][] = [...ENTRIES, ['pagePath', '/contact']];
    const answer = await submit(app, 'full', corrected, { referer: 'https://site.test/api/form/full' });
    assert.equal(answer.statusCode, 200);
    assert.ok(answer.body.includes('href="/contact"'));
    assert.equal((await submissionsOf(app, 'full'))[0]?.page.path, '/contact');
  });

  it('of a newsletter has the newsletter’s words', async (test) => {
    const app = await startApp(test, { seed: DEMO_SEED });
    const good = await submit(app, 'demo-newsletter', [['overlayNewsletterEmail', 'ada@example.com']]);
    assert.ok(good.body.includes('You are subscribed'));
    assert.ok(good.body.includes('We respect your privacy.'));
    const bad = await submit(app, 'demo-newsletter', [['overlayNewsletterEmail', 'ada']]);
    assert.ok(bad.body.includes('Please enter a valid email address.'));
  });

  it('to an unknown form is stored as it comes in development and refused in production', async (test) => {
    const entries: [string, string][] = [
      ['color', 'red'],
      ['tag', 'a'],
      ['tag', 'b'],
    ];
    const app = await startApp(test);
    assert.equal((await submit(app, 'any', entries)).statusCode, 200);
    assert.deepEqual((await submissionsOf(app, 'any'))[0]?.values, { color: 'red', tag: ['a', 'b'] });
    const production = await startApp(test, { production: true });
    const refused = await submit(production, 'any', entries);
    assert.equal(refused.statusCode, 404);
    assert.ok(refused.body.includes('This form has not been configured yet.'));
  });

  it('goes on to the success redirect, and a form with one that is no web address is not saved', async (test) => {
    const app = await startApp(test);
    await createForm(app, { id: 'there', successRedirect: '/thanks' });
    await assert.rejects(
      createForm(app, { id: 'nowhere', successRedirect: 'javascript:alert(1)' }),
      /successRedirect: must be an http\(s\) or relative address/,
    );
    const there = await submit(app, 'there', [['a', '1']]);
    assert.equal(there.statusCode, 303);
    assert.equal(there.headers.location, '/thanks');
  });

  it('that falls into the trap is thanked for and not stored', async (test) => {
    const app = await startApp(test);
    const answer = await submit(app, 'any', [
      ['a', '1'],
      [HONEYPOT_NAME, 'https://spam.test'],
    ]);
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(await submissionsOf(app, 'any'), []);
  });

  it('sent twice by a double click is one submission, and later a second one', async (test) => {
    const clock = handClock();
    const app = await startApp(test, { now: clock.now });
    const visitor = await Visitor.arrive(app);
    const send = () =>
      visitor.post('/api/form/any', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' });
    await Promise.all([send(), send()]);
    assert.equal((await submissionsOf(app, 'any')).length, 1);
    clock.advance(11 * 60);
    await send();
    assert.equal((await submissionsOf(app, 'any')).length, 2);
  });

  const ORIGINS: [string, Record<string, string>, number][] = [
    ['a page of this site', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }, 200],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, 403],
    ['another site in an old browser', { origin: 'https://evil.test' }, 403],
    ['an allowed site', { 'sec-fetch-site': 'cross-site', origin: 'https://shop.test' }, 200],
    ['a program that is no browser', {}, 200],
  ];
  for (const [name, headers, status] of ORIGINS) {
    it(`from ${name}: ${status}`, async (test) => {
      const app = await startApp(test, { allowedOrigins: ['https://shop.test'] });
      const answer = await submit(app, 'any', [['a', '1']], { host: 'localhost', ...headers });
      assert.equal(answer.statusCode, status);
    });
  }

  it('that is empty or cannot be read is refused and not stored', async (test) => {
    const app = await startApp(test);
    const BODIES: [string, string, number][] = [
      ['application/x-www-form-urlencoded', '', 400],
      ['application/json', '["a"]', 400],
      ['application/json', '{', 400],
      ['multipart/form-data; boundary=x', 'nonsense', 400],
      ['text/plain', 'a=1', 415],
    ];
    for (const [type, payload, status] of BODIES) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/form/any',
        headers: { 'content-type': type, accept: 'text/html' },
        payload,
      });
      assert.equal(answer.statusCode, status, type);
      assert.ok(answer.body.includes('<h1>Not sent</h1>'), type);
    }
    assert.deepEqual(await submissionsOf(app, 'any'), []);
  });

  it('of a program that asks for JSON is answered with JSON', async (test) => {
    const app = await startApp(test, { seed: DEMO_SEED });
    const send = (email: string) =>
      submit(app, 'demo-newsletter', [['overlayNewsletterEmail', email]], { accept: 'application/json' });
    assert.deepEqual(Object.keys((await send('ada@example.com')).json()), ['id', 'createdAt']);
    const refused = await send('ada');
    assert.equal(refused.statusCode, 400);
    assert.deepEqual(Object.keys(refused.json().errors), ['overlayNewsletterEmail']);
  });

  it('is answered under a policy that lets nothing run', async (test) => {
    const app = await startApp(test);
    const answer = await submit(app, 'any', [['a', '1']]);
    assert.match(String(answer.headers['content-security-policy']), /default-src 'none'/);
  });
});
