/** The viewer's arithmetic: stepping, neighbours, swipes, zoom and pan. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isTall } from '../../../src/domain/dialog.ts';
import { hashOfPicture, pictureInHash } from '../../../src/domain/lightbox/deep-link.ts';
import { viewerAction } from '../../../src/domain/lightbox/keys.ts';
import { canStep, judgeSwipe, neighbours, stepIndex } from '../../../src/domain/lightbox/viewer.ts';
import {
  clampPan,
  clampScale,
  isDoubleTap,
  NO_ZOOM,
  pinchScale,
  toggleZoom,
  zoomAt,
} from '../../../src/domain/lightbox/zoom.ts';

describe('stepping', () => {
  const rows: [number, number, number, boolean, number][] = [
    [0, 1, 3, false, 1],
    [2, 1, 3, false, 2],
    [0, -1, 3, false, 0],
    [2, 1, 3, true, 0],
    [0, -1, 3, true, 2],
    [1, -7, 3, true, 0],
    [0, 1, 1, true, 0],
    [0, 1, 0, true, 0],
    [0, 1, 0, false, 0],
  ];
  for (const [index, by, count, loops, expected] of rows) {
    it(`${index} ${by > 0 ? '+' : ''}${by} of ${count}${loops ? ' looping' : ''} is ${expected}`, () => {
      assert.equal(stepIndex(index, by, count, loops), expected);
      assert.equal(canStep(index, by, count, loops), count > 1 && expected !== index);
    });
  }

  const near: [number, number, boolean, number, number[]][] = [
    [0, 5, false, 1, [1]],
    [4, 5, false, 1, [3]],
    [0, 5, true, 1, [1, 4]],
    [2, 5, false, 2, [3, 1, 4, 0]],
    [0, 1, true, 1, []],
    [0, 2, true, 1, [1]],
    [0, 0, true, 1, []],
  ];
  for (const [index, count, loops, radius, expected] of near) {
    it(`loads ${JSON.stringify(expected)} ahead at ${index} of ${count}${loops ? ' looping' : ''}`, () => {
      assert.deepEqual(neighbours(index, count, loops, radius), expected);
    });
  }
});

describe('swipe', () => {
  const base = { dx: 0, dy: 0, durationMs: 1000, width: 400, height: 800, isRtl: false };
  const rows: [string, Partial<typeof base>, string][] = [
    ['far to the left', { dx: -101 }, 'next'],
    ['far to the right', { dx: 101 }, 'previous'],
    ['not far, not fast', { dx: -100 }, 'stay'],
    ['short but fast', { dx: -30, durationMs: 50 }, 'next'],
    ['a trembling finger', { dx: -20, durationMs: 5 }, 'stay'],
    ['down', { dy: 300 }, 'close'],
    ['up', { dy: -300 }, 'close'],
    ['a little down', { dy: 60 }, 'stay'],
    ['diagonal, mostly across', { dx: -200, dy: 150 }, 'next'],
    ['left, right-to-left', { dx: -200, isRtl: true }, 'previous'],
    ['right, right-to-left', { dx: 200, isRtl: true }, 'next'],
    ['no time passed', { dx: -90, durationMs: 0 }, 'stay'],
  ];
  for (const [title, swipe, expected] of rows) {
    it(`${title}: ${expected}`, () => assert.equal(judgeSwipe({ ...base, ...swipe }), expected));
  }
  it('tall content keeps 50 px free above and below', () => {
    assert.deepEqual([isTall(700, 800), isTall(701, 800)], [false, true]);
  });
});

describe('zoom', () => {
  const frame = { width: 400, height: 800 };
  const shown = { picture: { width: 400, height: 300 }, natural: 400, frame };

  it('keeps the scale between 1 and 4', () => {
    assert.deepEqual(
      [0.2, 1, 3, 9, Number.NaN].map((scale) => clampScale(scale)),
      [1, 1, 3, 4, 1],
    );
  });
  it('keeps the point under the finger', () => {
    const zoom = zoomAt(NO_ZOOM, 2, { x: 100, y: 0 }, shown);
    assert.deepEqual(zoom, { scale: 2, x: -100, y: 0 });
    assert.deepEqual(zoomAt(zoom, 1, { x: 100, y: 0 }, shown), NO_ZOOM);
  });
  it('opens no gap', () => {
    assert.deepEqual(clampPan({ scale: 2, x: 999, y: 50 }, shown), { scale: 2, x: 200, y: 0 });
    assert.deepEqual(clampPan({ scale: 4, x: -999, y: -999 }, shown), {
      scale: 4,
      x: -600,
      y: -200,
    });
  });
  it('toggles on a double tap', () => {
    const zoomed = toggleZoom(NO_ZOOM, { x: 50, y: 0 }, shown);
    assert.deepEqual(zoomed, { scale: 2, x: -50, y: 0 });
    assert.deepEqual(toggleZoom(zoomed, { x: 0, y: 0 }, shown), NO_ZOOM);
  });
  it('shows a long picture in its natural size, and by a double tap as wide as its frame', () => {
    const long = { picture: { width: 48, height: 800 }, natural: 300, frame };
    assert.equal(zoomAt(NO_ZOOM, 99, { x: 0, y: 0 }, long).scale, 300 / 48);
    assert.equal(toggleZoom(NO_ZOOM, { x: 0, y: 0 }, long).scale, 300 / 48);
    assert.equal(toggleZoom(NO_ZOOM, { x: 0, y: 0 }, { ...long, natural: 3000 }).scale, 400 / 48);
  });
  it('knows a double tap', () => {
    const first = { x: 10, y: 10, at: 1000 };
    const second = [
      { x: 20, y: 20, at: 1300 },
      { x: 10, y: 10, at: 1301 },
      { x: 60, y: 10, at: 1100 },
    ];
    assert.deepEqual(
      second.map((tap) => isDoubleTap(first, tap)),
      [true, false, false],
    );
    assert.equal(isDoubleTap(undefined, first), false);
  });
  it('follows a pinch', () => {
    const at = (x: number) =>
      [
        { x: -x, y: 0 },
        { x, y: 0 },
      ] as const;
    assert.equal(pinchScale(1, at(50), at(100)), 2);
    assert.equal(pinchScale(2, at(100), at(25)), 0.5);
    assert.equal(pinchScale(2, at(0), at(25)), 2);
  });
});

describe('deep link', () => {
  for (const [hash, index] of [
    ['#trip=1', 0],
    ['#trip=3', 2],
    ['#trip=4', undefined],
    ['#trip=0', undefined],
    ['#trip=x', undefined],
    ['#other=1', undefined],
    ['#trip', undefined],
    ['', undefined],
  ] as const) {
    it(`${hash || 'no hash'} is picture ${index}`, () => assert.equal(pictureInHash(hash, 'trip', 3), index));
  }
  it('reads back what it writes', () => {
    assert.equal(hashOfPicture('trip', 0), '#trip=1');
    assert.equal(pictureInHash(hashOfPicture('my trip=', 2), 'my trip=', 3), 2);
  });
});

describe('viewer keys', () => {
  const plain = { hasModifier: false, isComposing: false, isRtl: false };
  const rows: [string, Partial<typeof plain>, string | undefined][] = [
    ['ArrowRight', {}, 'next'],
    ['ArrowLeft', {}, 'previous'],
    ['ArrowRight', { isRtl: true }, 'previous'],
    ['ArrowLeft', { isRtl: true }, 'next'],
    ['PageDown', {}, 'next'],
    ['PageUp', {}, 'previous'],
    ['Home', {}, 'first'],
    ['End', {}, 'last'],
    ['+', {}, 'zoom-in'],
    ['=', {}, 'zoom-in'],
    ['-', {}, 'zoom-out'],
    ['0', {}, 'zoom-reset'],
    ['ArrowLeft', { hasModifier: true }, undefined],
    ['ArrowLeft', { isComposing: true }, undefined],
    ['Escape', {}, undefined],
    ['Tab', {}, undefined],
    ['toString', {}, undefined],
  ];
  for (const [key, change, action] of rows) {
    it(`${key} ${JSON.stringify(change)}: ${action}`, () =>
      assert.equal(viewerAction({ key, ...plain, ...change }), action));
  }
});
