import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { KEY_LIFETIME_SECONDS } from '../../../server/src/forms/submission-key.ts';
import { HONEYPOT_NAME } from '../../../src/domain/forms/honeypot.ts';
import {
  createForm,
  DEMO_SEED,
  handClock,
  OWNER,
  startApp,
  submissionsOf,
  Visitor,
} from '../../support/node/server.ts';

const CONTACT = {
  id: 'contact',
  fields: [
    { type: 'name', id: 'name-1', title: 'Name', required: true },
    { type: 'email', id: 'email-1', title: 'Email', required: true },
    { type: 'textarea', id: 'message-1', title: 'Message', maxLength: 20 },
  ],
};
const GOOD = { 'name-1': ['Ada', 'Lovelace'], 'email-1': 'ada@example.com', 'message-1': '' };
const NO_KEY = 'Could not get a form submission key, please try again later.';

describe('an outside script that speaks the builder’s protocol', () => {
  /** As in the notes: JSON content type, credentials, the crumb cookie as header, an empty body for the key. */
  it('gets a key and saves', async (test) => {
    const app = await startApp(test);
    const visitor = await Visitor.arrive(app);
    const answer = await visitor.post('/api/form/FormSubmissionKey');
    assert.equal(answer.statusCode, 200);
    assert.match(answer.json().key, /^1:\d{10}:[A-Za-z0-9+/]+=$/);
    const saved = await visitor.post('/api/form/SaveFormSubmission', {
      key: answer.json().key,
      formId: '5f0c',
      collectionId: '60aa',
      objectName: 'page-60aa',
      form: '{"email-yui_3_17_2_1_1679346524828_51496":"a@b.test"}',
      captchaKey: null,
      recaptchaEnterpriseV3Token: null,
      pagePermissionTypeValue: 1,
      pageTitle: 'Mailing List',
      pageId: '60aa',
      contentSource: 'c',
      pagePath: '/mailing-list',
    });
    assert.equal(saved.statusCode, 200);
    const [row] = await submissionsOf(app, '5f0c');
    assert.deepEqual(row?.values, { 'email-yui_3_17_2_1_1679346524828_51496': 'a@b.test' });
    assert.deepEqual(row?.page, {
      title: 'Mailing List',
      path: '/mailing-list',
      id: '60aa',
      contentSource: 'c',
    });
  });

  it('may send what a newer client sends: emailAddress objects, name lists, isReactFormSubmission', async (test) => {
    const app = await startApp(test);
    await createForm(app, CONTACT);
    const visitor = await Visitor.arrive(app);
    const values = { 'name-1': ['Ada', 'L'], 'email-1': { emailAddress: 'a@b.test' } };
    const saved = await visitor.save('contact', values, { isReactFormSubmission: true });
    assert.equal(saved.statusCode, 200);
    assert.deepEqual(saved.json().sanitizedValues, { 'name-1': ['Ada', 'L'], 'email-1': 'a@b.test' });
    assert.equal((await submissionsOf(app, 'contact'))[0]?.values['email-1'], 'a@b.test');
  });

  it('may send form-encoded bodies, with the crumb as a field', async (test) => {
    const app = await startApp(test);
    const visitor = await Visitor.arrive(app);
    const body = new URLSearchParams({
      crumb: visitor.crumb,
      key: await visitor.key(),
      formId: 'x',
      form: '{"a":"1"}',
    });
    const saved = await visitor.request({
      method: 'POST',
      url: '/api/form/SaveFormSubmission',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: body.toString(),
    });
    assert.equal(saved.statusCode, 200, saved.body);
    assert.equal((await submissionsOf(app, 'x')).length, 1);
  });
});

describe('a submission key', () => {
  it('that was forged is refused with a code that tells to fetch a new one, and nothing is stored', async (test) => {
    const app = await startApp(test);
    const visitor = await Visitor.arrive(app);
    const forged = `1:${Math.floor(Date.now() / 1000)}:${'A'.repeat(43)}=`;
    const answer = await visitor.save('x', { a: '1' }, { key: forged });
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(answer.json(), { error: NO_KEY, code: 'invalid-key' });
    assert.deepEqual(await submissionsOf(app, 'x'), []);
  });

  it('that is stale is refused, a new one is taken', async (test) => {
    const clock = handClock();
    const app = await startApp(test, { now: clock.now });
    const visitor = await Visitor.arrive(app);
    const key = await visitor.key();
    clock.advance(KEY_LIFETIME_SECONDS + 1);
    assert.equal((await visitor.save('x', { a: '1' }, { key })).json().code, 'invalid-key');
    assert.equal((await visitor.save('x', { a: '1' })).statusCode, 200);
  });

  it('of another visitor is refused', async (test) => {
    const app = await startApp(test);
    const [one, other] = [await Visitor.arrive(app), await Visitor.arrive(app)];
    const answer = await other.save('x', { a: '1' }, { key: await one.key() });
    assert.equal(answer.json().code, 'invalid-key');
  });

  it('that comes twice stores once and both calls get the same answer', async (test) => {
    const clock = handClock();
    const app = await startApp(test, { now: clock.now });
    const visitor = await Visitor.arrive(app);
    const key = await visitor.key();
    const first = await visitor.save('x', { a: '1' }, { key, isReactFormSubmission: true });
    clock.advance(60);
    const second = await visitor.save('x', { a: '1' }, { key, isReactFormSubmission: true });
    assert.equal(first.statusCode, 200);
    assert.equal(second.statusCode, 200);
    assert.equal(second.body, first.body);
    assert.equal((await submissionsOf(app, 'x')).length, 1);
  });

  it('that comes twenty times at once stores once and all calls get the same answer', async (test) => {
    const app = await startApp(test);
    const visitor = await Visitor.arrive(app);
    const key = await visitor.key();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visitor.save('x', { a: '1' }, { key })),
    );
    assert.equal(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size, 1);
    assert.equal(answers[0]?.statusCode, 200);
    assert.equal((await submissionsOf(app, 'x')).length, 1);
  });

  it('that comes again with other entries is refused, so that the second submission is not lost unseen', async (test) => {
    const app = await startApp(test);
    const visitor = await Visitor.arrive(app);
    const key = await visitor.key();
    await visitor.save('x', { a: '1' }, { key });
    assert.equal((await visitor.save('x', { a: '2' }, { key })).json().code, 'invalid-key');
    assert.equal((await visitor.save('y', { a: '1' }, { key })).json().code, 'invalid-key');
  });

  it('is not spent by a submission with wrong fields', async (test) => {
    const app = await startApp(test);
    await createForm(app, CONTACT);
    const visitor = await Visitor.arrive(app);
    const key = await visitor.key();
    assert.equal((await visitor.save('contact', {}, { key })).statusCode, 400);
    assert.equal((await visitor.save('contact', GOOD, { key })).statusCode, 200);
  });
});

describe('field errors', () => {
  const CASES: [string, object, Record<string, string>][] = [
    ['empty', {}, { 'name-1': 'Required', 'email-1': 'Required' }],
    ['blank parts', { ...GOOD, 'name-1': [' ', ''] }, { 'name-1': 'Required' }],
    [
      'bad e-mail',
      { ...GOOD, 'email-1': 'ada' },
      { 'email-1': 'Email is not valid. Email addresses should follow the format user@domain.com.' },
    ],
    [
      'too long',
      { ...GOOD, 'message-1': 'x'.repeat(21) },
      { 'message-1': 'You have exceeded the character limit.' },
    ],
  ];
  for (const [name, values, errors] of CASES) {
    it(`${name}: 400 with a map, where each client looks for it`, async (test) => {
      const app = await startApp(test);
      await createForm(app, CONTACT);
      const visitor = await Visitor.arrive(app);
      const validated = await visitor.post('/api/rest/forms/validate/contact', values);
      const saved = await visitor.save('contact', values);
      for (const answer of [validated, saved]) {
        assert.equal(answer.statusCode, 400);
        assert.deepEqual(answer.json().errors, errors);
        assert.deepEqual(answer.json().data.errors, errors);
        assert.equal(answer.json().error, 'One or more fields is invalid, please check your entries.');
      }
      assert.deepEqual(await submissionsOf(app, 'contact'), []);
    });
  }

  it('none: the validation says so', async (test) => {
    const app = await startApp(test);
    await createForm(app, CONTACT);
    const visitor = await Visitor.arrive(app);
    const answer = await visitor.post('/api/rest/forms/validate/contact', GOOD);
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(answer.json(), { errors: {} });
  });

  it('an address with a long top-level domain is valid: the server takes what either rule takes', async (test) => {
    const app = await startApp(test);
    await createForm(app, CONTACT);
    const visitor = await Visitor.arrive(app);
    const saved = await visitor.save('contact', { ...GOOD, 'email-1': 'ada@lovelace.museum' });
    assert.equal(saved.statusCode, 200);
  });

  it('none for a newsletter that sends its one value under another name', async (test) => {
    const app = await startApp(test, { seed: DEMO_SEED });
    const visitor = await Visitor.arrive(app);
    assert.equal((await visitor.save('demo-newsletter', { email: 'ada@example.com' })).statusCode, 200);
    const [row] = await submissionsOf(app, 'demo-newsletter');
    assert.deepEqual(row?.values, { overlayNewsletterEmail: 'ada@example.com' });
    assert.deepEqual(Object.keys((await visitor.save('demo-newsletter', {})).json().errors), [
      'overlayNewsletterEmail',
    ]);
  });

  it('a newsletter has its own words', async (test) => {
    const app = await startApp(test, { seed: DEMO_SEED });
    const visitor = await Visitor.arrive(app);
    const saved = await visitor.save(
      'demo-newsletter',
      { overlayNewsletterEmail: 'nobody' },
      { collectionId: null, isOverlayForm: true, objectName: null, disableValidation: true },
    );
    assert.deepEqual(saved.json().errors, {
      overlayNewsletterEmail: 'Please enter a valid email address.',
    });
  });
});

describe('what cannot be saved', () => {
  it('fields that cannot be read', async (test) => {
    const app = await startApp(test);
    const visitor = await Visitor.arrive(app);
    for (const form of ['{', '[]', '"text"', null, 7]) {
      const answer = await visitor.post('/api/form/SaveFormSubmission', {
        key: await visitor.key(),
        formId: 'x',
        form,
      });
      assert.equal(answer.statusCode, 400);
      assert.equal(answer.json().error, 'Could not parse the form fields, please check your entries.');
    }
    assert.equal((await visitor.post('/api/form/SaveFormSubmission', '{')).statusCode, 400);
  });

  it('a form that is not configured, in production', async (test) => {
    const app = await startApp(test, { production: true });
    const visitor = await Visitor.arrive(app);
    for (const answer of [
      await visitor.save('unknown', { a: '1' }),
      await visitor.post('/api/rest/forms/validate/unknown', { a: '1' }),
    ]) {
      assert.equal(answer.statusCode, 404);
      assert.equal(answer.json().error, 'This form has not been configured yet.');
    }
    assert.deepEqual(await submissionsOf(app, 'unknown'), []);
  });

  it('a filled trap: answered like a success, never stored', async (test) => {
    const app = await startApp(test);
    const visitor = await Visitor.arrive(app);
    const caught = await visitor.save('x', { a: '1' }, { [HONEYPOT_NAME]: 'https://spam.test' });
    const honest = await visitor.save('x', { a: '1' }, { [HONEYPOT_NAME]: '' });
    assert.equal(caught.statusCode, 200);
    assert.deepEqual(Object.keys(caught.json()), Object.keys(honest.json()));
    const rows = await submissionsOf(app, 'x');
    assert.deepEqual(
      rows.map(({ values }) => values),
      [{ a: '1' }],
    );
  });
});

describe('what is stored', () => {
  it('is text as it was sent; in the sanitised answer markup is text', async (test) => {
    const app = await startApp(test);
    const visitor = await Visitor.arrive(app);
    const values = {
      text: '<b>bold</b> & <script>alert(1)</script>',
      list: ['<i>a</i>', 'b'],
      answers: { 'Q?': '<u>2</u>' },
    };
    const saved = await visitor.save('x', values, { isReactFormSubmission: true });
    assert.deepEqual(saved.json().sanitizedValues, {
      text: '&lt;b&gt;bold&lt;/b&gt; &amp; &lt;script&gt;alert(1)&lt;/script&gt;',
      list: ['&lt;i&gt;a&lt;/i&gt;', 'b'],
      answers: { 'Q?': '&lt;u&gt;2&lt;/u&gt;' },
    });
    assert.deepEqual((await submissionsOf(app, 'x'))[0]?.values, values);
  });

  it('keeps 10,000 characters, every script and names like __proto__ without harm', async (test) => {
    const app = await startApp(test);
    const visitor = await Visitor.arrive(app);
    const form = `{"long":"${'x'.repeat(10_000)}","all":"日本語 🎉 ‏עברית","__proto__":"p","constructor":"c"}`;
    const saved = await visitor.post('/api/form/SaveFormSubmission', {
      key: await visitor.key(),
      formId: 'x',
      form,
    });
    assert.equal(saved.statusCode, 200);
    const list = await app.inject({ url: '/api/owner/submissions?formId=x', headers: OWNER });
    assert.equal(JSON.stringify(JSON.parse(list.body)[0].values), form);
  });

  it('asks for required fields with the names of methods, and takes what they hold', async (test) => {
    const app = await startApp(test);
    const ids = ['__proto__', 'constructor', 'toString'];
    const fields = ids.map((id) => ({ type: 'text', id, title: id, required: true }));
    await createForm(app, { id: 'names', fields });
    const visitor = await Visitor.arrive(app);
    const filled = '{"__proto__":"p","constructor":"c","toString":"t"}';
    const required = '{"__proto__":"Required","constructor":"Required","toString":"Required"}';
    for (const [form, errors] of [
      ['{}', required],
      [filled, '{}'],
    ] as const) {
      const checked = await visitor.post('/api/rest/forms/validate/names', form);
      assert.equal(JSON.stringify(JSON.parse(checked.body).errors), errors);
      const saved = await visitor.post('/api/form/SaveFormSubmission', {
        key: await visitor.key(),
        formId: 'names',
        form,
      });
      assert.equal(saved.statusCode, errors === '{}' ? 200 : 400);
    }
  });

  it('is bounded: one value, their number, and the time it takes', async (test) => {
    const app = await startApp(test);
    const visitor = await Visitor.arrive(app);
    const save = (values: object) => visitor.save('x', values, { isReactFormSubmission: true });
    const tooLong = await save({ good: 'x', long: '<b>'.repeat(160_000) });
    assert.equal(tooLong.statusCode, 400);
    assert.deepEqual(tooLong.json().data.errors, { long: 'You have exceeded the character limit.' });
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`n${index}`, '']));
    for (const values of [many, { list: Object.keys(many) }, { map: many }, { ['n'.repeat(501)]: '' }]) {
      const refused = await save(values);
      assert.deepEqual([refused.statusCode, refused.json().code], [413, 'too-large']);
    }
    assert.equal((await save({ essay: '<b>'.repeat(33_000) })).statusCode, 200);
    assert.equal((await submissionsOf(app, 'x')).length, 1);
  });

  it('has no NUL in it, which a database may refuse', async (test) => {
    const app = await startApp(test);
    const visitor = await Visitor.arrive(app);
    assert.equal(
      (await visitor.save('x', { a: 'b\0c', list: ['\0'] }, { pageTitle: '\0T' })).statusCode,
      200,
    );
    const [row] = await submissionsOf(app, 'x');
    assert.deepEqual([row?.values, row?.page.title], [{ a: 'b\ufffdc', list: ['\ufffd'] }, '\ufffdT']);
  });
});
