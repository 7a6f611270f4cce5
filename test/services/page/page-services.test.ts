/** Everything behind one site tag together: what a visit sends, and that nothing is left when the tag goes. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { RECORD_ERRORS } from '../../../src/domain/api/tracking.ts';
import { readSite } from '../../../src/domain/site/page-context.ts';
import { EMPTY_LEDGER } from '../../../src/domain/tracking/beacon-budget.ts';
import { createConsentStore } from '../../../src/services/consent/consent-store.ts';
import { createCookies } from '../../../src/services/page/cookies.ts';
import { type PageOptions, startPage } from '../../../src/services/page/page-services.ts';
import { getPage } from '../../../src/services/page/site-registry.ts';
import { createBeacon } from '../../../src/services/tracking/beacon.ts';
import { createEventsApi } from '../../../src/services/tracking/events-api.ts';
import { readPageFacts } from '../../../src/services/tracking/page-facts.ts';
import { createVisitorCookies } from '../../../src/services/tracking/visitor-cookies.ts';
import { fakeCookies, fakeHttp, fakePage, settle } from '../../support/node/fake-page.ts';

const OPTIONS: PageOptions = { reportsErrors: true, sendsHeartbeats: false, countsThisView: true };

function start(context: object = {}, options: Partial<PageOptions> = {}) {
  const site = readSite({ websiteId: 'w1', templateId: 't1', ...context });
  const { window, document, hide, restore } = fakePage();
  const { http, sent } = fakeHttp();
  const jar = fakeCookies();
  const cookies = createCookies({ cookies: jar.cookies, hostname: 'a.test', isSecure: true });
  const visitor = createVisitorCookies({ cookies, now: () => 1000, newId: () => 'v' });
  const life = { window, document };
  const beacon = createBeacon(http, '/api/', {
    ...life,
    supportsKeepalive: true,
    sendBeacon: () => false,
    queue: { ledger: EMPTY_LEDGER, waiting: [] },
  });
  const location = { href: 'https://a.test/x', pathname: '/x', hash: '', assign: () => {} };
  const facts = {
    window: { innerWidth: 1, innerHeight: 1, screen: { width: 1, height: 1 } },
    document: { title: 'X' },
    location,
    navigator: { userAgent: 'UA' },
  };
  const stop = startPage(
    site,
    { ...OPTIONS, ...options },
    {
      ...life,
      location,
      hasButtons: () => false,
      formsExist: () => new Promise(() => {}),
      beacon,
      consent: createConsentStore(site.consent, {
        cookies,
        visitor,
        globalPrivacyControl: false,
        watchElsewhere: () => () => {},
      }),
      tracking: {
        beacon,
        visitor,
        events: async () => createEventsApi(http, cookies),
        page: () => readPageFacts(facts, 1000),
      },
    },
  );
  const raise = () =>
    window.dispatchEvent(Object.assign(new Event('error'), { error: new Error('boom'), message: '' }));
  const paths = () => sent.map(({ path }) => path);
  /** The reporter is fetched at the first error; what it has queued goes when the page is left. */
  const reported = async () => {
    while (!paths().includes(RECORD_ERRORS.path)) {
      await setImmediate();
      hide();
    }
  };
  return { site, sent, kept: jar.kept, paths, hide, restore, raise, reported, stop };
}

describe('page services', () => {
  it('counts the view, keeps the visitor, and counts the return from the cache', async () => {
    const page = start();
    page.restore();
    await settle();
    assert.deepEqual(page.paths(), ['census/RecordHit', 'census/RecordHit']);
    assert.equal(page.kept.get('ss_cvr'), 'v|1000|1000|1000|1');
    page.stop();
  });

  it('started anew, counts the return from the cache but not the same view again', async () => {
    const page = start({}, { countsThisView: false });
    await settle();
    assert.deepEqual(page.paths(), []);
    page.restore();
    await settle();
    assert.deepEqual(page.paths(), ['census/RecordHit']);
    page.stop();
  });

  it('reports errors with site, template, address and browser', async () => {
    const page = start();
    page.raise();
    await page.reported();
    const entries = page.sent.at(-1)?.request.json as { data: Record<string, unknown> }[] | undefined;
    const { error, ...about } = entries?.[0]?.data ?? {};
    assert.deepEqual(about, { websiteId: 'w1', templateId: 't1', url: 'https://a.test/x', userAgent: 'UA' });
    page.stop();
  });

  it('for a signed-in editor counts nothing but still reports errors', async () => {
    const page = start({ account: { id: 'e', roles: [1] } });
    page.raise();
    await page.reported();
    assert.deepEqual(page.paths(), [RECORD_ERRORS.path]);
    page.stop();
  });

  it('under a restrictive policy keeps no visitor until the visitor agrees', () => {
    const page = start({ cookieSettings: { isRestrictiveCookiePolicyEnabled: true } });
    assert.equal(page.kept.size, 0);
    getPage()?.consent.choose(true);
    page.restore();
    assert.equal(page.kept.has('ss_cvr'), true);
    page.stop();
  });

  it('is known to the widgets while the tag is there, and leaves nothing behind', async () => {
    const page = start();
    assert.equal(getPage()?.site, page.site);
    page.stop();
    assert.equal(getPage(), undefined);
    const before = page.sent.length;
    page.restore();
    page.raise();
    const other = start();
    other.raise();
    await other.reported();
    other.stop();
    page.hide();
    assert.equal(page.sent.length, before);
  });
});
