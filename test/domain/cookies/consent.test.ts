/** Who decides about performance cookies, what is cleared, and when the banner asks. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type Consent,
  cookiesToClear,
  decideConsent,
  isBannerVisible,
} from '../../../src/domain/cookies/consent.ts';

const OPEN = {
  isCookieBannerEnabled: true,
  isRestrictiveCookiePolicyEnabled: false,
  isRestrictiveCookiePolicyAbsolute: false,
};
const RESTRICTIVE = { ...OPEN, isRestrictiveCookiePolicyEnabled: true };
const ABSOLUTE = { ...RESTRICTIVE, isRestrictiveCookiePolicyAbsolute: true };

describe('consent', () => {
  const rows: [string, typeof OPEN, string | undefined, boolean, boolean, Consent['source']][] = [
    ['no policy', OPEN, undefined, false, true, 'policy'],
    ['restrictive, not asked yet', RESTRICTIVE, undefined, false, false, 'policy'],
    ['restrictive, agreed', RESTRICTIVE, 'true', false, true, 'visitor'],
    ['restrictive, declined', RESTRICTIVE, 'false', false, false, 'visitor'],
    ['no policy, declined', OPEN, 'false', false, false, 'visitor'],
    ['privacy control', OPEN, undefined, true, false, 'privacy-control'],
    ['privacy control, agreed on this site', OPEN, 'true', true, true, 'visitor'],
    ['privacy control, declined', OPEN, 'false', true, false, 'visitor'],
    ['absolute, agreed', ABSOLUTE, 'true', false, false, 'owner'],
    ['absolute, not asked', ABSOLUTE, undefined, false, false, 'owner'],
    ['a broken cookie is no answer', RESTRICTIVE, 'yes', false, false, 'policy'],
  ];
  for (const [title, policy, cookie, gpc, performance, source] of rows) {
    it(`${title}: ${performance ? 'allowed' : 'not allowed'} by ${source}`, () => {
      const consent = decideConsent(policy, cookie, gpc);
      assert.deepEqual([consent.performance, consent.source], [performance, source]);
      const cleared = performance ? [] : ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'];
      assert.deepEqual([...cookiesToClear(consent)], cleared);
    });
  }

  const banner: [string, typeof OPEN, string | undefined, string, boolean][] = [
    ['enabled', OPEN, undefined, '', true],
    ['not enabled', { ...OPEN, isCookieBannerEnabled: false }, undefined, '', false],
    ['answered yes', OPEN, 'true', '', false],
    ['answered no', OPEN, 'false', '', false],
    ['screenshot', OPEN, undefined, '?sqsscreenshot=true', false],
  ];
  for (const [title, policy, cookie, query, visible] of banner) {
    it(`banner, ${title}: ${visible}`, () => {
      assert.equal(isBannerVisible(policy, decideConsent(policy, cookie, false), query), visible);
    });
  }
});
