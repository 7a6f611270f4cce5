/** Turns between players, the system's media keys, and the messages to a provider's frame. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PlayerEvent, PlayerProtocol } from '../../../src/domain/video/player-event.ts';
import { connectFrame } from '../../../src/services/media/frame-bridge.ts';
import { createMediaSession } from '../../../src/services/media/media-session.ts';
import { MEDIA_TURN, takeMediaTurn } from '../../../src/services/media/media-turn.ts';

describe('turns', () => {
  it('pass from player to player, once each', () => {
    const page = new EventTarget();
    const told: string[] = [];
    const leaveFirst = takeMediaTurn({}, () => told.push('first'), page);
    const leaveSecond = takeMediaTurn({}, () => told.push('second'), page);
    assert.deepEqual(told, ['first']);
    leaveFirst();
    leaveSecond();
    takeMediaTurn({}, () => {}, page);
    assert.deepEqual(told, ['first']);
  });

  it('are kept by a player that takes its turn again', () => {
    const page = new EventTarget();
    const player = {};
    const told: string[] = [];
    takeMediaTurn(player, () => told.push('given up'), page);
    takeMediaTurn(player, () => {}, page);
    assert.deepEqual(told, []);
  });

  it('are given up to a player of the page itself', () => {
    const page = new EventTarget();
    const told: string[] = [];
    takeMediaTurn({}, () => told.push('given up'), page);
    page.dispatchEvent(new Event(MEDIA_TURN));
    assert.deepEqual(told, ['given up']);
  });
});

describe('media session', () => {
  Object.assign(globalThis, {
    MediaMetadata: class {
      constructor(facts: object) {
        Object.assign(this, facts);
      }
    },
  });
  function session(unknown: string[] = []) {
    const handlers = new Map<string, MediaSessionActionHandler | null>();
    const positions: unknown[] = [];
    const fake = {
      metadata: null as { title: string; artwork: unknown[] } | null,
      playbackState: 'none',
      setActionHandler(action: string, handler: MediaSessionActionHandler | null) {
        if (unknown.includes(action)) throw new TypeError(`${action} is not known`);
        handlers.set(action, handler);
      },
      setPositionState: (position: unknown) => positions.push(position),
    };
    return { fake, handlers, positions, port: createMediaSession(() => fake as unknown as MediaSession) };
  }
  const track = { title: 'A', artist: 'B', artwork: '' };
  const actions = { play() {}, pause() {}, seek() {} };

  it('shows a track, and only the keys that lead somewhere', () => {
    const { fake, handlers, port } = session();
    port.show(track, actions);
    assert.deepEqual([fake.metadata?.title, fake.metadata?.artwork], ['A', []]);
    assert.deepEqual(
      [...handlers].filter(([, handler]) => handler).map(([action]) => action),
      ['play', 'pause', 'seekto'],
    );
    port.show({ ...track, artwork: '/a.svg' }, actions);
    assert.deepEqual(fake.metadata?.artwork, [{ src: '/a.svg' }]);
    port.show({ ...track, artwork: 'http://[' }, actions);
    assert.deepEqual(fake.metadata?.artwork, []);
    port.clear();
    assert.deepEqual([fake.metadata, [...handlers.values()].filter(Boolean)], [null, []]);
  });

  it('seeks where the system says', () => {
    const { handlers, port } = session();
    const sought: number[] = [];
    port.show(track, { ...actions, seek: (to) => sought.push(to) });
    handlers.get('seekto')?.({ action: 'seekto', seekTime: 42 } as MediaSessionActionDetails);
    assert.deepEqual(sought, [42]);
  });

  it('does without a key that the browser does not know', () => {
    const { handlers, port } = session(['seekto']);
    port.show(track, actions);
    assert.deepEqual([...handlers.keys()], ['play', 'pause', 'previoustrack', 'nexttrack']);
  });

  it('tells positions that are known, never beyond the end', () => {
    const { positions, port } = session();
    port.setPosition(5, Number.NaN, 1);
    port.setPosition(5, Number.POSITIVE_INFINITY, 1);
    port.setPosition(0, 0, 1);
    port.setPosition(11, 10, 1.5);
    assert.deepEqual(positions, [{ position: 10, duration: 10, playbackRate: 1.5 }]);
  });

  it('is not asked for before there is something to tell', () => {
    let times = 0;
    const port = createMediaSession(() => {
      times += 1;
      return null;
    });
    assert.equal(times, 0);
    port.setPlaying(true);
    assert.equal(times, 1);
  });

  it('is silent where the browser has none', () => {
    const port = createMediaSession(() => null);
    port.show(track, actions);
    port.setPosition(1, 2, 1);
    port.clear();
  });
});

describe('messages to a frame', () => {
  function frame(greetAt: PlayerProtocol['greetAt'] = 'load') {
    const sent: [string, string][] = [];
    const contentWindow = { postMessage: (text: string, origin: string) => sent.push([text, origin]) };
    const page = new EventTarget();
    const element = Object.assign(new EventTarget(), {
      src: 'https://player.example/video/1',
      contentWindow,
      ownerDocument: { defaultView: page },
    });
    const told: PlayerEvent[] = [];
    const protocol: PlayerProtocol = {
      greetAt,
      greetings: ['hello'],
      play: 'go',
      pause: 'stop',
      createReader: () => (message) => (message === 'ready' ? [{ type: 'ready' }] : []),
    };
    const bridge = connectFrame(element as unknown as HTMLIFrameElement, protocol, (event) =>
      told.push(event),
    );
    const say = (data: unknown, source: unknown = contentWindow, origin = 'https://player.example') =>
      page.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
    return { element, bridge, sent, told, say };
  }

  it('go to the player’s own origin only', () => {
    const { element, bridge, sent } = frame();
    element.dispatchEvent(new Event('load'));
    bridge.play();
    bridge.pause();
    assert.deepEqual(
      sent.map(([text, origin]) => `${text} ${origin}`),
      ['"hello"', '"go"', '"stop"'].map((text) => `${text} https://player.example`),
    );
  });

  it('are heard from that frame and origin only', () => {
    const { told, say } = frame();
    say('"ready"', {});
    say('"ready"', undefined, 'https://player.example.evil');
    assert.deepEqual(told, []);
    say('"ready"');
    assert.deepEqual(told, [{ type: 'ready' }]);
  });

  it('may be objects, and may be nonsense', () => {
    const { told, say } = frame();
    for (const data of ['{', '', null, undefined, {}, 'ready']) say(data);
    assert.deepEqual(told, []);
  });

  it('greet a player that says when it is ready only then', () => {
    const { element, sent, say } = frame('ready');
    element.dispatchEvent(new Event('load'));
    assert.deepEqual(sent, []);
    say('"ready"');
    assert.equal(sent.length, 1);
  });

  it('end with the bridge', () => {
    const { element, bridge, sent, told, say } = frame();
    bridge.close();
    element.dispatchEvent(new Event('load'));
    say('"ready"');
    assert.deepEqual([sent, told], [[], []]);
  });
});
