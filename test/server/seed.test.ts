import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { readSeed } from '../../server/src/seed.ts';
import { DEMO_SEED, OWNER, startApp, temporaryFolder } from '../support/node/server.ts';

function seedFile(test: TestContext, content: string): string {
  const file = join(temporaryFolder(test), 'seed.json');
  writeFileSync(file, content);
  return file;
}

describe('the seed', () => {
  it('of the demo brings forms, products, passwords and a pop-up', async (test) => {
    const app = await startApp(test, { seed: DEMO_SEED, production: true });
    const form = await app.inject({ url: '/api/rest/forms/demo-newsletter' });
    assert.equal(form.json().name, 'Newsletter');
    const product = await app.inject({ url: '/api/owner/products/demo-mug', headers: OWNER });
    assert.equal(product.statusCode, 200);
    for (const place of ['site', 'collection']) {
      const payload = { password: 'open sesame', collectionId: 'demo' };
      const entered = await app.inject({ method: 'POST', url: `/api/auth/visitor/${place}`, payload });
      assert.equal(entered.statusCode, 200);
    }
    const popup = await app.inject({ url: '/api/popup-overlay/render?currentUrl=/' });
    assert.match(popup.json().renderedHtml, /<sqs-newsletter/);
  });

  it('leaves alone what the owner has changed', async (test) => {
    const dataDir = temporaryFolder(test);
    const first = await startApp(test, { dataDir, seed: DEMO_SEED });
    const put = (url: string, payload: object) =>
      first.inject({ method: 'PUT', url, headers: OWNER, payload });
    await put('/api/rest/forms/demo-form', { name: 'Mine', fields: [] });
    await put('/api/owner/popup', { renderedHtml: 'mine' });
    await put('/api/owner/passwords', { site: 'mine' });
    const second = await startApp(test, { dataDir, seed: DEMO_SEED });
    assert.equal((await second.inject({ url: '/api/rest/forms/demo-form' })).json().name, 'Mine');
    const popup = await second.inject({ url: '/api/popup-overlay/render?currentUrl=/' });
    assert.equal(popup.json().renderedHtml, 'mine');
    const payload = { password: 'mine' };
    const entered = await second.inject({ method: 'POST', url: '/api/auth/visitor/site', payload });
    assert.equal(entered.statusCode, 200);
  });

  const WRONG: [string, RegExp][] = [
    ['{', /cannot be read: /],
    ['{"forms":[{"fields":{}}]}', /forms\.0\.fields must be a list\.$/],
    ['{"forms":[{"fields":[]}]}', /forms\.0\.id is needed\.$/],
    ['{"forms":[{"id":"a b"}]}', /forms\.0\.id may have letters, digits, - and _\.$/],
    ['{"forms":[{"id":"a","fields":[{"id":"e","type":"emial"}]}]}', /fields\.0\.type .*did you mean "email"/],
    ['{"paswords":{"site":"a"}}', /paswords is not known; did you mean "passwords"/],
    ['{"products":[{"structuredContent":1}]}', /products\.0\.structuredContent must be an object\.$/],
    ['{"passwords":{"collections":{"a":1}}}', /passwords\.collections must be an object of texts\.$/],
    ['{"popup":{"style":7}}', /popup\.style must be one of/],
    ['{"products":"none.json"}', /none\.json cannot be read: /],
  ];
  for (const [content, message] of WRONG) {
    it(`${content} is refused with a reason`, (test) => {
      assert.throws(() => readSeed(seedFile(test, content)), { message });
    });
  }
});
