import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mediaFragment } from '../../../src/domain/video/media-fragment.ts';

const ENDLESS = Number.POSITIVE_INFINITY;

describe('media fragment', () => {
  for (const [hash, start, end] of [
    ['', 0, ENDLESS],
    ['#t=3', 3, ENDLESS],
    ['#t=3.5,8', 3.5, 8],
    ['#t=,8', 0, 8],
    ['#t=npt:1:05,1:02:03', 65, 3723],
    ['#xywh=1,2,3,4&t=3&id=a', 3, ENDLESS],
    ['#t=8,3', 0, ENDLESS],
    ['#t=soon', 0, ENDLESS],
    ['#start=3', 0, ENDLESS],
  ] as const)
    it(`of ${hash || 'nothing'} is from ${start} to ${end}`, () =>
      assert.deepEqual(mediaFragment(hash), { start, end }));
});
