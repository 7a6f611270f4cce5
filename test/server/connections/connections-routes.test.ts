import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { Webhook } from 'standardwebhooks';
import type { ServerOptions } from '../../../server/src/config.ts';
import { startTarget } from '../../support/node/http-target.ts';
import { createForm, NO_MEANS, OWNER, startApp, submissionsOf } from '../../support/node/server.ts';

const SECRET_KEY = 'k'.repeat(32);
const SIGNING_SECRET = `whsec_${Buffer.from('a secret of some length').toString('base64')}`;
const delivery = { ...NO_MEANS, allowPrivateTargets: true, secretKeys: [SECRET_KEY] };

async function start(test: TestContext, options: Partial<ServerOptions> = {}) {
  const app = await startApp(test, { delivery, ...options });
  await createForm(app, { id: 'f', fields: [{ type: 'email', id: 'e', title: 'Email' }] });
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const url = `/api/owner/forms/f/connections${path}`;
    return app.inject({ method, url, headers: OWNER, ...(payload ? { payload } : {}) });
  };
  return { app, call };
}

const webhook = (url: string) => ({
  kind: 'webhook',
  config: { url },
  secrets: { signingSecret: SIGNING_SECRET },
});

async function submit(app: FastifyInstance) {
  await app.inject({ method: 'POST', url: '/api/form/f', payload: { e: 'ada@example.com' } });
  await app.outbox.runDue();
}

describe('the connections of a form', () => {
  it('are added, tried, used, changed and removed by the owner', async (test) => {
    const target = await startTarget(test);
    const { app, call } = await start(test);
    const added = (await call('POST', '', webhook(`${target.url}/a`))).json();
    assert.equal(added.state, 'connected');
    assert.deepEqual(added.secrets, ['signingSecret']);
    assert.ok(!JSON.stringify(added).includes('whsec_'));

    assert.deepEqual((await call('POST', `/${added.id}/test`)).json(), { delivered: true });
    await submit(app);
    const [test_, real] = target.requests;
    assert.equal(JSON.parse(test_?.body ?? '').type, 'submission.test');
    const body = new Webhook(SIGNING_SECRET).verify(
      real?.body ?? '',
      real?.headers as Record<string, string>,
    ) as { type: string; data: { fields: unknown } };
    assert.equal(body.type, 'submission.created');
    assert.deepEqual(body.data.fields, [{ title: 'Email', text: 'ada@example.com' }]);

    // The secret that is not sent again stays.
    const change = { kind: 'webhook', config: { url: `${target.url}/b` } };
    assert.equal((await call('PUT', `/${added.id}`, change)).statusCode, 200);
    await submit(app);
    assert.equal(target.requests.at(-1)?.path, '/b');
    new Webhook(SIGNING_SECRET).verify(
      target.requests.at(-1)?.body ?? '',
      target.requests.at(-1)?.headers as Record<string, string>,
    );

    assert.equal(
      (await call('PUT', `/${added.id}`, { ...change, state: 'disconnected' })).json().state,
      'disconnected',
    );
    await submit(app);
    assert.equal(target.requests.length, 3);
    assert.equal((await call('DELETE', `/${added.id}`)).statusCode, 204);
    assert.deepEqual((await call('GET', '')).json(), []);
    assert.equal((await call('DELETE', `/${added.id}`)).statusCode, 404);
  });

  it('sign what Zapier is told where a secret is set', async (test) => {
    const target = await startTarget(test);
    const { app, call } = await start(test);
    const zapier = { ...webhook(target.url), kind: 'zapier' };
    const { id } = (await call('POST', '', { ...zapier, secrets: {} })).json();
    await submit(app);
    const [unsigned] = target.requests;
    assert.deepEqual(
      ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => typeof unsigned?.headers[name]),
      ['string', 'string', 'undefined'],
    );
    assert.equal((await call('PUT', `/${id}`, zapier)).statusCode, 200);
    await submit(app);
    const { body = '', headers } = target.requests[1] ?? {};
    new Webhook(SIGNING_SECRET).verify(body, headers as Record<string, string>);
  });

  it('tell what is wrong with each setting, and what a test failed with', async (test) => {
    const { call } = await start(test);
    const wrong = await call('POST', '', { kind: 'webhook', config: { url: 'nowhere' } });
    assert.equal(wrong.statusCode, 400);
    assert.deepEqual(Object.keys(wrong.json().errors), ['url', 'signingSecret']);
    assert.equal((await call('POST', '', { kind: 'pigeon', config: {} })).statusCode, 400);
    const { id } = (await call('POST', '', webhook('http://127.0.0.1:9/'))).json();
    const tried = (await call('POST', `/${id}/test`)).json();
    assert.equal(tried.delivered, false);
    assert.match(tried.problem, /cannot be reached/);
    const other = await call('PUT', `/${id}`, { kind: 'zapier', config: { url: 'https://example.com' } });
    assert.deepEqual(Object.keys(other.json().errors), ['kind']);
  });

  const WRONG: [string, object, object, string, RegExp][] = [
    ['google', { spreadsheetId: 'S' }, { serviceAccount: 'nope' }, 'serviceAccount', /not the JSON file/],
    [
      'google',
      { spreadsheetId: 'S' },
      { serviceAccount: '{"client_email":"a@b.test","private_key":"nope"}' },
      'serviceAccount',
      /private key .* cannot be read/,
    ],
    ['mailchimp', { list: 'L' }, { apiKey: 'nope' }, 'apiKey', /does not end with a data center/],
    ['webhook', { url: 'https://a.test' }, { signingSecret: 'short' }, 'signingSecret', /shorter than 16/],
    [
      'mailchimp',
      { list: 'L', useSingleOptin: true },
      { apiKey: 'key-us1' },
      'useSingleOptin',
      /did you mean "useSingleOptIn"/,
    ],
  ];
  for (const [kind, config, secrets, path, words] of WRONG)
    it(`of ${kind} are not saved when ${path} is ${words.source}`, async (test) => {
      const { call } = await start(test);
      const refused = await call('POST', '', { kind, config, secrets });
      assert.equal(refused.statusCode, 400);
      assert.match(refused.json().errors[path], words);
      assert.deepEqual((await call('GET', '')).json(), []);
    });

  it('keep no secret where the server has no key, and say so', async (test) => {
    const { app, call } = await start(test, { delivery: { ...delivery, secretKeys: [] } });
    const refused = await call('POST', '', webhook('https://example.com'));
    assert.equal(refused.statusCode, 400);
    assert.match(refused.json().error, /SECRET_KEY/);
    const kinds = (await app.inject({ url: '/api/owner/connection-kinds', headers: OWNER })).json();
    const missing = (kind: string) => kinds.find((one: { kind: string }) => one.kind === kind).missing;
    assert.match(missing('webhook'), /SECRET_KEY/);
    assert.match(missing('email'), /SMTP_URL/);
    assert.equal(missing('zapier'), undefined);
  });

  it('do not reach into the server’s own network unless its operator lets them', async (test) => {
    const { app, call } = await start(test, { delivery: { ...delivery, allowPrivateTargets: false } });
    for (const url of [
      'http://127.0.0.1:9/',
      'http://localhost:9/',
      'http://[::1]:9/',
      'http://[::ffff:127.0.0.1]:9/',
      'http://2130706433:9/',
      'http://169.254.169.254/latest/meta-data',
      'http://10.0.0.1/',
    ]) {
      const { id } = (await call('POST', '', { kind: 'zapier', config: { url } })).json();
      const tried = (await call('POST', `/${id}/test`)).json();
      assert.match(tried.problem, /own network/, url);
    }
    await submit(app);
    const states = (await submissionsOf(app, 'f')).flatMap((one) => one.deliveries.map(({ state }) => state));
    assert.deepEqual(new Set(states), new Set(['failed']));
  });

  it('follow the form as the editor saves it', async (test) => {
    const { app, call } = await start(test);
    const own = (
      await call('POST', '', { kind: 'zapier', config: { url: 'https://own.example.com' } })
    ).json();
    const save = (backends: object[], removedBackends: string[] = []) =>
      app.inject({
        method: 'PUT',
        url: '/api/rest/forms/f',
        headers: OWNER,
        payload: { backendConnectionConfigs: backends, removedBackends },
      });
    const email = (address: string, connectionState = 1) => ({
      backendId: 'e',
      backendType: 3,
      connectionState,
      config: { address },
    });
    const targets = async () =>
      (await call('GET', ''))
        .json()
        .map(({ target, state }: { target: string; state: string }) => `${target}, ${state}`);
    const saved = await save([email('a@example.com'), { backendType: 9, connectionState: 1 }]);
    assert.equal(saved.statusCode, 200);
    assert.equal(saved.json().connectionErrors[0].backendType, 9);
    const zapier = 'Zapier hook at own.example.com, connected';
    assert.deepEqual(await targets(), [zapier, 'Email to a@example.com, connected']);
    const [, first] = (await call('GET', '')).json();
    await save([email('b@example.com', 3)]);
    assert.deepEqual(await targets(), [zapier, 'Email to b@example.com, pending']);
    assert.equal((await call('GET', '')).json()[1].id, first.id);
    // The editor sends connected ones alone: what is pending stays until it says otherwise.
    await save([]);
    assert.deepEqual(await targets(), [zapier, 'Email to b@example.com, pending']);
    await save([], ['e']);
    assert.deepEqual(await targets(), [zapier]);
    assert.equal((await call('GET', '')).json()[0].id, own.id);
  });

  it('wait for what the editor does not know', async (test) => {
    const { app } = await start(test);
    const google = {
      backendId: 'g',
      backendType: 1,
      connectionState: 1,
      config: { spreadsheetName: 'Leads' },
    };
    await createForm(app, { id: 'g', backendConnectionConfigs: [google] });
    await app.inject({ method: 'POST', url: '/api/form/g', payload: { a: '1' } });
    await app.outbox.runDue();
    const [row] = (await submissionsOf(app, 'g')).flatMap((one) => one.deliveries);
    assert.deepEqual(
      [row?.target, row?.state, row?.problem],
      [
        'Google Sheets: Leads',
        'waiting',
        'Google Sheets lacks settings: Spreadsheet ID, Key of the service account (JSON).',
      ],
    );
  });

  it('are of one form, and of its owner', async (test) => {
    const { app, call } = await start(test);
    const { id } = (
      await call('POST', '', { kind: 'zapier', config: { url: 'https://example.com' } })
    ).json();
    for (const url of [
      `/api/owner/forms/other/connections/${id}/test`,
      `/api/owner/forms/f/connections/none/test`,
    ])
      assert.equal((await app.inject({ method: 'POST', url, headers: OWNER })).statusCode, 404);
    const nobody = await app.inject({ url: '/api/owner/forms/f/connections' });
    assert.equal(nobody.statusCode, 401);
  });
});
