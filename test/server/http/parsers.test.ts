/** Bodies that no visitor sends: each is refused at once, and nothing of it ends as an error of the server. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { OWNER, startApp, submissionsOf, Visitor } from '../../support/node/server.ts';

const FORM = 'application/x-www-form-urlencoded';
const part = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nx\r\n`;

const FLOODS: [string, string, string, number][] = [
  ['250,000 controls', FORM, 'a=1&'.repeat(250_000), 413],
  ['100,000 parts', 'multipart/form-data; boundary=b', `${part('a').repeat(60_000)}--b--`, 413],
  ['no parts at all', 'multipart/form-data; boundary=b', 'nonsense', 400],
  ['no boundary', 'multipart/form-data', part('a'), 400],
  ['deep JSON', 'application/json', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400],
  ['deep JSON objects', 'application/json', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 400],
  ['no JSON', 'application/json', '{"a"', 400],
  ['another type', 'text/csv', 'a', 415],
];

describe('a body', () => {
  for (const [what, type, payload, status] of FLOODS) {
    it(`with ${what} is refused`, async (test) => {
      const app = await startApp(test);
      const headers = { 'content-type': type, accept: 'application/json' };
      const answer = await app.inject({ method: 'POST', url: '/api/form/x', headers, payload });
      assert.equal(answer.statusCode, status, answer.body);
      assert.ok(answer.json().code);
      assert.deepEqual(await submissionsOf(app, 'x'), []);
    });
  }

  it('with brackets in its texts is none too deep', async (test) => {
    const app = await startApp(test);
    const visitor = await Visitor.arrive(app);
    const text = `${'['.repeat(100)}"\\${'{'.repeat(100)}`;
    assert.equal((await visitor.save('x', { text })).statusCode, 200);
    assert.equal((await submissionsOf(app, 'x'))[0]?.values.text, text);
  });

  it('whose values are nested too deeply is refused', async (test) => {
    const app = await startApp(test);
    const visitor = await Visitor.arrive(app);
    const form = `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    const saved = await visitor.post('/api/form/SaveFormSubmission', {
      key: await visitor.key(),
      formId: 'x',
      form,
    });
    assert.deepEqual([saved.statusCode, saved.json().code], [400, 'unreadable']);
  });
});

it('with a control for files in which none was chosen is taken', async (test) => {
  const app = await startApp(test);
  const file = part('photo').replace('name="photo"', 'name="photo"; filename=""').replace('x\r\n', '\r\n');
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const payload = `${part('a')}${file}--b--\r\n`;
  assert.equal((await app.inject({ method: 'POST', url: '/api/form/x', headers, payload })).statusCode, 200);
  assert.deepEqual((await submissionsOf(app, 'x'))[0]?.values, { a: 'x' });
});

describe('the character set of a body', () => {
  const MULTIPART = 'multipart/form-data; boundary=b';
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const multipart = (value: Buffer) =>
    Buffer.concat([
      latin('--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n'),
      value,
      latin('\r\n--b--\r\n'),
    ]);
  const CASES: [string, string, Buffer, string][] = [
    ['the named one', `${FORM}; charset=iso-8859-1`, latin('a=caf%E9+%'), 'café %'],
    ['the named one, bytes as they are', `${FORM};charset="ISO-8859-1"`, latin('a=caf\xe9'), 'café'],
    ['the named one, of several bytes', `${FORM}; charset=shift_jis`, latin('a=%83A%83%8B'), 'アル'],
    ['UTF-8 where none is named', FORM, latin('a=caf%C3%A9'), 'café'],
    ['that of an old page where none is named', FORM, latin('a=caf%E9+%80'), 'café €'],
    ['that of an old page in multipart', MULTIPART, multipart(latin('caf\xe9')), 'café'],
    ['the named one in multipart', `${MULTIPART}; charset=utf-8`, multipart(Buffer.from('café')), 'café'],
    ['the named one in JSON', 'application/json; charset=iso-8859-1', latin('{"a":"caf\xe9"}'), 'café'],
  ];
  for (const [what, type, payload, text] of CASES)
    it(`is ${what}`, async (test) => {
      const app = await startApp(test);
      const headers = { 'content-type': type };
      const answer = await app.inject({ method: 'POST', url: '/api/form/x', headers, payload });
      assert.equal(answer.statusCode, 200, answer.body);
      assert.equal((await submissionsOf(app, 'x'))[0]?.values.a, text);
    });

  const WRONG: [string, string, number, string][] = [
    ['klingon', 'a=caf%E9', 415, 'unknown-charset'],
    ['utf-8', 'a=caf%E9', 400, 'unreadable-body'],
  ];
  for (const [charset, payload, status, code] of WRONG)
    it(`that is named ${charset} and is not is refused`, async (test) => {
      const app = await startApp(test);
      const headers = { 'content-type': `${FORM}; charset=${charset}`, accept: 'application/json' };
      const answer = await app.inject({ method: 'POST', url: '/api/form/x', headers, payload });
      assert.deepEqual([answer.statusCode, answer.json().code], [status, code]);
      assert.deepEqual(await submissionsOf(app, 'x'), []);
    });
});

it('an address with NUL is refused', async (test) => {
  const app = await startApp(test);
  for (const url of ['/api/rest/forms/a%00b', '/a%00.html', '/api/owner/submissions?q=%00']) {
    const refused = await app.inject({ url, headers: OWNER });
    assert.equal(refused.statusCode, 400, url);
    assert.deepEqual(refused.json(), { error: 'This address cannot be read.', code: 'unreadable-address' });
  }
  const page = await app.inject({ url: '/a%00.html', headers: { accept: 'text/html' } });
  assert.match(page.body, /<h1>This page cannot be shown<\/h1>/);
});
