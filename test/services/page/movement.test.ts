/** Tweens and scrolling on frames that the test draws. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clampedDuration, scrollIntoPlace } from '../../../src/services/page/scroll-into-place.ts';
import { type TweenOptions, tween } from '../../../src/services/page/tween.ts';

function frames() {
  let waiting: ((time: number) => void) | undefined;
  return {
    draw: (time: number) => {
      const run = waiting;
      waiting = undefined;
      run?.(time);
    },
    isWaiting: () => waiting !== undefined,
    environment: {
      now: () => 1000,
      requestFrame: (run: (time: number) => void) => {
        waiting = run;
        return 1;
      },
      cancelFrame: () => {
        waiting = undefined;
      },
    },
  };
}

describe('a tween', () => {
  it('takes 300 ms, slow at both ends, and ends at 1', async () => {
    const { draw, environment } = frames();
    const steps: number[] = [];
    const done = tween((progress) => steps.push(Number(progress.toFixed(3))), {}, environment);
    for (const time of [1000, 1075, 1150, 1400]) draw(time);
    assert.equal(await done, true);
    assert.deepEqual(steps, [0, 0.146, 0.5, 1]);
  });

  it('is over at once where it takes no time', async () => {
    const steps: number[] = [];
    assert.equal(
      await tween((progress) => steps.push(progress), { duration: 0 }, frames().environment),
      true,
    );
    assert.deepEqual(steps, [1]);
  });

  it('stops when it is told to', async () => {
    const { draw, isWaiting, environment } = frames();
    const controller = new AbortController();
    const steps: number[] = [];
    const done = tween((progress) => steps.push(progress), { signal: controller.signal }, environment);
    draw(1000);
    controller.abort();
    assert.equal(await done, false);
    assert.deepEqual([steps, isWaiting()], [[0], false]);
    assert.equal(await tween(() => assert.fail(), { signal: controller.signal }, environment), false);
  });

  for (const duration of [Number.POSITIVE_INFINITY, Number.NaN, -1])
    it(`refuses ${duration} ms`, () => {
      assert.throws(() => tween(() => {}, { duration }, frames().environment), RangeError);
    });
});

describe('scrolling to an element', () => {
  async function scroll(options: object, reduces = false) {
    const places: number[] = [];
    let duration: number | undefined;
    await scrollIntoPlace(
      { getBoundingClientRect: () => ({ top: 500 }) as DOMRect },
      options,
      {
        scrollY: 100,
        scrollTo: ({ top }: { top: number }) => places.push(top),
        matchMedia: () => ({ matches: reduces }),
      } as unknown as Window,
      async (step, given: TweenOptions = {}) => {
        duration = given.duration;
        step(0.5);
        step(1);
        return true;
      },
    );
    return { places, duration };
  }

  it('leaves 30 px above it and takes 50 ms', async () => {
    assert.deepEqual(await scroll({}), { places: [335, 570], duration: 50 });
    assert.deepEqual(await scroll({ offset: 0, duration: 200 }), { places: [350, 600], duration: 200 });
  });

  it('does not move for who wants no motion', async () => {
    assert.equal((await scroll({}, true)).duration, 0);
  });

  it('keeps its time within bounds', () => {
    assert.deepEqual([-1, 1e9, Number.NaN, 80].map(clampedDuration), [0, 5000, 50, 80]);
  });
});
