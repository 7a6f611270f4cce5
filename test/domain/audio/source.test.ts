/** Which file of a track is tried, and what follows a refusal. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type Attempt,
  afterRefusal,
  playableSources,
  type TrackSource,
} from '../../../src/domain/audio/source.ts';

describe('sources to be tried', () => {
  const ogg = { src: 'a.ogg', type: 'audio/ogg' };
  const mp3 = { src: 'a.mp3', type: 'audio/mpeg' };
  const plain = { src: 'a.bin', type: '' };
  const rows: [string, TrackSource[], string[]][] = [
    ['are the address alone without any', [], ['a']],
    ['are in the order of the author', [mp3, plain], ['a.mp3', 'a.bin']],
    ['are those that the browser can play', [ogg, mp3], ['a.mp3']],
    ['are the address where it can play none', [ogg], ['a']],
  ];
  for (const [name, sources, expected] of rows)
    it(name, () =>
      assert.deepEqual(
        playableSources({ url: 'a', sources }, (type) => type === 'audio/mpeg'),
        expected,
      ),
    );
});

describe('after a refusal', () => {
  const attempt = (source: number, isRenewed: boolean): Attempt => ({ source, isRenewed });
  const rows: [string, Attempt, number | undefined, number, ReturnType<typeof afterRefusal>][] = [
    ['a token is asked for', attempt(0, false), 4, 2, { next: 'renew', attempt: attempt(0, true) }],
    ['once a track', attempt(0, true), 4, 2, { next: 'source', attempt: attempt(1, true) }],
    ['the track is not there after the last source', attempt(1, true), 4, 2, { next: 'lost' }],
    ['of a track of one file as well', attempt(0, true), 4, 1, { next: 'lost' }],
    [
      'a file that cannot be decoded has no token',
      attempt(0, false),
      3,
      2,
      { next: 'source', attempt: attempt(1, false) },
    ],
    ['and fails as the last one', attempt(1, false), 3, 2, { next: 'fail' }],
    ['a lost connection is no reason for another file', attempt(0, false), 2, 2, { next: 'fail' }],
  ];
  for (const [name, before, code, count, expected] of rows)
    it(name, () => assert.deepEqual(afterRefusal(before, code, count), expected));
});
