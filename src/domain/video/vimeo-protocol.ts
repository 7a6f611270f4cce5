/** The messages of Vimeo's player frame, read and written without Vimeo's script. */
import { numberOf, objectOf } from '../json.ts';
import type { PlayerProtocol } from './player-event.ts';

/** Vimeo's names; a video that is over is also told as `finish`. */
const EVENTS = {
  play: 'play',
  pause: 'pause',
  ended: 'ended',
  finish: 'ended',
  timeupdate: 'progress',
} as const;

const method = (name: string, value?: string) => ({ method: name, ...(value ? { value } : {}) });

export const vimeoProtocol: PlayerProtocol = {
  greetAt: 'ready',
  greetings: [...Object.keys(EVENTS), 'error'].map((event) => method('addEventListener', event)),
  play: method('play'),
  pause: method('pause'),
  rewind: { method: 'setCurrentTime', value: 0 },

  createReader() {
    let isOver = false;
    return (message) => {
      const { event, data } = objectOf(message);
      const facts = objectOf(data);
      if (event === 'ready') return [{ type: 'ready' }];
      if (event === 'error') return [{ type: 'error', code: String(facts.name ?? '') }];
      const type = Object.hasOwn(EVENTS, String(event)) ? EVENTS[event as keyof typeof EVENTS] : undefined;
      if (!type) return [];
      // `ended` and `finish` tell the same.
      if (type === 'ended' && isOver) return [];
      if (type !== 'progress') isOver = type === 'ended';
      return [{ type, position: numberOf(facts.seconds) ?? 0, duration: numberOf(facts.duration) }];
    };
  },
};
