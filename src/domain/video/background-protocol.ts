/** What the players of the providers are told and tell when their video lies behind a page (behaviour/video#background). */
import { numberOf, objectOf } from '../json.ts';
import type { PlayerEvent, PlayerProtocol } from './player-event.ts';
import { vimeoProtocol } from './vimeo-protocol.ts';
import { youtubeCommand, youtubeProtocol } from './youtube-protocol.ts';

export type BackgroundPlayerEvent =
  | PlayerEvent
  /** It waits for data; `loaded` is how much there is, 0 to 1. */
  | { type: 'buffering'; position: number; duration: number | undefined; loaded: number }
  /** Sides of its picture; 0 when it does not know. */
  | { type: 'size'; width: number; height: number };

export interface BackgroundProtocol extends PlayerProtocol<BackgroundPlayerEvent> {
  /** Asks whether it is ready. */
  readonly questions: readonly unknown[];
  /** Makes it silent and endless, once it is ready. @param speed 1 is its own */
  setUp(speed: number): unknown[];
  /** @param seconds from its beginning */
  seek(seconds: number): unknown;
}

/** YouTube's state of a player that waits for data. */
const YOUTUBE_BUFFERING = 3;

const youtube: BackgroundProtocol = {
  ...youtubeProtocol,
  questions: youtubeProtocol.greetings,
  setUp: (speed) => [
    youtubeCommand('mute'),
    ...(speed === 1 ? [] : [youtubeCommand('setPlaybackRate', speed)]),
  ],
  seek: (seconds) => youtubeCommand('seekTo', seconds, true),

  createReader() {
    const read = youtubeProtocol.createReader();
    const facts = createFacts();
    return (message) => {
      const { event, info } = objectOf(message);
      const told: BackgroundPlayerEvent[] = read(message).map(facts.note);
      // One that was ready before it was listened to does not say so again.
      if (event === 'initialDelivery') told.push({ type: 'ready' });
      const { videoLoadedFraction, playerState } = objectOf(info);
      facts.load(videoLoadedFraction);
      const state = event === 'onStateChange' ? info : playerState;
      return state === YOUTUBE_BUFFERING ? [...told, facts.buffering()] : told;
    };
  },
};

const vimeoMethod = (method: string, value?: unknown) => ({
  method,
  ...(value === undefined ? {} : { value }),
});

const vimeo: BackgroundProtocol = {
  ...vimeoProtocol,
  greetings: [
    ...vimeoProtocol.greetings,
    ...['bufferstart', 'progress'].map((event) => vimeoMethod('addEventListener', event)),
    vimeoMethod('getDuration'),
    vimeoMethod('getVideoWidth'),
    vimeoMethod('getVideoHeight'),
  ],
  questions: [vimeoMethod('ping')],
  setUp: (speed) => [
    vimeoMethod('setVolume', 0),
    vimeoMethod('setLoop', true),
    ...(speed === 1 ? [] : [vimeoMethod('setPlaybackRate', speed)]),
  ],
  seek: (seconds) => vimeoMethod('setCurrentTime', seconds),

  createReader() {
    const read = vimeoProtocol.createReader();
    const facts = createFacts();
    let width: number | undefined;
    let isReady = false;
    return (message) => {
      const { event, method, value, data } = objectOf(message);
      // It says so by itself, and to each question.
      if (event === 'ready' || method === 'ping') {
        const isFirst = !isReady;
        isReady = true;
        return isFirst ? [{ type: 'ready' }] : [];
      }
      if (method === 'getDuration')
        return [facts.note({ type: 'progress', position: 0, duration: numberOf(value) })];
      if (method === 'getVideoWidth') width = numberOf(value) ?? 0;
      // It answers in order.
      if (method === 'getVideoHeight')
        return [{ type: 'size', width: width ?? 0, height: numberOf(value) ?? 0 }];
      if (event === 'progress') facts.load(objectOf(data).percent);
      return event === 'bufferstart' ? [facts.buffering()] : read(message).map(facts.note);
    };
  },
};

export const BACKGROUND_PROTOCOLS = { youtube, vimeo };

/** Keeps what the last events said, for those that do not say it. */
function createFacts() {
  let position = 0;
  let duration: number | undefined;
  let loaded = 0;
  return {
    note<E extends PlayerEvent>(event: E): E {
      if ('position' in event) {
        position = event.position;
        duration = event.duration ?? duration;
      }
      return event;
    },
    load(share: unknown): void {
      loaded = numberOf(share) ?? loaded;
    },
    buffering: (): BackgroundPlayerEvent => ({ type: 'buffering', position, duration, loaded }),
  };
}
