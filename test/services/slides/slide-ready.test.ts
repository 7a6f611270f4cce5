/** When a slide counts as ready: images, at most 2 s, then fonts, at most ten looks. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { type Clock, install } from '@sinonjs/fake-timers';
import { animationReady, slideReady } from '../../../src/services/slides/slide-ready.ts';

let clock: Clock;
beforeEach(() => {
  clock = install({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => clock.uninstall());

class Picture extends EventTarget {
  complete = false;
}

function wait(pictures: Picture[], fontStatus: FontFaceSetLoadStatus = 'loaded') {
  const fonts = { status: fontStatus };
  const controller = new AbortController();
  const result = { ready: undefined as boolean | undefined, at: 0 };
  slideReady(pictures as never, controller.signal, { fonts }).then((ready) => {
    result.ready = ready;
    result.at = clock.now;
  });
  return { fonts, result, giveUp: () => controller.abort() };
}

describe('slide readiness', () => {
  it('is at once without images', async () => {
    const { result } = wait([]);
    await clock.tickAsync(0);
    assert.equal(result.ready, true);
  });

  it('waits for every image; a broken one counts', async () => {
    const pictures = [new Picture(), new Picture()];
    const { result } = wait(pictures);
    await clock.tickAsync(100);
    pictures[0]?.dispatchEvent(new Event('load'));
    await clock.tickAsync(100);
    assert.equal(result.ready, undefined);
    pictures[1]?.dispatchEvent(new Event('error'));
    await clock.tickAsync(0);
    assert.deepEqual(result, { ready: true, at: 200 });
  });

  it('waits 2 s for images at most', async () => {
    const { result } = wait([new Picture()]);
    await clock.tickAsync(1999);
    assert.equal(result.ready, undefined);
    await clock.tickAsync(1);
    assert.deepEqual(result, { ready: true, at: 2000 });
  });

  it('looks at the fonts ten times at most', async () => {
    const { result } = wait([], 'loading');
    await clock.tickAsync(1000);
    assert.deepEqual(result, { ready: true, at: 500 });
  });

  it('goes on when the fonts are there', async () => {
    const { result, fonts } = wait([], 'loading');
    await clock.tickAsync(120);
    fonts.status = 'loaded';
    await clock.tickAsync(1000);
    assert.equal(result.at, 150);
  });

  it('is given up with the slide', async () => {
    const { result, giveUp } = wait([new Picture()]);
    await clock.tickAsync(10);
    giveUp();
    await clock.tickAsync(0);
    assert.equal(result.ready, false);
    assert.equal(clock.countTimers(), 0);
  });

  it('leaves no timer behind', async () => {
    const picture = new Picture();
    picture.complete = true;
    wait([picture]);
    await clock.tickAsync(0);
    assert.equal(clock.countTimers(), 0);
  });

  it('makes a pop-up ready to animate 500 ms later, unless it is gone', async () => {
    const seen: boolean[] = [];
    const gone = new AbortController();
    animationReady(new AbortController().signal).then((ready) => seen.push(ready));
    animationReady(gone.signal).then((ready) => seen.push(ready));
    await clock.tickAsync(499);
    assert.deepEqual(seen, []);
    gone.abort();
    await clock.tickAsync(1);
    assert.deepEqual(seen, [false, true]);
  });
});
