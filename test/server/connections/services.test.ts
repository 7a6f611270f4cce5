import assert from 'node:assert/strict';
import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, it, type TestContext } from 'node:test';
import { jwtVerify } from 'jose';
import type { Delivery } from '../../../src/domain/api/owner/submissions.ts';
import { type HttpTarget, startTarget } from '../../support/node/http-target.ts';
import { createForm, NO_MEANS, OWNER, startApp, submissionsOf } from '../../support/node/server.ts';

const APPENDED = { status: 200, body: '{"updates":{"updatedRows":1}}' };

/** @param connection where it is to be told at the target by an address of its own, made of that */
async function start(test: TestContext, connection: object | ((url: string) => object)) {
  const target = await startTarget(test);
  target.answer = () => ({ status: 200, body: '{"id":"L1"}' });
  const delivery = {
    ...NO_MEANS,
    timeoutMs: 1000,
    allowPrivateTargets: true,
    secretKeys: ['k'.repeat(32)],
    mailchimpUrl: target.url,
    googleSheetsUrl: target.url,
    googleTokenUrl: `${target.url}/token`,
  };
  const app = await startApp(test, { delivery });
  await createForm(app, {
    id: 'f',
    fields: [
      { type: 'email', id: 'e', title: 'Email' },
      { type: 'text', id: 't', title: 'Text' },
    ],
  });
  const url = '/api/owner/forms/f/connections';
  const payload = connection instanceof Function ? connection(target.url) : connection;
  const added = await app.inject({ method: 'POST', url, headers: OWNER, payload });
  assert.equal(added.statusCode, 201, added.body);
  const submit = async (values: object): Promise<Delivery | undefined> => {
    await app.inject({ method: 'POST', url: '/api/form/f', payload: values });
    await app.outbox.runDue();
    return (await submissionsOf(app, 'f'))[0]?.deliveries[0];
  };
  const tryAgain = (id: string | undefined) =>
    app.inject({ method: 'POST', url: `/api/owner/deliveries/${id}/attempts`, headers: OWNER });
  const tryIt = async () =>
    (await app.inject({ method: 'POST', url: `${url}/${added.json().id}/test`, headers: OWNER })).json();
  return { target, submit, tryAgain, tryIt };
}

describe('Mailchimp', () => {
  const MD5 = createHash('md5').update('ada@example.com').digest('hex');
  for (const [useSingleOptIn, status] of [
    [true, 'subscribed'],
    [false, 'pending'],
  ] as const)
    it(`has the visitor as a member who is ${status}`, async (test) => {
      const { target, submit } = await start(test, {
        kind: 'mailchimp',
        config: { list: 'L1', useSingleOptIn },
        secrets: { apiKey: 'key-us1' },
      });
      assert.equal((await submit({ e: 'Ada@example.com' }))?.state, 'delivered');
      const [request] = target.requests;
      assert.equal(`${request?.method} ${request?.path}`, `PUT /3.0/lists/L1/members/${MD5}`);
      assert.deepEqual(JSON.parse(request?.body ?? ''), {
        email_address: 'Ada@example.com',
        status_if_new: status,
      });
      const basic = Buffer.from(request?.headers.authorization?.slice(6) ?? '', 'base64').toString();
      assert.ok(basic.endsWith(':key-us1'));
    });

  it('is not told of who gave no address, and subscribes nobody in a test', async (test) => {
    const { target, submit, tryIt } = await start(test, {
      kind: 'mailchimp',
      config: { list: 'L1' },
      secrets: { apiKey: 'key-us1' },
    });
    assert.deepEqual(await tryIt(), { delivered: true });
    assert.equal(`${target.requests[0]?.method} ${target.requests[0]?.path}`, 'GET /3.0/lists/L1');
    const delivery = await submit({ t: 'no address' });
    assert.equal(delivery?.state, 'failed');
    assert.match(delivery?.problem ?? '', /no email address/);
    assert.equal(target.requests.length, 1);
  });
});

/** What a target answers that has done nothing, and what the owner reads. */
const NONSENSE: [string, ReturnType<HttpTarget['answer']>, RegExp][] = [
  ['a page', { status: 200, body: '<<<>>>' }, /no JSON/],
  ['nothing', { status: 200 }, /no JSON/],
  ['something else', { status: 200, body: '{}' }, /without saying that it was done/],
  ['without an end', 'drip', /did not answer in time/],
];

describe('Mailchimp', () => {
  for (const [what, answer, problem] of NONSENSE)
    it(`is told again when it answers ${what}`, async (test) => {
      const { target, submit, tryIt } = await start(test, {
        kind: 'mailchimp',
        config: { list: 'L1' },
        secrets: { apiKey: 'key-us1' },
      });
      target.answer = () => answer;
      const delivery = await submit({ e: 'ada@example.com' });
      assert.equal(delivery?.state, 'waiting');
      assert.match(delivery?.problem ?? '', problem);
      assert.match((await tryIt()).problem, problem);
    });
});

describe('a webhook', () => {
  it('that answers with success has taken it, whatever becomes of the rest of its answer', async (test) => {
    const { target, submit } = await start(test, (url) => ({ kind: 'zapier', config: { url } }));
    target.answer = () => 'drip';
    assert.equal((await submit({ t: 'a' }))?.state, 'delivered');
  });
});

describe('Google Sheets', () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const serviceAccount = JSON.stringify({ client_email: 'robot@example.com', private_key: privateKey });
  const connection = {
    kind: 'google',
    config: { spreadsheetId: 'S/1', sheetName: "It's here" },
    secrets: { serviceAccount },
  };

  it('have a row for the submission, as text, by a token of the service account', async (test) => {
    const { target, submit } = await start(test, connection);
    target.answer = ({ path }) =>
      path === '/token' ? { status: 200, body: '{"access_token":"T"}' } : APPENDED;
    const delivery = await submit({ t: '=1+1', e: 'ada@example.com', other: '5' });
    assert.equal(delivery?.state, 'delivered', delivery?.problem);
    const [token, append] = target.requests;
    const assertion = new URLSearchParams(token?.body).get('assertion') ?? '';
    const { payload } = await jwtVerify(assertion, createPublicKey(privateKey), {
      audience: `${target.url}/token`,
      issuer: 'robot@example.com',
    });
    assert.equal(payload.scope, 'https://www.googleapis.com/auth/spreadsheets');
    assert.equal(append?.headers.authorization, 'Bearer T');
    const [path, query] = append?.path.split('?') ?? [];
    assert.equal(path, `/v4/spreadsheets/S%2F1/values/${encodeURIComponent("'It''s here'!A1")}:append`);
    assert.equal(new URLSearchParams(query).get('valueInputOption'), 'RAW');
    const [row] = JSON.parse(append?.body ?? '').values;
    assert.deepEqual(row.slice(1), [delivery?.id, 'ada@example.com', '=1+1', '5']);
  });

  for (const [what, answer, problem] of NONSENSE)
    it(`are tried again when Google answers ${what}`, async (test) => {
      const { target, submit, tryIt } = await start(test, connection);
      target.answer = ({ path }) =>
        path === '/token' ? { status: 200, body: '{"access_token":"T"}' } : answer;
      const delivery = await submit({ t: 'a' });
      assert.equal(delivery?.state, 'waiting');
      assert.match(delivery?.problem ?? '', problem);
      assert.match((await tryIt()).problem, problem);
    });

  it('are tried again when Google gives no token', async (test) => {
    const { target, submit } = await start(test, connection);
    target.answer = () => ({ status: 200, body: '<html>' });
    assert.match((await submit({ t: 'a' }))?.problem ?? '', /no JSON/);
  });

  for (const [fate, firstAnswer, rowsAfterIt] of [
    ['its answer was lost', 'garbage', 1],
    ['Google refused it for now', { status: 503 }, 0],
  ] as const)
    it(`have a row once when ${fate} and it is tried again`, async (test) => {
      const { target, submit, tryAgain } = await start(test, connection);
      const rows: string[][] = [];
      let appends = 0;
      target.answer = ({ method, path, body }) => {
        if (path === '/token') return { status: 200, body: '{"access_token":"T"}' };
        if (method === 'GET') {
          assert.equal(decodeURIComponent(path), "/v4/spreadsheets/S/1/values/'It''s here'!B:B");
          return { status: 200, body: JSON.stringify({ values: rows.map(([, id]) => [id]) }, null, 2) };
        }
        appends += 1;
        if (appends > 1 || firstAnswer === 'garbage') rows.push(...JSON.parse(body).values);
        return appends > 1 ? APPENDED : firstAnswer;
      };
      const delivery = await submit({ t: 'a' });
      assert.equal(delivery?.state, 'waiting');
      assert.equal(rows.length, rowsAfterIt);
      assert.equal((await tryAgain(delivery?.id)).json().state, 'delivered');
      assert.deepEqual(
        rows.map(([, id]) => id),
        [delivery?.id],
      );
    });
});
