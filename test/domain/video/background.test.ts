/** What a background video does and shows, whatever happens to it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type Background,
  type BackgroundEvent,
  backgroundSpeed,
  backgroundState,
  controlOf,
  isSettingUp,
  isSettled,
  isVideoSeen,
  LOOP_MARGIN_S,
  mayPlay,
  NOT_BEGUN,
  nextBackground,
  nextLook,
  READY_POLL_MS,
  SETUP_RETRY_MS,
  SETUP_TIMEOUT_MS,
} from '../../../src/domain/video/background.ts';

const EVENTS: Record<string, BackgroundEvent> = {
  'in view': { type: 'hold', by: 'off-screen', on: false },
  'out of view': { type: 'hold', by: 'off-screen', on: true },
  'tab hidden': { type: 'hold', by: 'hidden-tab', on: true },
  'tab shown': { type: 'hold', by: 'hidden-tab', on: false },
  'lightbox opens': { type: 'hold', by: 'overlay', on: true },
  'lightbox closes': { type: 'hold', by: 'overlay', on: false },
  'page pauses': { type: 'hold', by: 'script', on: true },
  'page plays': { type: 'hold', by: 'script', on: false },
  'less motion': { type: 'restrain', by: 'reduced-motion', on: true },
  'more motion': { type: 'restrain', by: 'reduced-motion', on: false },
  'no consent': { type: 'restrain', by: 'consent', on: true },
  consent: { type: 'restrain', by: 'consent', on: false },
  'save data': { type: 'restrain', by: 'save-data', on: true },
  'on a phone': { type: 'restrain', by: 'mobile', on: true },
  'no autoplay': { type: 'restrain', by: 'no-autoplay', on: true },
  refused: { type: 'restrain', by: 'refused', on: true },
  'visitor plays': { type: 'choose', choice: 'play' },
  'visitor pauses': { type: 'choose', choice: 'pause' },
  ready: { type: 'ready' },
  plays: { type: 'play' },
  stops: { type: 'pause' },
  ends: { type: 'ended' },
  fails: { type: 'failed' },
  late: { type: 'late' },
  again: { type: 'again' },
  'not looked yet': { type: 'hold', by: 'unseen', on: true },
  'waits at 0': { type: 'buffering', position: 0, duration: 60, loaded: 0.2 },
  'waits at 0, duration unknown': { type: 'buffering', position: 0, duration: undefined, loaded: 0.2 },
  'waits at 0, all loaded': { type: 'buffering', position: 0, duration: 60, loaded: 1 },
  'waits in the middle': { type: 'buffering', position: 30, duration: 60, loaded: 0.2 },
  'waits at the loop': { type: 'buffering', position: 59.9, duration: 60, loaded: 0.2 },
};

function after(story: string, from: Background = NOT_BEGUN): Background {
  return story
    .split(' > ')
    .filter(Boolean)
    .reduce((background, name) => {
      const event = EVENTS[name];
      assert.ok(event, name);
      return nextBackground(background, event);
    }, from);
}

/** A video that is seen and may play is loading from the first look on. */
const BEGUN = nextBackground(NOT_BEGUN, { type: 'hold', by: 'off-screen', on: false });

describe('a background video', () => {
  // biome-ignore format: a table
  const stories: [string, string][] = [
    // Setting up.
    ['in view',                                               'loading, pause'],
    ['ready',                                                 'loading, pause'],
    ['ready > plays',                                         'playing, pause, seen'],
    ['plays',                                                 'playing, pause, seen'],
    ['late',                                                  'fallback, play'],
    ['late > plays',                                          'playing, pause, seen'],
    ['late > visitor plays',                                  'loading, pause'],
    ['fails',                                                 'failed, nothing'],
    ['ready > plays > fails',                                 'failed, nothing'],
    ['fails > plays',                                         'failed, nothing'],
    ['fails > visitor plays',                                 'failed, nothing'],
    // Buffering.
    ['ready > waits at 0',                                    'buffering, pause'],
    ['ready > waits at 0, duration unknown',                  'buffering, pause'],
    ['ready > waits at 0, all loaded',                        'loading, pause'],
    ['ready > plays > waits in the middle',                   'playing, pause, seen'],
    ['ready > plays > waits at the loop',                     'buffering, pause, seen'],
    ['ready > plays > waits at the loop > plays',             'playing, pause, seen'],
    ['late > waits at 0',                                     'fallback, play'],
    // The visitor.
    ['ready > plays > visitor pauses > stops',                'paused, play, seen'],
    ['ready > plays > visitor pauses > stops > visitor plays', 'loading, pause, seen'],
    ['ready > plays > visitor pauses > tab hidden > tab shown', 'paused, play, seen'],
    ['visitor pauses > ready',                                'paused, play'],
    // The page.
    ['ready > plays > out of view > stops',                   'suspended, pause, seen'],
    ['ready > plays > out of view > stops > in view > plays', 'playing, pause, seen'],
    ['ready > plays > tab hidden > lightbox opens > tab shown', 'suspended, pause, seen'],
    ['ready > plays > lightbox opens > lightbox closes',      'playing, pause, seen'],
    ['ready > plays > page pauses > visitor plays',           'playing, pause, seen'],
    ['ready > plays > page pauses',                           'suspended, play, seen'],
    ['page pauses',                                           'suspended, play'],
    ['ready > plays > page pauses > page plays',              'playing, pause, seen'],
    ['ready > plays > stops',                                 'suspended, play, seen'],
    ['ready > plays > stops > visitor plays > plays',         'playing, pause, seen'],
    // The end of a video that does not loop.
    ['ready > plays > ends',                                  'paused, play, seen'],
    ['ready > plays > ends > tab hidden > tab shown',         'paused, play, seen'],
    ['ready > plays > ends > again > plays',                  'playing, pause, seen'],
    ['ready > plays > again',                                 'playing, pause, seen'],
    ['ready > plays > ends > visitor plays',                  'loading, pause, seen'],
    ['ready > plays > ends > visitor plays > plays',          'playing, pause, seen'],
    // Who does not want it to begin by itself.
    ['less motion',                                           'fallback, play'],
    ['save data',                                             'fallback, play'],
    ['on a phone',                                            'fallback, play'],
    ['no autoplay',                                           'fallback, play'],
    ['no consent',                                            'fallback, play'],
    ['less motion > visitor plays',                           'loading, pause'],
    ['less motion > visitor plays > plays',                   'playing, pause, seen'],
    ['less motion > save data > more motion',                 'fallback, play'],
    ['ready > plays > less motion > stops',                   'fallback, play'],
    ['ready > plays > less motion > more motion > plays',     'playing, pause, seen'],
    ['ready > refused',                                       'fallback, play'],
    ['ready > refused > visitor plays',                       'loading, pause'],
    ['ready > refused > visitor plays > plays',               'playing, pause, seen'],
    ['no consent > plays',                                    'fallback, play'],
    ['ready > plays > no consent',                            'fallback, play'],
    ['ready > plays > no consent > consent',                  'loading, pause'],
    ['no consent > visitor plays > ready > plays',            'playing, pause, seen'],
  ];
  for (const [story, expected] of stories) {
    it(`${story}: ${expected}`, () => {
      const background = after(story, story.startsWith('in view') ? NOT_BEGUN : BEGUN);
      const seen = isVideoSeen(background) ? ', seen' : '';
      const told = `${backgroundState(background)}, ${controlOf(background) ?? 'nothing'}${seen}`;
      assert.equal(told, expected);
    });
  }

  it('has a player from the first time it may play, and none without consent', () => {
    // biome-ignore format: a table
    const players: [string, string][] = [
      ['out of view', 'none'],
      ['out of view > in view', 'loading'],
      ['less motion', 'none'],
      ['visitor pauses', 'none'],
      ['no consent', 'none'],
      ['no consent > visitor plays', 'loading'],
      ['more motion > plays > no consent', 'none'],
      ['more motion > plays > out of view', 'playing'],
    ];
    for (const [story, player] of players) assert.equal(after(story).player, player, story);
  });

  it('is being set up while it may play, has not played and has time', () => {
    const settingUp = (story: string) => isSettingUp(after(story, BEGUN));
    assert.deepEqual(['in view', 'ready', 'waits at 0'].map(settingUp), [true, true, true]);
    const over = ['plays', 'late', 'fails', 'visitor pauses', 'tab hidden', 'refused', 'plays > stops'];
    assert.deepEqual(
      over.map(settingUp),
      over.map(() => false),
    );
  });

  it('lets the page go on once it is ready, late or has failed', () => {
    const settled = (story: string) => isSettled(after(story, BEGUN));
    assert.deepEqual(['ready', 'plays', 'late', 'fails'].map(settled), [true, true, true, true]);
    const willNot = ['less motion', 'out of view', 'visitor pauses', 'page pauses', 'no consent'];
    assert.deepEqual(
      willNot.map(settled),
      willNot.map(() => true),
    );
    assert.deepEqual(['in view', 'not looked yet', 'not looked yet > less motion'].map(settled), [
      false,
      false,
      false,
    ]);
  });

  it('is the same object when nothing changes', () => {
    for (const story of ['in view', 'plays', 'waits in the middle', 'consent']) {
      const before = after('ready > plays', BEGUN);
      assert.equal(after(story, before), before, story);
    }
    const failed = after('fails', BEGUN);
    assert.equal(after('ready > plays', failed), failed);
    assert.equal(mayPlay(failed), false);
  });
});

describe('the loop of a background video', () => {
  // biome-ignore format: a table
  const looks: [string, Parameters<typeof nextLook>[0], ReturnType<typeof nextLook>][] = [
    ['far from the end',            { position: 10, duration: 60, start: 0, speed: 1 },   49_000],
    ['faster',                      { position: 10, duration: 60, start: 0, speed: 2 },   24_500],
    ['in the last second',          { position: 59.5, duration: 60, start: 0, speed: 1 }, 'frame'],
    ['within a tenth of a second',  { position: 59.95, duration: 60, start: 0, speed: 1 }, 'restart'],
    ['past the end',                { position: 61, duration: 60, start: 0, speed: 1 },   'restart'],
    ['no duration',                 { position: 0, duration: 0, start: 0, speed: 1 },     undefined],
    ['unknown duration',            { position: 0, duration: Number.NaN, start: 0, speed: 1 }, undefined],
    ['endless',                     { position: 0, duration: Number.POSITIVE_INFINITY, start: 0, speed: 1 }, undefined],
    ['hardly longer than its start', { position: 59.8, duration: 60, start: 59.6, speed: 1 }, undefined],
  ];
  for (const [name, playback, expected] of looks) it(name, () => assert.equal(nextLook(playback), expected));
});

describe('numbers of a background video', () => {
  it('are those of the specification', () => {
    assert.deepEqual(
      [SETUP_TIMEOUT_MS, SETUP_RETRY_MS, READY_POLL_MS, LOOP_MARGIN_S],
      [2500, 1875, 100, 0.1],
    );
    assert.deepEqual([0, 0.25, 0.49, 0.5, 1.5].map(backgroundSpeed), [1, 1, 1, 0.5, 1.5]);
  });
});
