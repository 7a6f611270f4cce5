/** The visitor's answer: kept, taken back, and followed wherever it is given. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createConsentStore } from '../../../src/services/consent/consent-store.ts';
import { createCookies } from '../../../src/services/page/cookies.ts';
import { createVisitorCookies } from '../../../src/services/tracking/visitor-cookies.ts';
import { fakeCookies } from '../../support/node/fake-page.ts';

describe('consent store', () => {
  const policy = {
    isCookieBannerEnabled: true,
    isRestrictiveCookiePolicyEnabled: true,
    isRestrictiveCookiePolicyAbsolute: false,
  };
  const store = (initial: Record<string, string>, globalPrivacyControl = false, own = policy) => {
    const { cookies: jar, kept } = fakeCookies(initial);
    const cookies = createCookies({ cookies: jar, hostname: 'a.test', isSecure: true });
    const visitor = createVisitorCookies({ cookies, now: () => 0, newId: () => 'new' });
    const watchers = new Set<() => void>();
    const watchElsewhere = (look: () => void) => {
      watchers.add(look);
      return () => watchers.delete(look);
    };
    const environment = { cookies, visitor, globalPrivacyControl, watchElsewhere };
    return { store: createConsentStore(own, environment), kept, watchers };
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
    const cookies = { get: () => undefined, set: () => false, remove: () => {} };
    const visitor = { clear: () => {} };
    const watchElsewhere = () => () => {};
    const environment = { cookies, visitor, globalPrivacyControl: false, watchElsewhere };
    const consent = createConsentStore(policy, environment);
    consent.choose(true);
    assert.equal(consent.get().performance, true);
    consent.reset();
    assert.deepEqual([consent.get().performance, consent.get().isDecided], [false, false]);
  });

  it('follows what another tab has chosen: at each read, and told who listens', () => {
    const { store: consent, kept, watchers } = store({ ss_performanceCookiesAllowed: 'true' });
    assert.equal(consent.get(), consent.get());
    kept.set('ss_performanceCookiesAllowed', 'false');
    assert.equal(consent.get().performance, false);
    kept.set('ss_cvr', 'v|1|1|1|1');
    const heard: boolean[] = [];
    const stop = consent.subscribe(({ performance }) => heard.push(performance));
    for (const look of watchers) look();
    for (const look of watchers) look();
    assert.deepEqual([heard, kept.has('ss_cvr')], [[false], false]);
    stop();
    assert.equal(watchers.size, 0);
  });
});
