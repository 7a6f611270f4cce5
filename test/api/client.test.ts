/** The client of owners' programs against the running server: who it is, and every area it speaks to. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ApiError, createApi, NO_MAIN_NAVIGATION } from '../../src/api/index.ts';
import { endpoint } from '../../src/domain/api/endpoint.ts';
import { OWNER_EMAIL, startApi } from '../support/node/api.ts';
import { startTarget } from '../support/node/http-target.ts';
import { PASSWORD } from '../support/node/owner.ts';

describe('the client on Node', () => {
  it('signs an owner in, keeps the cookies, and brings the crumb with what it writes', async (test) => {
    const { enter, calls } = await startApi(test);
    const api = await enter();
    assert.deepEqual(await api.owner.session.read(), { email: OWNER_EMAIL });
    const settings = { defaultEmail: '', spamThreshold: 70, retentionDays: {} };
    calls.length = 0;
    assert.deepEqual(await api.owner.settings.write({ body: settings }), settings);
    assert.deepEqual(calls, ['PUT owner/settings'], 'the crumb was known already');
    await api.owner.session.signOut();
    await assert.rejects(api.owner.session.read(), { code: 401, reason: 'owner' });
  });

  it('keeps two clients apart', async (test) => {
    const { enter, connect } = await startApi(test);
    await enter();
    await assert.rejects(connect().owner.session.read(), { code: 401 });
  });

  it('sends a token in place of a session', async (test) => {
    const { api, connect } = await startApi(test);
    const { token } = await api.owner.tokens.add({ body: { name: 'program' } });
    assert.deepEqual(await connect({ token }).forms.list(), []);
    await assert.rejects(connect({ token: 'wrong' }).forms.list(), { code: 401 });
  });

  it('wants an absolute address', () => {
    assert.throws(() => createApi({ root: '/api/' }), /root must be an absolute address, but is "\/api\/"/);
  });

  it('says how a call failed: status, words, body, and the fields', async (test) => {
    const { api, connect } = await startApi(test);
    await assert.rejects(api.stores.addCategory('none', { displayName: 'A' }), (error: ApiError) => {
      assert.ok(error instanceof ApiError);
      assert.deepEqual([error.code, error.msg, error.reason], [404, 'Not Found', 'no-collection']);
      assert.deepEqual(error.body, { error: 'There is no such collection.', code: 'no-collection' });
      assert.equal(error.message, 'There is no such collection.');
      return true;
    });
    await assert.rejects(api.forms.create({ id: 'a b' }), {
      code: 400,
      fieldErrors: { id: 'may have letters, digits, - and _' },
    });
    const nobody = connect({ root: 'http://127.0.0.1:1/api/' });
    await assert.rejects(nobody.forms.list(), { code: 0, message: 'The server cannot be reached.' });
  });

  it('hands an abort on as it is', async (test) => {
    const { api } = await startApi(test);
    const reason = new Error('enough');
    await assert.rejects(api.owner.tokens.list({ signal: AbortSignal.abort(reason) }), reason);
  });

  it('gives up after 30 seconds, whatever hangs', async (test) => {
    const target = await startTarget(test);
    target.answer = () => 'hang';
    test.mock.timers.enable({ apis: ['setTimeout'] });
    const call = createApi({ root: `${target.url}/api/`, token: 't' }).forms.list();
    const ended = assert.rejects(call, { code: 0 });
    await target.received(1);
    test.mock.timers.tick(29_999);
    assert.equal(target.requests.length, 1);
    test.mock.timers.tick(1);
    await ended;
    target.release();
  });
});

describe('stores', () => {
  it('are opened under an address of their own, and numbered where it is taken', async (test) => {
    const { api } = await startApi(test);
    const urls = [];
    for (const title of ['Bücher & Mehr', 'Bücher & Mehr', 'Bücher & mehr!', 'ab', '書店'])
      urls.push((await api.stores.create({ title })).urlId);
    assert.deepEqual(urls, ['bucher-mehr', 'bucher-mehr-1', 'bucher-mehr-2', 'store', 'store-1']);
    const [first] = await api.stores.list();
    const { id: _id, ...rest } = first ?? { id: '' };
    assert.deepEqual(rest, {
      navigationTitle: 'Bücher & Mehr',
      title: 'Bücher & Mehr',
      urlId: 'bucher-mehr',
      description: '',
      enabled: true,
    });
  });

  it('become the first link of the main navigation where that is wished', async (test) => {
    const { api } = await startApi(test);
    await api.site.updateNavigation('mainNav', [{ collectionId: 'about' }]);
    const { id } = await api.stores.create({ title: 'Shop', isFirstLink: true });
    const { layout } = await api.site.layout();
    assert.deepEqual(layout[0], {
      identifier: 'mainNav',
      links: [{ collectionId: id }, { collectionId: 'about' }],
    });
  });

  it('are not opened where they are to be a link and there is no main navigation', async (test) => {
    const target = await startTarget(test);
    target.answer = () => ({
      status: 200,
      body: JSON.stringify({ layout: [{ identifier: '_hidden', links: [] }] }),
    });
    const api = createApi({ root: target.url, token: 't' });
    await assert.rejects(api.stores.create({ title: 'Shop', isFirstLink: true }), {
      message: NO_MAIN_NAVIGATION,
    });
    assert.deepEqual(
      target.requests.map(({ path }) => path),
      ['/commondata/GetSiteLayout'],
    );
  });

  it('have categories', async (test) => {
    const { api } = await startApi(test);
    const { id } = await api.stores.create({ title: 'Shop' });
    const { id: mugs, ...category } = await api.stores.addCategory(id, { displayName: 'Mugs' });
    assert.deepEqual(category, {
      displayName: 'Mugs',
      type: 'ROOT',
      pageRendering: 'LIST_VIEW',
      displayIndex: 1,
    });
    await api.stores.addCategory(id, { displayName: 'Big', parentCategoryId: mugs, displayIndex: 2 });
    assert.equal((await api.stores.categories(id))[1]?.parentCategoryId, mugs);
  });
});

describe('preferences', () => {
  it('are sent only when something changed', async (test) => {
    const { api, calls, connect } = await startApi(test);
    const path = 'v1/commerce-preferences/scarcity';
    assert.deepEqual(await api.preferences.read('scarcity'), {});
    assert.deepEqual(await api.preferences.write('scarcity', { on: true, text: 'Few' }), {
      on: true,
      text: 'Few',
    });
    calls.length = 0;
    assert.deepEqual(await api.preferences.write('scarcity', { text: 'Few', on: true }), {
      on: true,
      text: 'Few',
    });
    assert.deepEqual(calls, []);
    const other = connect({ token: 'the-token-of-the-owner' });
    assert.deepEqual(await other.preferences.write('scarcity', { on: true, text: 'Few' }), {
      on: true,
      text: 'Few',
    });
    assert.deepEqual(calls, [`GET ${path}`], 'what nobody has read yet is read first');
    await other.preferences.write('scarcity', { on: false });
    assert.deepEqual(calls, [`GET ${path}`, `PUT ${path}`]);
  });

  it('are sent where they were changed in place', async (test) => {
    const { api, connect } = await startApi(test);
    const read = await api.preferences.read('scarcity');
    await api.preferences.write('scarcity', Object.assign(read, { on: true }));
    const unchanged = await api.preferences.write('scarcity', { on: true });
    await api.preferences.write('scarcity', Object.assign(unchanged, { text: 'Few' }));
    const other = connect({ token: 'the-token-of-the-owner' });
    assert.deepEqual(await other.preferences.read('scarcity'), { on: true, text: 'Few' });
  });
});

describe('the site', () => {
  it('has a header, a footer and languages', async (test) => {
    const { api } = await startApi(test);
    await api.site.writeHeaderFooter({ body: { header: { logo: 'a' } } });
    assert.deepEqual(await api.site.headerFooter(), { header: { logo: 'a' }, footer: {} });
    await api.site.multilingual.writeLanguages(['de', 'en']);
    assert.deepEqual(await api.site.multilingual.status(), { connected: true });
    assert.equal((await api.site.multilingual.settings()).primaryLanguage, 'de');
    await api.site.multilingual.disconnect();
    assert.deepEqual(await api.site.multilingual.languages(), { languages: [] });
  });

  it('has places looked up', async (test) => {
    const { api } = await startApi(test);
    await assert.rejects(api.site.places.autocomplete({ query: { input: 'a' } }), {
      code: 501,
      reason: 'no-places',
    });
  });
});

describe('visitors', () => {
  it('sign in and out and choose a language', async (test) => {
    const { connect, api } = await startApi(test);
    await api.send(endpoint<{ body: object }>('POST', 'owner/site-users'), {
      body: { email: 'v@example.com', password: PASSWORD },
    });
    const { visitor } = connect();
    const token = await visitor.signIn({ email: 'v@example.com', password: PASSWORD });
    assert.equal(typeof token, 'string');
    await visitor.setLocale('de');
    await visitor.signOut();
    await assert.rejects(visitor.signIn({ email: 'v@example.com', password: 'wrong' }), { code: 401 });
    const state = await visitor.assetTokens.load();
    assert.equal(state.status, 'success');
  });
});
