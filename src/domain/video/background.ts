/** A video behind a page's content: whether it plays, and what is seen of it (behaviour/video#background). */

/** It is set up within this time, or the still image stays. */
export const SETUP_TIMEOUT_MS = 2500;
/** A player that does not play by this time is asked once more. */
export const SETUP_RETRY_MS = SETUP_TIMEOUT_MS * 0.75;
/** How often a provider's player is asked whether it is ready. */
export const READY_POLL_MS = 100;
/** So close to its end the video goes back to its start. */
export const LOOP_MARGIN_S = 0.1;
/** From here on the end is looked for in each frame. */
const LOOP_CLOSE_S = 1;
/** A video that is hardly longer than where it starts is left to its end. */
const LOOP_LEAST_S = 0.5;
/** Slower than this is a mistake. */
const SPEED_LEAST = 0.5;

export type BackgroundState =
  /** The still image; nothing plays by itself. */
  | 'fallback'
  | 'loading'
  | 'buffering'
  | 'playing'
  /** By the visitor, or at the end of a video that does not loop. */
  | 'paused'
  /** By the page, for a while. */
  | 'suspended'
  | 'failed';

/** Why a page does not begin by itself; the visitor may all the same. */
export type Restraint =
  | 'no-autoplay'
  | 'reduced-motion'
  | 'save-data'
  | 'mobile'
  | 'consent'
  /** The browser has refused it. */
  | 'refused';

/** Why the page pauses for a while. */
export type Hold =
  /** Nobody has looked yet whether it is in view. */
  'unseen' | 'script' | 'off-screen' | 'hidden-tab' | 'overlay';

export interface Background {
  /** What the player has told; `none` while there is no player. */
  readonly player: 'none' | 'loading' | 'ready' | 'buffering' | 'playing' | 'stopped' | 'ended' | 'failed';
  /** It has played, so that there is more to see than black. */
  readonly hasPlayed: boolean;
  /** Its time to set up is over. */
  readonly isLate: boolean;
  readonly choice: 'play' | 'pause' | undefined;
  readonly restraints: readonly Restraint[];
  readonly holds: readonly Hold[];
}

export type BackgroundEvent =
  | { type: 'restrain'; by: Restraint; on: boolean }
  | { type: 'hold'; by: Hold; on: boolean }
  /** The page wants it once more, from its start. */
  | { type: 'again' }
  /** The visitor's. */
  | { type: 'choose'; choice: 'play' | 'pause' }
  | { type: 'ready' | 'play' | 'pause' | 'ended' | 'failed' | 'late' }
  /** `loaded`: how much of it, 0 to 1. Position and duration in s. */
  | { type: 'buffering'; position: number; duration: number | undefined; loaded: number };

export const NOT_BEGUN: Background = {
  player: 'none',
  hasPlayed: false,
  isLate: false,
  choice: undefined,
  restraints: [],
  holds: [],
};

/** @returns the same object when nothing changes */
export function nextBackground(before: Background, event: BackgroundEvent): Background {
  const after = withPlayer(apply(before, event));
  return Object.entries(after).every(([key, value]) => value === before[key as keyof Background])
    ? before
    : after;
}

function apply(background: Background, event: BackgroundEvent): Background {
  const { player, restraints, holds } = background;
  switch (event.type) {
    case 'restrain':
      return { ...background, restraints: withEntry(restraints, event.by, event.on) };
    case 'hold':
      return { ...background, holds: withEntry(holds, event.by, event.on) };
    case 'choose':
      if (event.choice === 'pause') return { ...background, choice: 'pause' };
      // Its time begins anew; what the browser refused may be allowed now, and the page's own pause is over.
      return {
        ...background,
        player: player === 'ended' ? 'ready' : player,
        choice: 'play',
        isLate: false,
        restraints: withEntry(restraints, 'refused', false),
        holds: withEntry(holds, 'script', false),
      };
    case 'again':
      return player === 'ended' ? { ...background, player: 'ready' } : background;
    case 'late':
      return { ...background, isLate: true };
  }
  // A player that has failed or was taken away has no more to say.
  if (player === 'none' || player === 'failed') return background;
  switch (event.type) {
    case 'ready':
      return player === 'loading' ? { ...background, player: 'ready' } : background;
    case 'play':
      return { ...background, player: 'playing', hasPlayed: true, isLate: false };
    case 'pause':
      // Asked to by the page or the visitor, or by itself.
      return { ...background, player: mayPlay(background) ? 'stopped' : 'ready' };
    case 'buffering':
      return isBuffering(event) ? { ...background, player: 'buffering' } : background;
    default:
      return { ...background, player: event.type };
  }
}

/** There is a player from the first time it may play; without consent there is none. */
function withPlayer(background: Background): Background {
  const isForbidden = background.restraints.includes('consent') && background.choice !== 'play';
  if (isForbidden) return { ...background, player: 'none', hasPlayed: false };
  if (background.player === 'none' && mayPlay(background)) return { ...background, player: 'loading' };
  return background;
}

function withEntry<T>(entries: readonly T[], entry: T, on: boolean): readonly T[] {
  if (entries.includes(entry) === on) return entries;
  return on ? [...entries, entry] : entries.filter((other) => other !== entry);
}

/** Whether it is to play now: it can, nobody has paused it, nothing holds it, and it may begin by itself or is asked for. */
export function mayPlay({ player, choice, restraints, holds }: Background): boolean {
  if (player === 'failed' || player === 'ended' || holds.length > 0) return false;
  return choice ? choice === 'play' : restraints.length === 0;
}

/** Whether the time to set up is running. */
export function isSettingUp(background: Background): boolean {
  const { player, hasPlayed, isLate } = background;
  return player !== 'none' && !hasPlayed && !isLate && mayPlay(background);
}

/** Whether the page need not wait for it any more: it can play, or it will not for now. */
export function isSettled(background: Background): boolean {
  const { player, isLate, holds } = background;
  const hasBegun = isLate || (player !== 'none' && player !== 'loading');
  return hasBegun || !(holds.includes('unseen') || mayPlay(background));
}

export function backgroundState({ player, isLate, choice, restraints, holds }: Background): BackgroundState {
  if (player === 'failed') return 'failed';
  if (choice === 'pause' || player === 'ended') return 'paused';
  if (restraints.length > 0 && choice !== 'play') return 'fallback';
  if (holds.length > 0 || player === 'stopped') return 'suspended';
  if (player === 'playing') return 'playing';
  if (isLate) return 'fallback';
  return player === 'buffering' ? 'buffering' : 'loading';
}

/** Whether the video is seen, and not the still image. */
export function isVideoSeen(background: Background): boolean {
  return background.hasPlayed && !['fallback', 'failed'].includes(backgroundState(background));
}

/** @returns what the visitor can do about it; undefined when there is nothing to play */
export function controlOf(background: Background): 'play' | 'pause' | undefined {
  const state = backgroundState(background);
  if (state === 'failed') return undefined;
  const { player, holds } = background;
  const stands =
    state === 'paused' || state === 'fallback' || player === 'stopped' || holds.includes('script');
  return stands ? 'play' : 'pause';
}

/** Buffering is told of a video that is not there as a whole, at its very beginning or at the point where it loops. */
function isBuffering({
  position,
  duration,
  loaded,
}: {
  position: number;
  duration: number | undefined;
  loaded: number;
}): boolean {
  return loaded < 1 && (position === 0 || (duration !== undefined && position >= duration - LOOP_MARGIN_S));
}

/** Where a video that plays is, in s. */
export interface Playback {
  position: number;
  /** NaN or 0: not known. */
  duration: number;
  start: number;
  speed: number;
}

/**
 * When to look next whether the video goes back to its start.
 * @returns `restart` now, `frame` with the next one, a time in ms; undefined when it is left to its end
 */
export function nextLook({
  position,
  duration,
  start,
  speed,
}: Playback): 'restart' | 'frame' | number | undefined {
  if (!(Number.isFinite(duration) && duration > start + LOOP_LEAST_S)) return undefined;
  const rest = duration - position;
  if (rest <= LOOP_MARGIN_S) return 'restart';
  return rest <= LOOP_CLOSE_S ? 'frame' : ((rest - LOOP_CLOSE_S) / speed) * 1000;
}

/** @returns 1 for a speed that is too slow */
export function backgroundSpeed(speed: number): number {
  return speed < SPEED_LEAST ? 1 : speed;
}
