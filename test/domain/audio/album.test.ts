/** What an album plays next, and how its tracks are written. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type Album,
  type AlbumEvent,
  artistOfAll,
  NO_TRACK,
  nextAlbum,
  readyTrack,
} from '../../../src/domain/audio/album.ts';
import { titleOf } from '../../../src/domain/audio/track.ts';
import { MAX_TRACKS, tracksRule } from '../../../src/domain/audio/track-schema.ts';
import { read } from '../../../src/domain/schema.ts';
import { reasonOf } from '../../../src/domain/schema-mistakes.ts';

const at = (current: number, isPlaying = true, scrubbing: Album['scrubbing'] = 'no'): Album => ({
  ...NO_TRACK,
  current,
  isPlaying,
  scrubbing,
});

describe('the artist of an album that names none', () => {
  const rows: [string, string[], string][] = [
    ['is the one of all its tracks', ['Ann', 'Ann'], 'Ann'],
    ['is nobody where there are two', ['Ann', 'Ben'], ''],
    ['is nobody where a track names none', ['Ann', ''], ''],
    ['is nobody without tracks', [], ''],
  ];
  for (const [name, artists, expected] of rows)
    it(name, () => assert.equal(artistOfAll(artists.map((artist) => ({ artist }))), expected));
});

describe('an album of three', () => {
  const rows: [string, Album, AlbumEvent, Album][] = [
    ['begins with the first track', NO_TRACK, { type: 'play' }, at(0)],
    ['plays a chosen track', at(0), { type: 'play', index: 2 }, at(2)],
    ['goes on where it was paused', at(1, false), { type: 'play' }, at(1)],
    ['pauses', at(1), { type: 'pause' }, at(1, false)],
    ['goes to the next track', at(0), { type: 'next' }, at(1)],
    ['stays paused at the next track', at(0, false), { type: 'next' }, at(1, false)],
    ['goes to the previous track', at(2), { type: 'previous' }, at(1)],
    ['clears and stops past the last track', at(2), { type: 'next' }, NO_TRACK],
    ['clears and stops before the first track', at(0), { type: 'previous' }, NO_TRACK],
    ['goes on when a track ends', at(0), { type: 'ended' }, at(1)],
    ['stops when the last track ends', at(2), { type: 'ended' }, NO_TRACK],
    ['goes on from the track that stands ready', NO_TRACK, { type: 'next' }, at(1, false)],
    ['has none before the one that stands ready', NO_TRACK, { type: 'previous' }, NO_TRACK],
    ['holds the slider', at(0), { type: 'scrub-start' }, at(0, true, 'held')],
    [
      'makes the first track ready when the slider is taken before',
      NO_TRACK,
      { type: 'scrub-start' },
      at(0, false, 'held'),
    ],
    ['makes it ready when it is sought in', NO_TRACK, { type: 'seek' }, at(0, false)],
    ['seeks in the active track', at(1), { type: 'seek' }, at(1)],
    ['does not go on while the slider is held', at(0, true, 'held'), { type: 'ended' }, at(0, true, 'ended')],
    [
      'goes on once the slider is let go at the end',
      at(0, true, 'ended'),
      { type: 'scrub-end', atEnd: true },
      at(1),
    ],
    [
      'stays when the slider is let go elsewhere',
      at(0, true, 'ended'),
      { type: 'scrub-end', atEnd: false },
      at(0),
    ],
    [
      'waits for the sound to end when let go at the end in time',
      at(0, true, 'held'),
      { type: 'scrub-end', atEnd: true },
      at(0),
    ],
    ['lets go of the slider with another track', at(0, true, 'held'), { type: 'next' }, at(1)],
    ['stops', at(1), { type: 'stop' }, NO_TRACK],
    ['makes a track ready', NO_TRACK, { type: 'cue', index: 2 }, at(2, false)],
    ['plays on with the track that is made ready', at(0), { type: 'cue', index: 2 }, at(2)],
    ['knows no fourth track', at(0), { type: 'cue', index: 3 }, at(0)],
    ['plays no fourth track', at(0), { type: 'play', index: 3 }, at(0)],
    ['plays none before the first', at(0), { type: 'play', index: -1 }, at(0)],
    ['plays none between two', at(0), { type: 'play', index: 0.5 }, at(0)],
    ['plays none that has no number', NO_TRACK, { type: 'play', index: Number.NaN }, NO_TRACK],
    [
      'begins again over its end',
      { ...at(2), repeat: 'all' },
      { type: 'ended' },
      { ...at(0), repeat: 'all' },
    ],
    ['plays one track again', { ...at(1), repeat: 'one' }, { type: 'ended' }, { ...at(1), repeat: 'one' }],
    [
      'plays one track again when the slider is let go at its end',
      { ...at(1, true, 'ended'), repeat: 'one' },
      { type: 'scrub-end', atEnd: true },
      { ...at(1), repeat: 'one' },
    ],
    [
      'leaves the repeated track by hand',
      { ...at(1), repeat: 'one' },
      { type: 'next' },
      { ...at(2), repeat: 'one' },
    ],
    [
      'begins with the first of its order',
      { ...NO_TRACK, order: [2, 0, 1] },
      { type: 'play' },
      { ...at(2), order: [2, 0, 1] },
    ],
    [
      'keeps its order past its end',
      { ...at(1), order: [2, 0, 1] },
      { type: 'next' },
      { ...NO_TRACK, order: [2, 0, 1] },
    ],
  ];
  for (const [name, album, event, expected] of rows)
    it(name, () => assert.deepEqual(nextAlbum(album, event, 3), expected));

  it('says which track stands ready', () => {
    assert.deepEqual([NO_TRACK, at(1), { ...NO_TRACK, order: [2, 0, 1] }].map(readyTrack), [0, 1, 2]);
  });

  it('has nothing to play without tracks', () => {
    assert.equal(nextAlbum(NO_TRACK, { type: 'play' }, 0), NO_TRACK);
  });
});

describe('tracks', () => {
  it('take a duration in seconds or as a time', () => {
    const tracks = [185, '185', '3:05', '1:02:03', '0:09'].map((duration) => ({ url: 'a.mp3', duration }));
    const { value } = read(tracksRule, tracks);
    assert.deepEqual(
      value?.map(({ duration }) => duration),
      [185, 185, 185, 3723, 9],
    );
  });

  it('may name their sources instead of an address', () => {
    const { value, mistakes } = read(tracksRule, [
      { sources: [{ src: 'a.ogg', type: 'audio/ogg' }, { src: 'a.mp3' }] },
      { url: 'b.mp3', sources: [{ src: 'b.ogg' }] },
      { sources: [] },
    ]);
    assert.deepEqual(
      value?.map(({ url, sources }) => [url, sources.length]),
      [
        ['a.ogg', 2],
        ['b.mp3', 1],
      ],
    );
    assert.deepEqual(
      mistakes.map(({ path }) => path),
      ['2.url'],
    );
  });

  const wrong: [string, unknown, string, string][] = [
    ['a track without an address', [{ title: 'A' }], '0.url', 'must be the address of an audio file'],
    [
      'a time that is none',
      [{ url: 'a', duration: '3:5' }],
      '0.duration',
      'must be seconds, or a time such as 3:05',
    ],
    [
      'a negative duration',
      [{ url: 'a', duration: -1 }],
      '0.duration',
      'must be seconds, or a time such as 3:05',
    ],
    [
      'more than 60 tracks',
      Array.from({ length: MAX_TRACKS + 1 }, () => ({ url: 'a' })),
      '',
      'must be a list of at most 60 tracks',
    ],
  ];
  for (const [name, value, path, reason] of wrong) {
    it(`refuse ${name}`, () => {
      const { mistakes } = read(tracksRule, value);
      assert.deepEqual(
        mistakes.map((mistake) => [mistake.path, reasonOf(mistake)]),
        [[path, reason]],
      );
    });
  }

  const titles: [string, string][] = [
    ['/a/02-blue%20hour.mp3?x=1', '02 blue hour'],
    ['https://a.example/one_two.m4a#t=3', 'one two'],
    ['song', 'song'],
    ['/100%.mp3', '100%'],
    ['/a/', '/a/'],
  ];
  for (const [url, title] of titles) it(`${url} is called ${title}`, () => assert.equal(titleOf(url), title));
});
