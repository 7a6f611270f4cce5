/** What owners make of their site through the server: navigations, header and footer, languages, stores, preferences. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { InjectOptions } from 'fastify';
import type { ServerOptions } from '../../../server/src/config.ts';
import { OWNER, startApp } from '../../support/node/server.ts';

async function site(test: TestContext, options: Partial<ServerOptions> = {}) {
  const app = await startApp(test, options);
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/api/${path}`, headers: OWNER, ...(payload && { payload }) } as InjectOptions);
  return { app, call };
}

const PRODUCTS = 'content-service/product/1.1/websites/site/products';
const STORE = { navigationTitle: 'Shop', title: 'Shop', urlId: 'shop', description: '', enabled: true };
const CATEGORY = { displayName: 'Mugs', type: 'ROOT', pageRendering: 'LIST_VIEW', displayIndex: 1 };

describe('what owners make of their site', () => {
  for (const path of [
    'commondata/GetSiteLayout',
    'site-header-footer',
    'multilingual/settings',
    'multilingual/status',
    'multilingual/languages',
    PRODUCTS,
    `${PRODUCTS}/c/categories`,
    'v1/commerce-preferences/scarcity',
    'google-maps/places/autocomplete?input=a',
    'google-maps/places/details?placeId=a',
  ])
    it(`is for owners: ${path}`, async (test) => {
      const { app } = await site(test);
      assert.equal((await app.inject(`/api/${path}`)).statusCode, 401);
    });
});

describe('the navigation', () => {
  const write = (items: unknown, fieldName = 'mainNav') => ({ fieldName, navigation: { items } });

  it('begins with an empty main one, and is read as it was written', async (test) => {
    const { call } = await site(test);
    const hidden = { identifier: '_hidden', links: [] };
    const read = async () => (await call('GET', 'commondata/GetSiteLayout')).json().layout;
    assert.deepEqual(await read(), [{ identifier: 'mainNav', links: [] }, hidden]);
    const links = [
      { collectionId: 'about' },
      { title: 'More', children: [{ externalLink: { title: 'Blog', url: 'https://example.com' } }] },
      { memberAreaId: 'm' },
    ];
    assert.equal((await call('POST', 'widget/UpdateNavigation', write(links))).statusCode, 200);
    await call(
      'POST',
      'widget/UpdateNavigation',
      write([{ externalLink: { url: '/imprint' } }], 'footerNav'),
    );
    assert.deepEqual(await read(), [
      { identifier: 'mainNav', links },
      { identifier: 'footerNav', links: [{ externalLink: { url: '/imprint' } }] },
      hidden,
    ]);
  });

  it('shows stores that no navigation leads to as hidden', async (test) => {
    const { call } = await site(test);
    const { id } = (await call('POST', PRODUCTS, STORE)).json();
    const hidden = async () =>
      (await call('GET', 'commondata/GetSiteLayout'))
        .json()
        .layout.find(({ identifier }: { identifier: string }) => identifier === '_hidden').links;
    assert.deepEqual(await hidden(), [{ collectionId: id }]);
    await call(
      'POST',
      'widget/UpdateNavigation',
      write([{ title: 'More', children: [{ collectionId: id }] }]),
    );
    assert.deepEqual(await hidden(), []);
  });

  for (const [name, body, words] of [
    ['a script', write([{ externalLink: { url: 'javascript:alert(1)' } }]), /items\.0\.externalLink/],
    ['a link to nothing', write([{ collectionId: 'a' }, {}]), /items\.1: must have/],
    [
      'a wrong link in a folder',
      write([{ title: 'F', children: [{ collectionId: 'a' }, { memberAreaId: 3 }] }]),
      /items\.0\.children\.1: must have texts/,
    ],
    ['words', write(['a']), /items\.0: must be an object/],
    ['a reserved name', write([], '_hidden'), /_hidden/],
    ['a name that is none', write([], 'a b'), /a b/],
  ] as const)
    it(`is not written with ${name}`, async (test) => {
      const { call } = await site(test);
      const answer = await call('POST', 'widget/UpdateNavigation', body);
      assert.equal(answer.statusCode, 400);
      assert.match(answer.json().error, words);
    });
});

describe('header and footer', () => {
  it('are written one by one or together, and what is left out stays', async (test) => {
    const { call } = await site(test);
    assert.deepEqual((await call('GET', 'site-header-footer')).json(), { header: {}, footer: {} });
    await call('PUT', 'site-header-footer', { header: { layout: 'centered' }, footer: { columns: 2 } });
    await call('PUT', 'site-header-footer', { footer: { columns: 3 } });
    const expected = { header: { layout: 'centered' }, footer: { columns: 3 } };
    assert.deepEqual((await call('GET', 'site-header-footer')).json(), expected);
    assert.equal((await call('PUT', 'site-header-footer', { header: 'a' })).statusCode, 400);
  });
});

describe('the languages of the site', () => {
  it('are set, read three ways, and forgotten', async (test) => {
    const { call } = await site(test);
    assert.deepEqual((await call('GET', 'multilingual/status')).json(), { connected: false });
    const put = await call('PUT', 'multilingual/languages', { languages: ['en_us', 'de', 'DE'] });
    assert.deepEqual(put.json(), { languages: ['en-US', 'de'] });
    assert.deepEqual((await call('GET', 'multilingual/languages')).json(), put.json());
    assert.deepEqual((await call('GET', 'multilingual/settings')).json(), {
      connected: true,
      languages: ['en-US', 'de'],
      primaryLanguage: 'en-US',
    });
    for (const languages of [['not a language'], [], ['']])
      assert.equal((await call('PUT', 'multilingual/languages', { languages })).statusCode, 400);
    assert.equal((await call('DELETE', 'multilingual/connection')).statusCode, 204);
    assert.deepEqual((await call('GET', 'multilingual/settings')).json(), {
      connected: false,
      languages: [],
    });
  });
});

describe('stores', () => {
  it('have an address of their own, whoever comes first', async (test) => {
    const { call } = await site(test);
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', PRODUCTS, STORE)));
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    assert.deepEqual([refused.code, refused.errors], ['url-id-taken', { urlId: 'is taken' }]);
    const [only, ...more] = (await call('GET', PRODUCTS)).json();
    assert.deepEqual([{ ...only, id: '' }, more], [{ id: '', ...STORE }, []]);
  });

  for (const [name, wrong] of [
    ['an address with a slash', { urlId: 'a/b' }],
    ['an address in capitals', { urlId: 'Shop' }],
    ['no title', { title: '' }],
  ] as const)
    it(`are not opened with ${name}`, async (test) => {
      const { call } = await site(test);
      assert.equal((await call('POST', PRODUCTS, { ...STORE, ...wrong })).statusCode, 400);
    });

  it('have categories of their own', async (test) => {
    const { call } = await site(test);
    const { id } = (await call('POST', PRODUCTS, STORE)).json();
    const other = (await call('POST', PRODUCTS, { ...STORE, urlId: 'other' })).json();
    const categories = `${PRODUCTS}/${id}/categories`;
    const root = await call('POST', categories, CATEGORY);
    assert.equal(root.statusCode, 201);
    const nested = { ...CATEGORY, displayName: 'Big', parentCategoryId: root.json().id };
    await call('POST', categories, nested);
    const listed = (await call('GET', categories)).json();
    assert.deepEqual(
      listed.map((category: object) => ({ ...category, id: '' })),
      [
        { id: '', ...CATEGORY },
        { id: '', ...nested },
      ],
    );
    assert.equal(
      (await call('POST', `${PRODUCTS}/${other.id}/categories`, nested)).json().code,
      'no-category',
    );
    assert.equal((await call('POST', `${PRODUCTS}/none/categories`, CATEGORY)).json().code, 'no-collection');
    for (const wrong of [{ displayName: 'x'.repeat(26) }, { type: 'LEAF' }, { pageRendering: 'GRID' }])
      assert.equal((await call('POST', categories, { ...CATEGORY, ...wrong })).statusCode, 400);
  });

  it('are those of this site only', async (test) => {
    const { call } = await site(test, { websiteId: 'mine' });
    assert.equal((await call('POST', PRODUCTS, STORE)).json().code, 'no-website');
    assert.equal((await call('POST', PRODUCTS.replace('/site/', '/mine/'), STORE)).statusCode, 201);
  });
});

describe('preferences of the shop', () => {
  it('are kept by namespace', async (test) => {
    const { call } = await site(test, { websiteId: 'mine' });
    const path = 'v1/commerce-preferences/scarcity';
    assert.deepEqual((await call('GET', path)).json(), { websiteId: 'mine', scarcity: {} });
    const put = await call('PUT', path, { scarcity: { enabled: true } });
    assert.deepEqual(put.json(), { websiteId: 'mine', scarcity: { enabled: true } });
    assert.deepEqual((await call('GET', path)).json(), put.json());
    assert.deepEqual((await call('GET', 'v1/commerce-preferences/other')).json().other, {});
    assert.equal((await call('PUT', path, { enabled: true })).statusCode, 400);
    assert.equal((await call('GET', 'v1/commerce-preferences/websiteId')).statusCode, 404);
  });
});
