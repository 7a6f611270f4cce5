/** The pop-up that the owner configures, and the pages it is rendered for. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { OWNER, startApp } from '../../support/node/server.ts';

const configure = (app: FastifyInstance, payload: object, headers: Record<string, string> = OWNER) =>
  app.inject({ method: 'PUT', url: '/api/owner/popup', headers, payload });

async function render(app: FastifyInstance, currentUrl: string, more = '') {
  const url = `/api/popup-overlay/render?currentUrl=${encodeURIComponent(currentUrl)}${more}`;
  return (await app.inject({ url })).json() as { shouldDisplayOnPage: boolean; renderedHtml: string };
}

const NONE = { shouldDisplayOnPage: false, renderedHtml: '' };

describe('the rendered pop-up', () => {
  it('is nothing until the owner sets one', async (test) => {
    const app = await startApp(test);
    assert.deepEqual(await render(app, '/'), NONE);
    assert.deepEqual(await render(app, '/', '&forceVisibility=true'), NONE);
  });

  it('is the owner’s HTML on the owner’s pages', async (test) => {
    const app = await startApp(test, { production: true });
    const renderedHtml = '<p>Hello</p>';
    assert.equal((await configure(app, { renderedHtml, paths: ['/shop'] })).statusCode, 200);
    assert.deepEqual(await render(app, '/shop#top'), { shouldDisplayOnPage: true, renderedHtml });
    assert.deepEqual(await render(app, '/about'), NONE);
    assert.equal((await render(app, '/about', '&forceVisibility=true')).renderedHtml, renderedHtml);
  });

  const PAGES: [object, string, boolean][] = [
    [{}, '/about', true],
    [{ paths: ['/shop'], showOnAllPages: true }, '/about', true],
    [{ paths: ['/shop'], showOnAllPages: false }, '/shop', true],
    [{ paths: ['/shop'], showOnAllPages: false }, '/about', false],
    [{ showOnAllPages: false }, '/about', false],
  ];
  for (const [settings, page, isShown] of PAGES)
    it(`${JSON.stringify(settings)} is ${isShown ? '' : 'not '}for ${page}`, async (test) => {
      const app = await startApp(test);
      await configure(app, { renderedHtml: 'x', ...settings });
      assert.equal((await render(app, page)).shouldDisplayOnPage, isShown);
    });

  it('with style none shows only where it is forced', async (test) => {
    const app = await startApp(test);
    await configure(app, { style: 1, renderedHtml: 'x' });
    assert.deepEqual(await render(app, '/'), NONE);
    assert.equal((await render(app, '/', '&forceVisibility=true')).shouldDisplayOnPage, true);
  });

  it('is the owner’s to change, in the right shape', async (test) => {
    const app = await startApp(test);
    assert.equal((await configure(app, {}, {})).statusCode, 401);
    const wrong = await configure(app, { style: 7 });
    assert.equal(wrong.statusCode, 400);
    assert.match(wrong.json().error, /style must be/);
  });
});
