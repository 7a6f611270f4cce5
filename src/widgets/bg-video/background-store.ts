/** Plays a background video on whatever player is connected, without any view: events in, snapshots out. */

import { startWithin } from '../../domain/media/start-within.ts';
import {
  type Background,
  type BackgroundEvent,
  isSettingUp,
  LOOP_MARGIN_S,
  mayPlay,
  nextBackground,
  nextLook,
  READY_POLL_MS,
  SETUP_RETRY_MS,
  SETUP_TIMEOUT_MS,
} from '../../domain/video/background.ts';
import type { BackgroundPlayerEvent } from '../../domain/video/background-protocol.ts';

/** After a way back, and while nobody knows how long the video is. */
const LOOK_AGAIN_MS = 250;

export interface Playback {
  /** s */
  start: number;
  speed: number;
  loops: boolean;
}

export interface BackgroundPlayer {
  play(): void;
  pause(): void;
  /** @param seconds from the beginning */
  seek(seconds: number): void;
  /** s */
  position(): number;
  /** s; NaN while it is not known. */
  duration(): number;
  /** Goes back to its beginning by itself. */
  readonly loopsItself: boolean;
  /** Asks a player that is elsewhere whether it is ready. */
  ask?(): void;
  /** What it means that it never answered. */
  readonly silence?: string;
}

export interface BackgroundListener {
  onChange(after: Background, before: Background): void;
  onError(code: string, message: string): void;
}

export interface BackgroundStore {
  current(): Background;
  subscribe(listener: () => void): () => void;
  dispatch(event: BackgroundEvent): void;
  /** What the player tells. */
  hear(event: BackgroundPlayerEvent): void;
  /** The browser does not let it begin by itself. */
  refuse(message: string): void;
  fail(code: string, message: string): void;
  /** @returns takes the player away */
  connect(player: BackgroundPlayer): () => void;
  close(): void;
}

/** Something that goes on while it is wanted. */
interface Process {
  isWanted(player: BackgroundPlayer): boolean;
  /** @returns ends it */
  start(player: BackgroundPlayer): () => void;
}

export function createBackgroundStore(
  { start, speed, loops }: Playback,
  initial: Background,
  { onChange, onError }: BackgroundListener,
): BackgroundStore {
  let background = initial;
  let player: BackgroundPlayer | undefined;
  let isAtStart = false;
  let isStartKnown = false;
  const listeners = new Set<() => void>();
  const running = new Map<Process, () => void>();

  const isReady = () => background.player !== 'none' && background.player !== 'loading';
  /** Where it starts, as far as it is known how long it is; so close to its end that it would go back at once is 0. */
  const from = () => startWithin(start, (player?.duration() ?? Number.NaN) - LOOP_MARGIN_S);

  const processes: Process[] = [
    {
      isWanted: (connected) => connected.ask !== undefined && background.player === 'loading',
      start({ ask }) {
        const timer = setInterval(() => ask?.(), READY_POLL_MS);
        return () => clearInterval(timer);
      },
    },
    {
      isWanted: () => isReady() && mayPlay(background),
      start(connected) {
        if (!isAtStart) connected.seek(from());
        isAtStart = true;
        connected.play();
        return () => connected.pause();
      },
    },
    {
      isWanted: () => isSettingUp(background),
      start(connected) {
        const retry = setTimeout(() => {
          connected.ask?.();
          if (isReady()) connected.play();
        }, SETUP_RETRY_MS);
        const timeout = setTimeout(() => {
          const { silence } = connected;
          if (silence && !isReady()) onError('no-answer', silence);
          onError('timeout', 'Ran out of time');
          store.dispatch({ type: 'late' });
        }, SETUP_TIMEOUT_MS);
        return () => {
          clearTimeout(retry);
          clearTimeout(timeout);
        };
      },
    },
    {
      isWanted: (connected) =>
        loops && !connected.loopsItself && background.player === 'playing' && mayPlay(background),
      start: watchEnd,
    },
  ];

  function watchEnd(connected: BackgroundPlayer): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame: number | undefined;
    function look(): void {
      const [position, duration] = [connected.position(), connected.duration()];
      const next = nextLook({ position, duration, start: from(), speed });
      if (next === 'restart') connected.seek(from());
      if (next === 'frame') frame = requestAnimationFrame(look);
      else timer = setTimeout(look, typeof next === 'number' ? next : LOOK_AGAIN_MS);
    }
    look();
    return () => {
      clearTimeout(timer);
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }

  /** Starts what is wanted now and ends what is not. */
  function settle(): void {
    for (const process of processes) {
      const isWanted = player !== undefined && process.isWanted(player);
      const end = running.get(process);
      if (isWanted === (end !== undefined)) continue;
      if (player && isWanted) running.set(process, process.start(player));
      else {
        running.delete(process);
        end?.();
      }
    }
  }

  const store: BackgroundStore = {
    current: () => background,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch(event) {
      const before = background;
      const isAskedAgain = event.type === 'choose' && event.choice === 'play' && isReady();
      background = nextBackground(before, event);
      if (before.player === 'ended' && background.player === 'ready') player?.seek(from());
      // A player that has stopped by itself is asked again, though nothing else changes.
      if (isAskedAgain && before.player === 'stopped') player?.play();
      if (background === before) return;
      settle();
      onChange(background, before);
      for (const listener of [...listeners]) listener();
    },
    hear(event) {
      if (!isStartKnown && 'duration' in event && event.duration) {
        isStartKnown = true;
        // A start beyond the end is none, and how long it is comes late.
        if (isAtStart && from() === 0) player?.seek(0);
      }
      switch (event.type) {
        case 'error':
          store.fail(event.code, `The player cannot play the video (${event.code})`);
          break;
        case 'ended':
          if (!loops) store.dispatch({ type: 'ended' });
          else if (mayPlay(background)) {
            player?.seek(from());
            player?.play();
          }
          break;
        case 'buffering':
          store.dispatch(event);
          break;
        case 'ready':
        case 'play':
        case 'pause':
          store.dispatch({ type: event.type });
      }
    },
    refuse(message) {
      onError('autoplay', message);
      store.dispatch({ type: 'restrain', by: 'refused', on: true });
    },
    fail(code, message) {
      onError(code, message);
      store.dispatch({ type: 'failed' });
    },
    connect(connected) {
      player = connected;
      isAtStart = isStartKnown = start === 0;
      settle();
      return () => {
        player = undefined;
        settle();
      };
    },
    close() {
      player = undefined;
      settle();
    },
  };
  return store;
}
