/** A background video on a player with a clock: what it is told and when, and that nothing goes on afterwards. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { type Clock, install } from '@sinonjs/fake-timers';
import { type BackgroundEvent, backgroundState, NOT_BEGUN } from '../../../src/domain/video/background.ts';
import { createBackgroundStore } from '../../../src/widgets/bg-video/background-store.ts';

let clock: Clock;
let frames: number;
beforeEach(() => {
  clock = install({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  frames = 0;
  // Node has no frames of its own.
  Object.assign(globalThis, {
    requestAnimationFrame(draw: () => void) {
      frames += 1;
      return setTimeout(draw, 16);
    },
    cancelAnimationFrame: clearTimeout,
  });
});
afterEach(() => {
  assert.equal(clock.countTimers(), 0, 'something goes on');
  clock.uninstall();
});

function connected({ start = 0, speed = 1, loops = true, loopsItself = false, asks = true } = {}) {
  const told: string[] = [];
  const log = (line: string) => told.push(`${clock.now}: ${line}`);
  const video = { position: 0, duration: Number.NaN };
  const store = createBackgroundStore({ start, speed, loops }, NOT_BEGUN, {
    onChange: (after, before) => {
      if (backgroundState(after) !== backgroundState(before)) log(`[${backgroundState(after)}]`);
    },
    onError: (code, message) => log(`(${code}: ${message})`),
  });
  // What may play is being set up from the first event on.
  store.dispatch({ type: 'hold', by: 'off-screen', on: true });
  store.dispatch({ type: 'hold', by: 'off-screen', on: false });
  told.length = 0;
  const disconnect = store.connect({
    loopsItself,
    play: () => log('play'),
    pause: () => log('pause'),
    seek(seconds) {
      video.position = seconds;
      log(`seek ${seconds}`);
    },
    position: () => video.position,
    duration: () => video.duration,
    ...(asks && { ask: () => log('ask'), silence: 'Failed to load YouTube script' }),
  });
  const play = () =>
    store.hear({ type: 'play', position: video.position, duration: video.duration || undefined });
  return { store, told, video, disconnect, play };
}

describe('setting up a background video', () => {
  it('asks every 100 ms until the player is ready, then plays', () => {
    const { store, told, disconnect } = connected();
    clock.tick(250);
    store.hear({ type: 'ready' });
    clock.tick(500);
    assert.deepEqual(told, ['100: ask', '200: ask', '250: play']);
    disconnect();
    assert.equal(told.at(-1), '750: pause');
  });

  it('asks once more after 75 % of its time, and gives up after 2,500 ms', () => {
    const { store, told, disconnect } = connected();
    store.hear({ type: 'ready' });
    clock.tick(10_000);
    assert.deepEqual(told, [
      '0: play',
      '1875: ask',
      '1875: play',
      '2500: (timeout: Ran out of time)',
      '2500: [fallback]',
    ]);
    store.hear({ type: 'play', position: 0, duration: 60 });
    assert.equal(told.at(-1), '10000: [playing]');
    disconnect();
  });

  it('says that the player never answered', () => {
    const { store, told, disconnect } = connected();
    clock.tick(2500);
    assert.deepEqual(
      told.filter((line) => !line.endsWith('ask')),
      [
        '2500: (no-answer: Failed to load YouTube script)',
        '2500: (timeout: Ran out of time)',
        '2500: [fallback]',
      ],
    );
    // It is asked on: a slow connection is no reason to stay still.
    store.hear({ type: 'ready' });
    store.hear({ type: 'play', position: 0, duration: 60 });
    assert.deepEqual(told.slice(-2), ['2500: play', '2500: [playing]']);
    disconnect();
  });

  it('has its time anew when the page comes back', () => {
    const { store, told, disconnect } = connected({ asks: false });
    const hidden = (on: boolean): BackgroundEvent => ({ type: 'hold', by: 'hidden-tab', on });
    clock.tick(2000);
    store.dispatch(hidden(true));
    clock.tick(10_000);
    store.dispatch(hidden(false));
    clock.tick(2499);
    assert.deepEqual(told, ['2000: [suspended]', '12000: [loading]']);
    clock.tick(1);
    assert.equal(told.at(-1), '14500: [fallback]');
    disconnect();
  });

  it('is over once it plays', () => {
    const { told, play, disconnect } = connected();
    clock.tick(50);
    play();
    clock.tick(5000);
    assert.deepEqual(
      told.filter((line) => line.includes('(') || line.includes('ask')),
      [],
    );
    disconnect();
  });
});

describe('the loop of a background video', () => {
  it('is looked for by one timer, then by frames, and goes back once', () => {
    const { store, told, video, play, disconnect } = connected({ start: 5 });
    video.duration = 20;
    store.hear({ type: 'ready' });
    play();
    assert.deepEqual(told.slice(0, 2), ['0: seek 5', '0: play']);
    assert.equal(clock.countTimers(), 1);
    // 14 s later it has one second to go.
    video.position = 19;
    clock.tick(14_000);
    assert.ok(frames > 0);
    video.position = 19.85;
    clock.tick(20);
    assert.equal(
      told.some((line) => line.endsWith('seek 5') && !line.startsWith('0:')),
      false,
    );
    video.position = 19.91;
    clock.tick(20);
    assert.equal(told.filter((line) => line.endsWith('seek 5')).length, 2);
    clock.tick(1000);
    assert.equal(told.filter((line) => line.endsWith('seek 5')).length, 2);
    disconnect();
  });

  it('is left to a player that does it by itself, and to one that does not loop', () => {
    for (const options of [{ loopsItself: true }, { loops: false }]) {
      const { store, video, play, disconnect } = connected(options);
      video.duration = 20;
      store.hear({ type: 'ready' });
      play();
      assert.equal(clock.countTimers(), 0);
      disconnect();
    }
  });

  it('is not looked for while it stands still', () => {
    const { store, video, play, disconnect } = connected();
    video.duration = 20;
    store.hear({ type: 'ready' });
    play();
    assert.equal(clock.countTimers(), 1);
    store.dispatch({ type: 'choose', choice: 'pause' });
    assert.equal(clock.countTimers(), 0);
    disconnect();
  });

  it('happens at the end all the same', () => {
    const { store, told, video, play, disconnect } = connected({ start: 5 });
    video.duration = 20;
    store.hear({ type: 'ready' });
    play();
    told.length = 0;
    store.hear({ type: 'ended', position: 20, duration: 20 });
    assert.deepEqual(told, ['0: seek 5', '0: play']);
    disconnect();
  });

  it('goes to 0 when its start turns out to be past its end', () => {
    const { store, told, video, disconnect } = connected({ start: 30 });
    store.hear({ type: 'ready' });
    video.duration = 20;
    store.hear({ type: 'progress', position: 0, duration: 20 });
    assert.deepEqual(told, ['0: seek 30', '0: play', '0: seek 0']);
    disconnect();
  });

  it('ends where it does not loop, and begins anew when the visitor wants it', () => {
    const { store, told, video, play, disconnect } = connected({ start: 5, loops: false });
    video.duration = 20;
    store.hear({ type: 'ready' });
    play();
    store.hear({ type: 'ended', position: 20, duration: 20 });
    told.length = 0;
    store.dispatch({ type: 'choose', choice: 'play' });
    assert.deepEqual(told, ['0: seek 5', '0: play', '0: [loading]']);
    disconnect();
  });
});

describe('the player of a background video', () => {
  it('that has stopped by itself is asked again when the visitor wants it', () => {
    const { store, told, play, disconnect } = connected();
    store.hear({ type: 'ready' });
    play();
    store.hear({ type: 'pause', position: 3, duration: 20 });
    store.dispatch({ type: 'choose', choice: 'play' });
    told.length = 0;
    store.hear({ type: 'pause', position: 3, duration: 20 });
    store.dispatch({ type: 'choose', choice: 'play' });
    assert.deepEqual(told, ['0: play']);
    disconnect();
  });

  it('that fails is told with its code, and says no more', () => {
    const { store, told, play, disconnect } = connected();
    store.hear({ type: 'ready' });
    told.length = 0;
    store.hear({ type: 'error', code: '150' });
    play();
    assert.deepEqual(told, ['0: (150: The player cannot play the video (150))', '0: pause', '0: [failed]']);
    disconnect();
  });

  it('may be refused by the browser until the visitor asks', () => {
    const { store, told, disconnect } = connected();
    store.hear({ type: 'ready' });
    told.length = 0;
    store.refuse('no autoplay: NotAllowedError');
    assert.deepEqual(told, ['0: (autoplay: no autoplay: NotAllowedError)', '0: pause', '0: [fallback]']);
    store.dispatch({ type: 'choose', choice: 'play' });
    assert.deepEqual(told.slice(-2), ['0: play', '0: [loading]']);
    disconnect();
  });
});
