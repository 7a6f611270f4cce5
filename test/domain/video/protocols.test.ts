/** What the messages of the providers' players say. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PlayerProtocol } from '../../../src/domain/video/player-event.ts';
import { vimeoProtocol } from '../../../src/domain/video/vimeo-protocol.ts';
import { youtubeProtocol } from '../../../src/domain/video/youtube-protocol.ts';

/** Events of a conversation as words: `play 1/10`. */
function told(protocol: PlayerProtocol, messages: unknown[]): string[] {
  return messages.flatMap(protocol.createReader()).map((event) => {
    if (event.type === 'ready') return 'ready';
    return event.type === 'error'
      ? `error ${event.code}`
      : `${event.type} ${event.position}/${event.duration}`;
  });
}

describe('YouTube’s messages', () => {
  it('tell states once, with position and duration', () => {
    const talk = [
      { event: 'initialDelivery', info: { playerState: -1, duration: 0, currentTime: 0 } },
      { event: 'onReady', info: null },
      { event: 'infoDelivery', info: { playerState: 3 } },
      { event: 'onStateChange', info: 1 },
      { event: 'infoDelivery', info: { playerState: 1, currentTime: 0.5, duration: 10 } },
      { event: 'infoDelivery', info: { currentTime: 1.5 } },
      { event: 'infoDelivery', info: { playerState: 3, currentTime: 2 } },
      { event: 'infoDelivery', info: { playerState: 1 } },
      { event: 'infoDelivery', info: { playerState: 2, currentTime: 4 } },
      { event: 'onStateChange', info: 2 },
      { event: 'infoDelivery', info: { playerState: 0, currentTime: 10 } },
    ];
    assert.deepEqual(told(youtubeProtocol, talk), [
      'progress 0/undefined',
      'ready',
      'play 0/undefined',
      'progress 0.5/10',
      'progress 1.5/10',
      'progress 2/10',
      'play 2/10',
      'pause 4/10',
      'ended 10/10',
    ]);
  });

  it('tell why a video cannot be played', () => {
    assert.deepEqual(told(youtubeProtocol, [{ event: 'onError', info: 150 }]), ['error 150']);
  });
});

describe('Vimeo’s messages', () => {
  it('tell states, and the end once', () => {
    const data = (seconds: number) => ({ seconds, duration: 62, percent: seconds / 62 });
    const talk = [
      { event: 'ready' },
      { method: 'addEventListener', value: 'play' },
      { event: 'play', data: data(0) },
      { event: 'timeupdate', data: data(1.5) },
      { event: 'pause', data: data(2) },
      { event: 'ended', data: data(62) },
      { event: 'finish', data: data(62) },
      { event: 'play', data: data(0) },
      { event: 'finish', data: data(62) },
    ];
    assert.deepEqual(told(vimeoProtocol, talk), [
      'ready',
      'play 0/62',
      'progress 1.5/62',
      'pause 2/62',
      'ended 62/62',
      'play 0/62',
      'ended 62/62',
    ]);
  });

  it('tell why a video cannot be played', () => {
    const message = { event: 'error', data: { name: 'PrivacyError', message: 'private' } };
    assert.deepEqual(told(vimeoProtocol, [message]), ['error PrivacyError']);
  });
});

for (const [name, protocol] of Object.entries({ youtubeProtocol, vimeoProtocol })) {
  it(`${name} leaves everything else alone`, () => {
    const others = [undefined, null, 'text', 5, [], {}, { event: 'toString' }, { event: 'infoDelivery' }];
    assert.deepEqual(told(protocol, others), []);
  });
}
