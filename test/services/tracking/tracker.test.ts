/** One site's tracker: who is counted, with which cookie, and that nothing it does can fail the page. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Consent } from '../../../src/domain/cookies/consent.ts';
import { isMobileDevice } from '../../../src/domain/site/device.ts';
import { readSite } from '../../../src/domain/site/page-context.ts';
import {
  buttonClick,
  buttonRender,
  formRender,
  popupEvent,
  quickView,
} from '../../../src/domain/tracking/census.ts';
import { createCookies } from '../../../src/services/page/cookies.ts';
import { createStorage } from '../../../src/services/page/storage.ts';
import { createPopupRecordStore } from '../../../src/services/popup/popup-record.ts';
import { createEventsApi } from '../../../src/services/tracking/events-api.ts';
import { readPageFacts } from '../../../src/services/tracking/page-facts.ts';
import { createTracker, type Tracker } from '../../../src/services/tracking/tracker.ts';
import { createVisitorCookies } from '../../../src/services/tracking/visitor-cookies.ts';
import { fakeCookies, fakeHttp, httpError } from '../../support/node/fake-page.ts';

const NOW = 1_800_000_000_000;
const PAGE = {
  window: { innerWidth: 800, innerHeight: 600, screen: { width: 1600, height: 900 } },
  document: { title: 'X' },
  location: { href: 'https://a.test/x?q#h', pathname: '/x', hash: '#h' },
  navigator: { userAgent: 'UA' },
};
const MEDIA = { action: 'play', mediaId: 'm1', title: 'Song', position: 3, duration: 60 } as const;
const BUTTON = {
  pagePath: '/x',
  id: 's',
  buttonText: 'Go',
  clickthroughUrl: '/go',
  alignment: undefined,
  size: undefined,
  newWindow: false,
  context: 'button-block',
} as const;
const FORM = { formId: 'f1', visitorCookie: 'v', pagePath: '/x', contentSource: 'c' } as const;
const POPUP = {
  pagePath: '/x',
  version: 1,
  action: 'close',
  trigger: 'scroll',
  layoutId: undefined,
  buttons: [],
  formId: undefined,
} as const;

function tracker(site: object = {}, performance = true, answers: Parameters<typeof fakeHttp> = []) {
  const jar = fakeCookies({ crumb: 'c' });
  const cookies = createCookies({ cookies: jar.cookies, hostname: 'a.test', isSecure: true });
  const { http, sent } = fakeHttp(...answers);
  const consent: Consent = { performance, source: 'visitor', isDecided: true };
  const created = createTracker(readSite({ websiteId: 'w1', ...site }), () => consent, {
    beacon: { send: http.send, survivesLeaving: true, crumb: () => undefined },
    visitor: createVisitorCookies({ cookies, now: () => NOW, newId: () => 'new' }),
    events: async () => createEventsApi(http, cookies, () => {}),
    page: () => readPageFacts(PAGE, NOW),
  });
  const hits = () => sent.map(({ request }) => Object.fromEntries(request.form as URLSearchParams));
  return { tracker: created, sent, hits, kept: jar.kept };
}

/** title, call, path, JSON body where it has one */
const CALLS: [string, (tracker: Tracker) => Promise<boolean>, string, unknown?][] = [
  ['page view', (it) => it.hit('pageView'), 'census/RecordHit'],
  ['search', (it) => it.hit('siteSearch', { query: 'tea' }), 'census/RecordHit'],
  ['heartbeat', (it) => it.hit('heartbeat'), 'census/RecordHit'],
  ['audio', (it) => it.hit('audio', MEDIA), 'census/RecordHit'],
  ['video', (it) => it.hit('video', MEDIA), 'census/RecordHit'],
  ['button click', (it) => it.census(buttonClick(BUTTON)), 'census/button-click', BUTTON],
  ['button render', (it) => it.census(buttonRender(BUTTON)), 'census/button-render', BUTTON],
  ['form render', (it) => it.census(formRender(FORM)), 'census/form-render', FORM],
  ['pop-up', (it) => it.census(popupEvent(POPUP)), 'census/overlay', POPUP],
  ['quick view', (it) => it.census(quickView('p/1')), 'census/RecordQuickView/p%2F1'],
  ['event', (it) => it.event('add', { a: 1 }), 'events/RecordEvent'],
];

describe('tracker', () => {
  for (const [title, call, path, json] of CALLS) {
    it(`${title} goes to ${path}`, async () => {
      const { tracker: visitor, sent } = tracker();
      assert.equal(await call(visitor), true);
      assert.deepEqual(
        sent.map((one) => [one.path, one.request.json]),
        [[path, json]],
      );
    });
    it(`${title} is not sent for a signed-in editor`, async () => {
      const { tracker: editor, sent } = tracker({ account: { id: 'e', roles: [4] } });
      assert.equal(await call(editor), false);
      assert.deepEqual([sent.length, editor.skipReason], [0, 'authenticated']);
    });
    for (const failure of [httpError(500), httpError(0), new TypeError('blocked')]) {
      it(`${title} that fails with ${failure.message} only says so`, async () => {
        assert.equal(await call(tracker({}, true, [failure]).tracker), false);
      });
    }
  }

  it('gives each hit its code, its details and the visitor', async () => {
    const { tracker: visitor, hits } = tracker();
    await visitor.hit('pageView');
    assert.deepEqual(Object.keys(hits()[0] ?? {}), ['event', 'data', 'ss_cvr']);
    await visitor.hit('siteSearch', { query: 'tea' });
    await visitor.hit('video', MEDIA);
    assert.deepEqual(
      hits().map(({ event }) => event),
      ['1', '2', '21'],
    );
    assert.equal(hits()[0]?.ss_cvr, `new|${NOW}|${NOW}|${NOW}|1`);
    assert.equal(JSON.parse(hits()[1]?.data ?? '').query, 'tea');
    const { action, mediaId, position, url, viewportInnerWidth } = JSON.parse(hits()[2]?.data ?? '');
    assert.deepEqual(
      [action, mediaId, position, url, viewportInnerWidth],
      ['play', 'm1', 3, 'https://a.test/x?q#h', 800],
    );
  });

  it('without consent names nobody and keeps nothing', async () => {
    const { tracker: visitor, hits, kept } = tracker({}, false);
    await visitor.hit('pageView');
    await visitor.event('add', {});
    assert.equal(hits()[0]?.ss_cvr, '');
    assert.deepEqual([...kept.keys()], ['crumb']);
  });

  it('puts the page and the name into the payload of an event', async () => {
    const { tracker: visitor, hits } = tracker();
    await visitor.event('add', { sku: 's1' });
    const { eventName, sku, pagePath, websiteId } = JSON.parse(hits()[0]?.data ?? '');
    assert.deepEqual([eventName, sku, pagePath, websiteId], ['add', 's1', '/x', 'w1']);
  });
});

describe('pop-up record store', () => {
  it('keeps what happened, across readers, also without storage', () => {
    const memory = new Map<string, string>();
    const blocked = () => {
      throw new Error('blocked');
    };
    const store = () => createPopupRecordStore(createStorage('local', blocked, memory), () => NOW);
    assert.equal(store().read(), undefined);
    store().closed(2);
    store().submitted(2);
    assert.deepEqual(store().read(), { version: 2, closedAt: NOW, submitted: true, unknown: {} });
    assert.deepEqual(JSON.parse(memory.get('squarespace-popup-overlay') ?? ''), {
      version: 2,
      'date-closed': NOW,
      submitted: true,
    });
  });
});

describe('device', () => {
  const rows: [string, string, boolean | undefined, number, boolean][] = [
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', undefined, 5, true],
    ['an Android phone', 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537.36', true, 5, true],
    [
      'an iPad that claims to be a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605',
      undefined,
      5,
      true,
    ],
    ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', undefined, 0, false],
    ['a touch laptop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', false, 10, false],
    ['a browser that only hints', 'Mozilla/5.0', true, 0, true],
  ];
  for (const [title, userAgent, hint, touch, mobile] of rows) {
    it(`${title} is ${mobile ? '' : 'not '}mobile`, () =>
      assert.equal(isMobileDevice(userAgent, hint, touch), mobile));
  }
});
