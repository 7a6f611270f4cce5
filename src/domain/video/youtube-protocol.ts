/** The messages of YouTube's player frame, read and written without YouTube's script. */
import { type Json, numberOf, objectOf } from '../json.ts';
import type { PlayerEvent, PlayerProtocol } from './player-event.ts';

const STATES: Readonly<Record<number, 'ended' | 'play' | 'pause'>> = { 0: 'ended', 1: 'play', 2: 'pause' };

export const youtubeCommand = (name: string, ...args: unknown[]) => ({
  event: 'command',
  func: name,
  args,
  id: 1,
  channel: 'widget',
});

export const youtubeProtocol: PlayerProtocol = {
  greetAt: 'load',
  greetings: [
    { event: 'listening', id: 1, channel: 'widget' },
    youtubeCommand('addEventListener', 'onStateChange'),
    youtubeCommand('addEventListener', 'onError'),
  ],
  play: youtubeCommand('playVideo'),
  pause: youtubeCommand('pauseVideo'),

  createReader() {
    let position = 0;
    let duration: number | undefined;
    let state: number | undefined;

    /** The state comes twice, by itself and among the facts of `infoDelivery`. */
    function changeTo(next: number | undefined): PlayerEvent[] {
      if (next === undefined || next === state) return [];
      state = next;
      const type = STATES[next];
      return type ? [{ type, position, duration }] : [];
    }
    function readFacts(info: Json): PlayerEvent[] {
      const now = numberOf(info.currentTime);
      position = now ?? position;
      duration = numberOf(info.duration) || duration;
      const changed = changeTo(numberOf(info.playerState));
      return changed.length === 0 && now !== undefined ? [{ type: 'progress', position, duration }] : changed;
    }

    return (message) => {
      const { event, info } = objectOf(message);
      if (event === 'onReady') return [{ type: 'ready' }];
      if (event === 'initialDelivery' || event === 'infoDelivery') return readFacts(objectOf(info));
      if (event === 'onStateChange') return changeTo(numberOf(info));
      return event === 'onError' ? [{ type: 'error', code: String(info) }] : [];
    };
  },
};
