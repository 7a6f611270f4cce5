/** The one audio element of the page: every player borrows it, so that 60 tracks cost one media element. */

/** What a player uses of it; tests hand in their own. */
export type AudioLike = Pick<
  HTMLAudioElement,
  | 'src'
  | 'currentTime'
  | 'duration'
  | 'paused'
  | 'ended'
  | 'error'
  | 'volume'
  | 'muted'
  | 'playbackRate'
  | 'preload'
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

/** Shared across copies of the script. */
const AUDIO = Symbol.for('sqs-kit.audio');

export function sharedAudio(): SharedAudio {
  const page = globalThis as { [AUDIO]?: SharedAudio };
  page[AUDIO] ??= { audio: new Audio(), user: undefined };
  return page[AUDIO];
}
