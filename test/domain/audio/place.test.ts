/** A place in an album, in an address. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type AlbumPlace, hashWithPlace, placeInHash } from '../../../src/domain/audio/place.ts';

describe('a place read from an address, of five tracks', () => {
  const rows: [string, AlbumPlace | undefined][] = [
    ['#track=3&t=90', { index: 2, at: 90 }],
    ['#t=1:30&track=3', { index: 2, at: 90 }],
    ['#track=1', { index: 0, at: 0 }],
    ['#news&track=2', { index: 1, at: 0 }],
    ['#track=2&t=soon', { index: 1, at: 0 }],
    ['#track=6', undefined],
    ['#track=0', undefined],
    ['#track=-1', undefined],
    ['#track=1e1', undefined],
    ['#track', undefined],
    ['#t=90', undefined],
    ['#', undefined],
    ['', undefined],
  ];
  for (const [hash, expected] of rows)
    it(`${hash || 'none'}`, () => assert.deepEqual(placeInHash(hash, 5), expected));
});

describe('a place written to an address', () => {
  const rows: [string, AlbumPlace, string][] = [
    ['', { index: 2, at: 90.7 }, '#track=3&t=90'],
    ['#track=1&t=4', { index: 0, at: 0 }, '#track=1'],
    ['#news', { index: 1, at: 0.4 }, '#news&track=2'],
    ['#tracks=all&track=9', { index: 1, at: 1 }, '#tracks=all&track=2&t=1'],
  ];
  for (const [hash, place, expected] of rows)
    it(`${hash || 'none'} → ${expected}`, () => {
      assert.equal(hashWithPlace(hash, place), expected);
      assert.deepEqual(placeInHash(expected, 9), { ...place, at: Math.floor(place.at) });
    });
});
