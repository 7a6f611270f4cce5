/** Request bodies and answers of the census and event calls, as spec 1 §7 writes them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSite } from '../../src/domain/site/page-context.ts';
import { buildHit } from '../../src/domain/tracking/hit.ts';
import { createCensus } from '../../src/services/census-api.ts';
import { createCookies } from '../../src/services/cookies.ts';
import { createEventsApi } from '../../src/services/events-api.ts';
import { fakeCookies, fakeHttp, httpError } from '../support/node/fake-page.ts';

const PAGE = {
  url: 'https://a.test/x',
  path: '/x',
  hash: '',
  title: 'X',
  userAgent: 'UA',
  viewport: { width: 1, height: 2 },
  screen: { width: 3, height: 4 },
  now: 5,
};
const BUTTON = {
  pagePath: '/x',
  id: 'overlay-center-card-01',
  buttonText: 'Go',
  clickthroughUrl: 'https://b.test/',
  alignment: 'center',
  size: 'large',
  newWindow: false,
  context: 'popup-overlay',
} as const;
const POPUP = {
  pagePath: '/x',
  version: 2,
  action: 'display',
  trigger: 'time',
  layoutId: 'overlay-center-card-01',
  buttons: [{ text: 'Go', url: '/go' }],
  formId: 'f1',
} as const;

describe('census', () => {
  it('records a hit as a form', async () => {
    const { http, sent } = fakeHttp();
    const data = buildHit(readSite({ websiteId: 'w1' }), PAGE);
    assert.equal(await createCensus(http).recordHit(1, data, 'v|1|1|1|1'), true);
    const form = sent[0]?.request.form as URLSearchParams;
    assert.equal(sent[0]?.path, 'census/RecordHit');
    assert.deepEqual([...form.keys()], ['event', 'data', 'ss_cvr']);
    assert.deepEqual([form.get('event'), form.get('ss_cvr')], ['1', 'v|1|1|1|1']);
    assert.equal(JSON.parse(form.get('data') ?? '').websiteId, 'w1');
  });

  const render = { formId: 'f1', visitorCookie: 'v|1|1|1|1', pagePath: '/x', contentSource: 'c' } as const;
  const calls: [string, (census: ReturnType<typeof createCensus>) => Promise<boolean>, string, unknown][] = [
    ['a button click', (census) => census.buttonClick(BUTTON), 'census/button-click', BUTTON],
    ['a button render', (census) => census.buttonRender(BUTTON), 'census/button-render', BUTTON],
    ['a form render', (census) => census.formRender(render), 'census/form-render', render],
    ['a pop-up event', (census) => census.overlay(POPUP), 'census/overlay', POPUP],
    ['a quick view', (census) => census.quickView('p/1'), 'census/RecordQuickView/p%2F1', undefined],
  ];
  for (const [title, call, path, json] of calls) {
    it(`records ${title}`, async () => {
      const { http, sent } = fakeHttp();
      assert.equal(await call(createCensus(http)), true);
      assert.deepEqual([sent[0]?.path, sent[0]?.request.json], [path, json]);
    });
    for (const failure of [httpError(500), httpError(0), new TypeError('blocked')]) {
      it(`${title} that fails with ${failure.name} does not reach the page`, async () => {
        assert.equal(await call(createCensus(fakeHttp(failure).http)), false);
      });
    }
  }
});

describe('events', () => {
  function events(...answers: Parameters<typeof fakeHttp>) {
    const { http, sent } = fakeHttp(...answers);
    const warnings: string[] = [];
    const cookies = createCookies({ ...fakeCookies({ crumb: 'c1' }), hostname: 'a.test', isSecure: true });
    return { sent, warnings, api: createEventsApi(http, cookies, (text) => warnings.push(text)) };
  }

  it('sends the form with crumb, event and data', async () => {
    const { api, sent } = events();
    await api.recordEvent('add_to_cart', { id: 1 });
    assert.equal(sent[0]?.path, 'events/RecordEvent');
    assert.equal(String(sent[0]?.request.form), 'crumb=c1&event=add_to_cart&data=%7B%22id%22%3A1%7D');
  });

  it('sends the JSON with event and payload', async () => {
    const { api, sent } = events();
    await api.recordEvent('add_to_cart', { id: 1 }, 'json');
    assert.deepEqual(sent[0]?.request.json, { event: 'add_to_cart', payload: { id: 1 } });
  });

  for (const status of [200, 202]) {
    it(`takes ${status} as success`, async () => {
      const { api, warnings } = events({ status });
      await api.recordEvent('x', {});
      assert.deepEqual(warnings, []);
    });
  }

  for (const [status, answer] of [
    [201, { status: 201 }],
    [500, httpError(500)],
    [0, httpError(0)],
  ] as const) {
    it(`warns and rejects on ${status}`, async () => {
      const { api, warnings } = events(answer);
      const message = `Error tracking event: HTTP Status ${status}`;
      await assert.rejects(api.recordEvent('x', {}), { message });
      assert.deepEqual(warnings, [message]);
    });
  }

  for (const payload of [undefined, null]) {
    it(`refuses ${payload} as payload`, async () => {
      const { api, sent } = events();
      await assert.rejects(api.recordEvent('x', payload), { message: 'no payload' });
      assert.equal(sent.length, 0);
    });
  }
});
