/** Visitor cookies under consent, and the visitor's answer. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createConsentStore } from '../../../src/services/consent/consent-store.ts';
import { createCookies } from '../../../src/services/page/cookies.ts';
import { createVisitorCookies } from '../../../src/services/tracking/visitor-cookies.ts';
import { fakeCookies } from '../../support/node/fake-page.ts';

const NOW = 1_800_000_000_000;
const ALLOWED = { performance: true, source: 'policy', isDecided: false } as const;
const DENIED = { ...ALLOWED, performance: false };

function page(initial: Record<string, string> = {}) {
  const jar = fakeCookies(initial);
  const cookies = createCookies({ cookies: jar.cookies, hostname: 'a.test', isSecure: true });
  const visitor = createVisitorCookies({ cookies, now: () => NOW, newId: () => 'new' });
  return { ...jar, jar: cookies, visitor };
}

describe('visitor cookies', () => {
  it('makes both for a new visitor, with their lives', () => {
    const { visitor, kept, writes } = page();
    visitor.touch(ALLOWED);
    assert.deepEqual([kept.get('ss_cvr'), kept.get('ss_cvt')], [`new|${NOW}|${NOW}|${NOW}|1`, String(NOW)]);
    assert.match(writes[0]!, /Max-Age=63072000/);
    assert.match(writes[1]!, /Max-Age=1800/);
    assert.equal(visitor.current(), `new|${NOW}|${NOW}|${NOW}|1`);
  });

  it('writes nothing on the second page of a visit', () => {
    const { visitor, writes } = page({ ss_cvr: `v|1|1|${NOW}|2`, ss_cvt: String(NOW - 1000) });
    visitor.touch(ALLOWED);
    assert.deepEqual(writes, []);
  });

  it('without consent clears the five and knows nobody', () => {
    const five = { ss_cid: '1', ss_cpvisit: '1', ss_cvisit: '1', ss_cvr: 'v|1|1|1|1', ss_cvt: '1' };
    const { visitor, kept } = page({ ...five, crumb: 'c' });
    visitor.touch(DENIED);
    assert.deepEqual([...kept.keys()], ['crumb']);
    assert.equal(visitor.current(), undefined);
  });
});

describe('consent store', () => {
  const policy = {
    isCookieBannerEnabled: true,
    isRestrictiveCookiePolicyEnabled: true,
    isRestrictiveCookiePolicyAbsolute: false,
  };
  const store = (initial: Record<string, string>, globalPrivacyControl = false, own = policy) => {
    const { jar, visitor, kept, writes } = page(initial);
    return { store: createConsentStore(own, { cookies: jar, visitor, globalPrivacyControl }), kept, writes };
  };

  it('clears under a restrictive policy as soon as it is to be kept, and not by being made', () => {
    const { store: consent, kept } = store({ ss_cvr: 'v|1|1|1|1' });
    assert.deepEqual([consent.get().performance, kept.has('ss_cvr')], [false, true]);
    consent.enforce();
    assert.equal(kept.has('ss_cvr'), false);
  });

  it('keeps the answer, tells who listens, and takes it back', () => {
    const { store: consent, kept } = store({});
    const heard: boolean[] = [];
    const stop = consent.subscribe(({ performance }) => heard.push(performance));
    consent.choose(true);
    assert.equal(kept.get('ss_performanceCookiesAllowed'), 'true');
    kept.set('ss_cvr', 'v|1|1|1|1');
    consent.choose(false);
    assert.deepEqual([kept.get('ss_performanceCookiesAllowed'), kept.has('ss_cvr')], ['false', false]);
    consent.reset();
    assert.deepEqual([kept.has('ss_performanceCookiesAllowed'), consent.get().isDecided], [false, false]);
    stop();
    consent.choose(true);
    assert.deepEqual(heard, [true, false, false]);
  });

  it('honours Global Privacy Control until the visitor agrees on this site', () => {
    const open = { ...policy, isRestrictiveCookiePolicyEnabled: false };
    const { store: consent } = store({}, true, open);
    assert.deepEqual([consent.get().performance, consent.get().source], [false, 'privacy-control']);
    consent.choose(true);
    assert.equal(consent.get().performance, true);
  });

  it('holds the answer for this page when cookies are blocked', () => {
    const blocked = { get: () => undefined, set: () => false, remove: () => {} };
    const visitor = { clear: () => {} };
    const consent = createConsentStore(policy, { cookies: blocked, visitor, globalPrivacyControl: false });
    consent.choose(true);
    assert.equal(consent.get().performance, true);
  });
});
