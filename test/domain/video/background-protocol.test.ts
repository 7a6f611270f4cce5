/** What the players of background videos are told, and what they tell. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { backgroundAddress } from '../../../src/domain/video/background-embed.ts';
import { BACKGROUND_PROTOCOLS } from '../../../src/domain/video/background-protocol.ts';

const { youtube, vimeo } = BACKGROUND_PROTOCOLS;
const told = (protocol: typeof youtube, talk: unknown[]) => talk.flatMap(protocol.createReader());

describe('YouTube behind a page', () => {
  it('tells of buffering, with how much there is, and states once', () => {
    const talk = [
      { event: 'initialDelivery', info: { playerState: -1, currentTime: 0, duration: 0 } },
      { event: 'infoDelivery', info: { videoLoadedFraction: 0.1, duration: 60 } },
      { event: 'infoDelivery', info: { playerState: 3 } },
      { event: 'onStateChange', info: 1 },
      { event: 'infoDelivery', info: { currentTime: 59.9 } },
      { event: 'onStateChange', info: 3 },
      { event: 'onError', info: 101 },
    ];
    assert.deepEqual(told(youtube, talk), [
      { type: 'progress', position: 0, duration: undefined },
      { type: 'ready' },
      { type: 'buffering', position: 0, duration: undefined, loaded: 0.1 },
      { type: 'play', position: 0, duration: 60 },
      { type: 'progress', position: 59.9, duration: 60 },
      { type: 'buffering', position: 59.9, duration: 60, loaded: 0.1 },
      { type: 'error', code: '101' },
    ]);
  });

  it('is silenced, sent to a place and given a speed', () => {
    const words = (messages: unknown[]) =>
      (messages as { func: string; args: unknown[] }[]).map(({ func, args }) => [func, ...args]);
    assert.deepEqual(words(youtube.setUp(1)), [['mute']]);
    assert.deepEqual(words(youtube.setUp(1.5)), [['mute'], ['setPlaybackRate', 1.5]]);
    assert.deepEqual(words([youtube.seek(20)]), [['seekTo', 20, true]]);
  });
});

describe('Vimeo behind a page', () => {
  it('tells that it is ready once, its duration, its sides and of buffering', () => {
    const talk = [
      { event: 'ready' },
      { method: 'ping' },
      { method: 'getDuration', value: 62 },
      { method: 'getVideoWidth', value: 1600 },
      { method: 'getVideoHeight', value: 900 },
      { event: 'progress', data: { percent: 0.25 } },
      { event: 'bufferstart', data: {} },
      { event: 'play', data: { seconds: 1, duration: 62 } },
    ];
    assert.deepEqual(told(vimeo, talk), [
      { type: 'ready' },
      { type: 'progress', position: 0, duration: 62 },
      { type: 'size', width: 1600, height: 900 },
      { type: 'buffering', position: 0, duration: 62, loaded: 0.25 },
      { type: 'play', position: 1, duration: 62 },
    ]);
    assert.deepEqual(told(vimeo, [{ method: 'ping' }, { event: 'ready' }]), [{ type: 'ready' }]);
  });

  it('says no sides where it knows none', () => {
    const talk = [{ method: 'getVideoWidth' }, { method: 'getVideoHeight', value: null }];
    assert.deepEqual(told(vimeo, talk), [{ type: 'size', width: 0, height: 0 }]);
  });

  it('is silenced, made endless, sent to a place and given a speed', () => {
    assert.deepEqual(vimeo.setUp(0.5), [
      { method: 'setVolume', value: 0 },
      { method: 'setLoop', value: true },
      { method: 'setPlaybackRate', value: 0.5 },
    ]);
    assert.deepEqual(vimeo.seek(20), { method: 'setCurrentTime', value: 20 });
  });
});

describe('readers of background players', () => {
  it('make nothing of rubbish', () => {
    const rubbish = [
      undefined,
      null,
      3,
      '',
      [],
      {},
      { event: 'infoDelivery', info: 'x' },
      { method: 'getDuration' },
    ];
    for (const protocol of [youtube, vimeo]) {
      const events = told(protocol, rubbish);
      assert.deepEqual(
        events.filter(({ type }) => type !== 'progress'),
        [],
      );
    }
  });
});

describe('addresses of background players', () => {
  const pageOrigin = 'https://example.com';

  it('say no controls, no related videos, no annotations, inline and silent', () => {
    const address = backgroundAddress({ provider: 'youtube', id: 'aqz-KE-bpKQ' }, { pageOrigin });
    assert.equal(
      address,
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=0&mute=1&controls=0&disablekb=1&fs=0&rel=0&iv_load_policy=3&playsinline=1&wmode=opaque&enablejsapi=1&origin=https%3A%2F%2Fexample.com',
    );
  });

  it('keep the key of an unlisted video', () => {
    const address = new URL(
      backgroundAddress({ provider: 'vimeo', id: '76979871', hash: '8272103f6e' }, { pageOrigin }),
    );
    assert.equal(address.searchParams.get('h'), '8272103f6e');
    const open = new URL(backgroundAddress({ provider: 'vimeo', id: '76979871', hash: '' }, { pageOrigin }));
    assert.equal(open.searchParams.has('h'), false);
  });
});
