/** The one audio element of the page: every player borrows it, so that 60 tracks cost one media element. */
import { onePerPage } from '../page/shared.ts';

/** What a player uses of it; tests hand in their own. */
export type AudioLike = Pick<
  HTMLAudioElement,
  | 'src'
  | 'currentTime'
  | 'duration'
  | 'seekable'
  | 'paused'
  | 'ended'
  | 'error'
  | 'volume'
  | 'muted'
  | 'playbackRate'
  | 'preload'
  | 'canPlayType'
  | 'play'
  | 'pause'
  | 'load'
  | 'removeAttribute'
  | 'addEventListener'
  | 'removeEventListener'
>;

export interface SharedAudio {
  readonly audio: AudioLike;
  /** Who used it last: its source and position are still theirs. */
  user: object | undefined;
}

export const sharedAudio = onePerPage(
  'audio.1',
  (): SharedAudio => ({ audio: new Audio(), user: undefined }),
);
