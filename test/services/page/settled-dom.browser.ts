/** Waiting until the page comes to rest, on a clock of the test. */
import { expect, fixture, html } from '@open-wc/testing';
import { install } from '@sinonjs/fake-timers';
import { settledDom } from '../../../src/services/page/settled-dom.ts';

describe('a page that still changes', () => {
  async function watch(...changesAt: number[]) {
    const root = await fixture<HTMLElement>(html`<div></div>`);
    const clock = install({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    try {
      let outcome: boolean | undefined;
      settledDom(root).then((isAtRest) => {
        outcome = isAtRest;
      });
      let restedAt = 0;
      for (let ms = 10; outcome === undefined && ms <= 4000; ms += 10) {
        await clock.tickAsync(10);
        if (changesAt.includes(ms)) root.append('x');
        // The observer hears of it in a microtask.
        await Promise.resolve();
        restedAt = ms;
      }
      return { outcome, restedAt };
    } finally {
      clock.uninstall();
    }
  }

  it('is at rest after 100 ms without a change', async () => {
    expect(await watch()).to.deep.equal({ outcome: true, restedAt: 100 });
    expect(await watch(50, 120)).to.deep.equal({ outcome: true, restedAt: 220 });
  });

  it('is waited for 3,000 ms at most', async () => {
    const always = Array.from({ length: 400 }, (_, index) => index * 10);
    expect(await watch(...always)).to.deep.equal({ outcome: false, restedAt: 3000 });
  });
});
