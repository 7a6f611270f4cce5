/** Page views and heartbeats: loads, returns from the back/forward cache, prerendered pages. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { install } from '@sinonjs/fake-timers';
import { countHeartbeats } from '../../../src/services/tracking/heartbeats.ts';
import { countPageViews } from '../../../src/services/tracking/page-views.ts';
import { fakePage } from '../../support/node/fake-page.ts';

function counter(path = '/', prerendering = false) {
  const page = fakePage();
  page.document.prerendering = prerendering;
  const seen = { views: 0 };
  const controller = new AbortController();
  const record = () => {
    seen.views += 1;
  };
  countPageViews(record, { path, countsThisView: true }, page, controller.signal);
  return { ...page, seen, stop: () => controller.abort() };
}

describe('page views', () => {
  it('counts the load and each return from the cache', () => {
    const { seen, window, restore, stop } = counter();
    window.dispatchEvent(new Event('pageshow'));
    assert.equal(seen.views, 1, 'the first pageshow belongs to the load');
    restore();
    restore();
    assert.equal(seen.views, 3);
    stop();
    restore();
    assert.equal(seen.views, 3);
  });

  it('counts a prerendered page once, when it is activated', () => {
    const { seen, document } = counter('/', true);
    assert.equal(seen.views, 0);
    document.prerendering = false;
    document.dispatchEvent(new Event('prerenderingchange'));
    document.dispatchEvent(new Event('prerenderingchange'));
    assert.equal(seen.views, 1);
  });

  it('does not count a prerendered page that is thrown away', () => {
    const { seen, stop, document } = counter('/', true);
    stop();
    document.dispatchEvent(new Event('prerenderingchange'));
    assert.equal(seen.views, 0);
  });

  it('leaves the search page out', () => {
    const { seen, restore } = counter('/search');
    restore();
    assert.equal(seen.views, 0);
  });
});

describe('heartbeats', () => {
  it('beats for each 30 s of visible time', () => {
    const clock = install({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const { window, document } = fakePage();
      let beats = 0;
      const stop = countHeartbeats(
        () => {
          beats += 1;
        },
        { window, document },
      );
      clock.tick(20_000);
      document.setVisibility('hidden');
      clock.tick(500_000);
      assert.equal(beats, 0);
      document.setVisibility('visible');
      clock.tick(10_000);
      assert.equal(beats, 1);
      clock.tick(30_000);
      assert.equal(beats, 2);
      stop();
      clock.tick(90_000);
      assert.equal(beats, 2);
    } finally {
      clock.uninstall();
    }
  });
});
