/** The hit payload and the encodings of the tracking calls, field by field. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSite } from '../../../src/domain/site/page-context.ts';
import {
  eventBody,
  eventError,
  eventFields,
  isEventAccepted,
} from '../../../src/domain/tracking/event-encoding.ts';
import { nextHeartbeatMs, startHeartbeat, stepHeartbeat } from '../../../src/domain/tracking/heartbeat.ts';
import { buildHit, EVENT_TYPE, hitFields } from '../../../src/domain/tracking/hit.ts';
import { pageTypeName, slideTypeName } from '../../../src/domain/tracking/page-types.ts';

const PAGE = {
  pagePath: '/blog/x',
  pageHash: '#top',
  userAgent: 'UA',
  clientDate: 1700,
  viewportInnerWidth: 1280,
  viewportInnerHeight: 720,
  screenWidth: 1920,
  screenHeight: 1080,
  url: 'https://a.test/blog/x?q=1#top',
  title: 'X',
};
const SITE = readSite({
  websiteId: 'w1',
  templateId: 't1',
  variantId: 'a',
  memberAccountId: 'm1',
  memberLocale: 'de-DE',
  locale: 'en-US',
  itemId: 'i1',
  recordType: 11,
  collectionId: 'c1',
});

describe('hit', () => {
  it('carries every field of the call', () => {
    assert.deepEqual(buildHit(SITE, PAGE), {
      websiteId: 'w1',
      templateId: 't1',
      variantId: 'a',
      memberAccountId: 'm1',
      pagePath: '/blog/x',
      pageHash: '#top',
      member_locale: 'de-DE',
      website_locale: 'en-US',
      userAgent: 'UA',
      clientDate: 1700,
      viewportInnerWidth: 1280,
      viewportInnerHeight: 720,
      screenWidth: 1920,
      screenHeight: 1080,
      url: 'https://a.test/blog/x?q=1#top',
      title: 'X',
      itemId: 'i1',
      recordType: 11,
      collectionId: 'c1',
    });
  });

  it('is sent as event, data and ss_cvr', () => {
    const data = buildHit(SITE, PAGE);
    const fields = hitFields('pageView', data, 'v|1|1|1|1');
    assert.deepEqual(fields, { event: '1', data: JSON.stringify(data), ss_cvr: 'v|1|1|1|1' });
    assert.equal(hitFields('video', data, undefined).ss_cvr, '');
  });

  it('leaves out what the page does not know', () => {
    const data = JSON.parse(hitFields('pageView', buildHit(readSite({}), PAGE), undefined).data);
    assert.equal('websiteId' in data || 'itemId' in data, false);
  });

  it('has the event codes of the call', () => {
    assert.deepEqual(EVENT_TYPE, { pageView: 1, siteSearch: 2, heartbeat: 10, audio: 20, video: 21 });
  });
});

describe('event encodings', () => {
  it('writes the form', () => {
    assert.deepEqual(eventFields('cr', 'add', { a: 1 }), { crumb: 'cr', event: 'add', data: '{"a":1}' });
  });
  it('writes the JSON', () =>
    assert.deepEqual(eventBody('add', { a: 1 }), { event: 'add', payload: { a: 1 } }));
  for (const [status, accepted] of [
    [200, true],
    [202, true],
    [201, false],
    [204, false],
    [302, false],
    [500, false],
  ] as const) {
    it(`${status} is ${accepted ? '' : 'no '}success`, () => assert.equal(isEventAccepted(status), accepted));
  }
  it('warns with the status', () => assert.equal(eventError(503), 'Error tracking event: HTTP Status 503'));
});

describe('page and slide types', () => {
  const pages: [number, string | undefined][] = [
    [1, 'collection'],
    [2, 'page'],
    [3, 'splashPage'],
    [50, 'item'],
    [100, 'notFound'],
    [101, 'error'],
    [102, 'search'],
    [103, 'lockScreen'],
    [104, 'popupOverlay'],
    [105, 'protectedContent'],
    [106, 'memberAreaAccessDenied'],
    [107, 'paywall'],
    [200, 'showCart'],
    [201, 'checkout'],
    [202, 'orderConfirmed'],
    [203, 'donate'],
    [204, 'contributionConfirmed'],
    [205, 'cartV2'],
    [206, 'subscriptionConfirmed'],
    [207, 'orderReceived'],
    [208, 'membershipConfirmed'],
    [209, 'reviewsRequest'],
    [210, 'digitalProductPreview'],
    [211, 'orderStatus'],
    [300, 'newsletterUnsubscribe'],
    [301, 'commerceEmailPreview'],
    [400, 'ssoPage'],
    [4, undefined],
  ];
  for (const [code, name] of pages)
    it(`page ${code} is ${name}`, () => assert.equal(pageTypeName(code), name));
  for (const [code, name] of [
    [1, 'coverPage'],
    [2, 'lockScreen'],
    [3, 'popupOverlay'],
    [4, 'ssoScreen'],
    [5, undefined],
  ] as const) {
    it(`slide ${code} is ${name}`, () => assert.equal(slideTypeName(code), name));
  }
});

describe('heartbeat', () => {
  it('counts visible time only', () => {
    let state = startHeartbeat(true, 0);
    assert.equal(nextHeartbeatMs(state), 30_000);
    state = stepHeartbeat(state, false, 20_000).state;
    assert.equal(nextHeartbeatMs(state), undefined);
    state = stepHeartbeat(state, true, 500_000).state;
    assert.equal(nextHeartbeatMs(state), 10_000);
    assert.equal(stepHeartbeat(state, true, 509_999).isDue, false);
    assert.equal(stepHeartbeat(state, true, 510_000).isDue, true);
  });
  it('stops after sixty', () => {
    let state = startHeartbeat(true, 0);
    let sent = 0;
    for (let beat = 1; beat <= 70; beat += 1) {
      const step = stepHeartbeat(state, true, beat * 30_000);
      state = step.state;
      sent += step.isDue ? 1 : 0;
    }
    assert.equal(sent, 60);
    assert.equal(nextHeartbeatMs(state), undefined);
  });
});
