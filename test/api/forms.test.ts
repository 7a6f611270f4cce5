/** The forms of the client: what is sent, what is kept of connections, and what the running server makes of it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type BackendConnection, createApi } from '../../src/api/index.ts';
import { CREATE_FORM } from '../../src/domain/api/forms.ts';
import { OWNER_EMAIL, startApi } from '../support/node/api.ts';
import { startTarget } from '../support/node/http-target.ts';

const connection = (
  backendId: string,
  backendType: number,
  connectionState: number,
  config = {},
): BackendConnection => ({
  backendId,
  backendType,
  connectionState,
  config,
});
const MAIL = connection('mail', 3, 1, { address: 'a@example.com' });

describe('forms', () => {
  it('are created, read, listed and updated, with their messages as JSON', async (test) => {
    const { api } = await startApi(test);
    const fields = [{ id: 'email', type: 'email', title: 'Email', required: true }];
    const created = await api.forms.create({
      id: 'contact',
      name: 'Contact',
      fields,
      submissionMessage: '<p>"Thanks"</p>',
      disclaimerMessage: '{ not JSON',
    });
    assert.deepEqual([created.id, created.connectionErrors], ['contact', []]);
    assert.equal((await api.forms.get('contact')).submissionMessage, '<p>"Thanks"</p>');
    const { name, disclaimerMessage } = await api.forms.update('contact', {
      ...created,
      name: 'Write to us',
    });
    assert.deepEqual([name, disclaimerMessage], ['Write to us', '{ not JSON']);
    assert.deepEqual(
      (await api.forms.list()).map(({ id }) => id),
      ['contact'],
    );
    await assert.rejects(api.forms.create({ id: 'contact', fields }), {
      code: 409,
      fieldErrors: { id: 'is taken' },
    });
    await assert.rejects(api.forms.get('none'), { code: 404 });
  });

  it('send connected connections only, and say which are to be removed', async (test) => {
    const target = await startTarget(test);
    target.answer = () => ({ status: 200, body: '{}' });
    const api = createApi({ root: target.url, token: 't' });
    const { connectionErrors } = await api.forms.update('f', {
      submissionMessage: '<b>Hi</b>',
      removedBackends: ['old'],
      backendConnectionConfigs: [
        MAIL,
        connection('sheet', 1, 3),
        connection('list', 2, 2),
        connection('odd', 99, 1),
      ],
    });
    assert.deepEqual(JSON.parse(target.requests[0]?.body ?? ''), {
      submissionMessage: '{"html":"<b>Hi</b>"}',
      backendConnectionConfigs: [MAIL],
      removedBackends: ['old', 'list'],
    });
    assert.deepEqual(connectionErrors, [
      { backendId: 'odd', backendType: 99, reason: 'There is no connection of type 99.' },
    ]);
  });

  it('keep on the server what waits for somebody until it is removed', async (test) => {
    const { api } = await startApi(test);
    const pending = connection('sheet', 1, 3, { spreadsheetName: 'S' });
    // As the builder has it once somebody else was asked.
    await api.send(CREATE_FORM, {
      body: { id: 'f', fields: [], backendConnectionConfigs: [MAIL, pending] },
    });
    const before = await api.forms.get('f');
    const states = ({ backendConnectionConfigs }: typeof before) =>
      backendConnectionConfigs.map(({ backendId, connectionState }) => [backendId, connectionState]);
    assert.deepEqual(states(before), [
      ['mail', 1],
      ['sheet', 3],
    ]);
    assert.deepEqual(states(await api.forms.update('f', before)), [
      ['mail', 1],
      ['sheet', 3],
    ]);
    const kinds = async () =>
      (await api.owner.connections.list({ params: { formId: 'f' } })).map(({ kind, state }) => [kind, state]);
    assert.deepEqual(await kinds(), [
      ['email', 'connected'],
      ['google', 'pending'],
    ]);
    await api.forms.update('f', { ...before, removedBackends: ['sheet'], backendConnectionConfigs: [MAIL] });
    assert.deepEqual(await kinds(), [['email', 'connected']]);
  });

  it('leave connections that the owner has changed since as they are', async (test) => {
    const { api } = await startApi(test);
    const form = await api.forms.create({ id: 'f', fields: [], backendConnectionConfigs: [MAIL] });
    const params = { formId: 'f' };
    const [mail] = await api.owner.connections.list({ params });
    assert.ok(mail);
    await api.owner.connections.remove({ params: { ...params, id: mail.id } });
    await api.forms.update('f', { ...form, name: 'Other' });
    assert.deepEqual(await api.owner.connections.list({ params }), []);
    const moved = { ...MAIL, config: { address: 'b@example.com' } };
    await api.forms.update('f', { ...form, backendConnectionConfigs: [moved] });
    const listed = await api.owner.connections.list({ params });
    assert.deepEqual(
      listed.map(({ config }) => config),
      [{ address: 'b@example.com' }],
    );
  });

  it('without an id are connected to the address of who is signed in', async (test) => {
    const { enter, api } = await startApi(test);
    const { id, backendConnectionConfigs } = await (await enter()).forms.create({ name: 'New', fields: [] });
    assert.deepEqual(
      backendConnectionConfigs.map(({ config }) => config),
      [{ address: OWNER_EMAIL }],
    );
    const [mail] = await api.owner.connections.list({ params: { formId: id } });
    assert.deepEqual([mail?.kind, mail?.config], ['email', { address: OWNER_EMAIL }]);
    assert.deepEqual(
      (await api.forms.create({ fields: [] })).backendConnectionConfigs,
      [],
      'a program has none',
    );
  });
});
