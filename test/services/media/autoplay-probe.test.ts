/** Whether silent videos may begin by themselves: each answer of a browser, and its words. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { type Clock, install } from '@sinonjs/fake-timers';
import { PROBE_TIMEOUT_MS, probeAutoplay } from '../../../src/services/media/autoplay-probe.ts';

let clock: Clock;
beforeEach(() => {
  clock = install({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => clock.uninstall());

interface Browser {
  types?: string[];
  policy?: string;
  play?: () => Promise<void> | undefined;
  canPlay?: boolean;
}

function probe({ types = ['webm', 'mp4'], policy, play = async () => {}, canPlay = true }: Browser) {
  const body = new Set<object>();
  const video = {
    src: '',
    style: {},
    oncanplay() {},
    canPlayType: (type: string) => (types.some((name) => type.includes(name)) ? 'maybe' : ''),
    play() {
      if (canPlay) this.oncanplay();
      return play();
    },
    remove: () => body.delete(video),
  };
  const document = { createElement: () => video, body: { append: (child: object) => body.add(child) } };
  return { video, body, verdict: probeAutoplay({ document: document as never, policy }) };
}

describe('the autoplay probe', () => {
  it('plays a silent black picture of one pixel and takes it away', async () => {
    const { video, body, verdict } = probe({});
    assert.equal(body.size, 1);
    const { src, width, height, muted, volume } = video as unknown as HTMLVideoElement;
    assert.deepEqual([src.slice(0, 15), width, height, muted, volume], ['data:video/webm', 1, 1, true, 0]);
    assert.deepEqual(await verdict, { plays: true });
    assert.deepEqual([body.size, clock.countTimers()], [0, 0]);
  });

  it('takes mp4 where the open format is not known', async () => {
    const { video, verdict } = probe({ types: ['mp4'] });
    assert.equal(video.src.slice(0, 14), 'data:video/mp4');
    assert.deepEqual(await verdict, { plays: true });
  });

  // biome-ignore format: a table
  const refusals: [string, Browser, string, boolean][] = [
    ['no format', { types: [] }, 'no autoplay: element does not support mp4 or ogg format', false],
    ['a policy', { policy: 'disallowed' }, 'no autoplay: browser does not support autoplay', true],
    ['no promise', { play: () => undefined }, 'no autoplay: browser does not support autoplay', true],
    ['a refusal', { play: () => Promise.reject(new DOMException('Not now', 'NotAllowedError')) }, 'no autoplay: NotAllowedError: Not now', true],
    ['a source that the page’s policy refuses', { play: () => Promise.reject(new DOMException('No source', 'NotSupportedError')) }, 'no autoplay: NotSupportedError: No source', false],
  ];
  for (const [name, browser, message, isCertain] of refusals)
    it(`tells ${name}`, async () => {
      const { body, verdict } = probe(browser);
      assert.deepEqual(await verdict, { plays: false, isCertain, message });
      assert.deepEqual([body.size, clock.countTimers()], [0, 0]);
    });

  it('is unsure after 3 s of a video that plays and says no more', async () => {
    const { body, verdict } = probe({ canPlay: false });
    await clock.tickAsync(PROBE_TIMEOUT_MS);
    assert.deepEqual(await verdict, { plays: false, isCertain: false, message: 'no autoplay: unsure' });
    assert.deepEqual([PROBE_TIMEOUT_MS, body.size], [3000, 0]);
  });
});
