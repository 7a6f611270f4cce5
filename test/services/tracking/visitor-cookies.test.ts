/** Visitor cookies under consent. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
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
