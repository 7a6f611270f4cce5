/** The owner's counts, and the page that draws them. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { axeProblems } from '../../support/node/browser.ts';
import { enterView, NARROW, overflowOf, seeText, textsOf, WIDE } from '../../support/node/owner-views.ts';
import { DEMO_SEED, handClock, OWNER, startApp, Visitor } from '../../support/node/server.ts';

const DAY_SECONDS = 86_400;

async function report(app: FastifyInstance, path: string, payload: object) {
  const response = await app.inject({ method: 'POST', url: `/api/census/${path}`, payload });
  assert.equal(response.statusCode, 204);
}

const view = (pagePath: string, visitor: string) => ({
  event: 1,
  data: { pagePath },
  ss_cvr: visitor && `${visitor}|1|1|1|1`,
});
const popup = (action: string) => ({ action, layoutId: 'card', version: 3, formId: 'news', pagePath: '/' });
const button = { pagePath: '/', buttonText: 'Order', clickthroughUrl: 'https://a.test/order' };

/** Two days of a small site; the second is today. */
async function siteWithVisitors(test: TestContext) {
  const clock = handClock();
  const app = await startApp(test, { now: clock.now, seed: DEMO_SEED });
  await report(app, 'RecordHit', view('/', 'ada'));
  clock.advance(DAY_SECONDS);
  await report(app, 'RecordHit', view('/', 'ada'));
  await report(app, 'RecordHit', view('/', 'ada'));
  await report(app, 'RecordHit', view('/<b>shop</b>', 'bob'));
  await report(app, 'RecordHit', view('/', ''));
  await report(app, 'RecordHit', { event: 10, data: { pagePath: '/' } });
  for (const action of ['display', 'display', 'display', 'close', 'dismiss']) {
    await report(app, 'overlay', popup(action));
  }
  await report(app, 'button-render', button);
  await report(app, 'button-render', button);
  await report(app, 'button-click', button);
  for (const id of ['demo-shirt', 'gone', 'demo-shirt']) await report(app, `RecordQuickView/${id}`, {});
  await (await Visitor.arrive(app)).save('news', { email: 'ada@example.com' });
  return app;
}

describe('the owner’s insights', () => {
  it('count per day, page, pop-up, button and product', async (test) => {
    const app = await siteWithVisitors(test);
    const response = await app.inject({ url: '/api/owner/insights?days=3', headers: OWNER });
    assert.deepEqual(response.json(), {
      days: [
        { day: '2026-11-26', views: 0, visitors: 0 },
        { day: '2026-11-27', views: 1, visitors: 1 },
        { day: '2026-11-28', views: 4, visitors: 2 },
      ],
      pages: [
        { path: '/', views: 4 },
        { path: '/<b>shop</b>', views: 1 },
      ],
      popups: [{ layoutId: 'card', version: 3, formId: 'news', shown: 3, closed: 2, submitted: 1 }],
      buttons: [{ text: 'Order', url: 'https://a.test/order', seen: 2, clicked: 1 }],
      products: [
        { id: 'demo-shirt', title: 'Linen shirt', quickViews: 2 },
        { id: 'gone', title: '', quickViews: 1 },
      ],
    });
    const today = await app.inject({ url: '/api/owner/insights?days=1', headers: OWNER });
    assert.equal(today.json().days.length, 1);
    const tooLong = await app.inject({ url: '/api/owner/insights?days=9999', headers: OWNER });
    assert.equal(tooLong.statusCode, 400);
  });

  it('are drawn under the strict policy, without an accessibility problem, in either scheme, wide and narrow', async (test) => {
    const { page, complaints } = await enterView(test, await siteWithVisitors(test), '/insights');
    await page.waitForSelector('.columns');
    const label = await page.$eval('.columns', (chart) => chart.getAttribute('aria-label'));
    assert.equal(label, '5 page views in 30 days, most on Nov 28, 2026: 4.');
    assert.deepEqual(await textsOf(page, '[aria-label="Pop-ups, numbers"] tbody tr'), [
      'card version 3, form news 3 2 1',
    ]);
    await seeText(page, '[aria-label="Pages, numbers"]', '/<b>shop</b>');
    await seeText(page, '[aria-label="Products, numbers"]', 'Linen shirt');
    for (const viewport of [WIDE, NARROW]) {
      await page.setViewport(viewport);
      for (const value of ['light', 'dark']) {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
        assert.deepEqual([await axeProblems(page), await overflowOf(page)], [[], 0]);
      }
    }
    await page.select('select', '7');
    await page.waitForSelector('[aria-label^="5 page views in 7 days"]');
    assert.deepEqual(complaints, []);
  });
});
