/** Gives the view its background video: the store that plays it, what the page hears of it, and the visitor's choice. */
import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import {
  type Background,
  backgroundSpeed,
  backgroundState,
  isSettled,
  NOT_BEGUN,
} from '../../domain/video/background.ts';
import { watchAddress } from '../../domain/video/embed.ts';
import { createStorage } from '../../services/page/storage.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import { type BackgroundStore, createBackgroundStore, type Playback } from './background-store.ts';
import type { BgVideoConfig } from './config.ts';
import type { BgVideoEvents } from './events.ts';
import type { FoundBackground } from './find-background.ts';
import type { Restraints } from './use-restraints.ts';

export interface BgVideoMethods {
  play(): void;
  pause(): void;
}

/** Session key of what the visitor has chosen for a video; its address follows. */
const CHOICE_KEY = 'sqs-bg-video:';

export interface PlayedBackground {
  /** The same one while its address is the same, whatever else changes inside the tag. */
  video: FoundBackground['video'] | undefined;
  background: Background;
  store: BackgroundStore;
  playback: Playback;
  /** By the visitor; it holds for the session. */
  choose(choice: 'play' | 'pause'): void;
}

export function useBackground(
  found: FoundBackground | undefined,
  config: BgVideoConfig,
  restraints: Restraints,
  host: WidgetHost<BgVideoMethods, BgVideoEvents>,
): PlayedBackground {
  const address = found ? addressOf(found) : '';
  const video = useMemo(() => found?.video, [address]);
  const { noLoop, speed } = config;
  const start = found?.start ?? 0;
  const playback = useMemo(
    () => ({ start, speed: backgroundSpeed(speed), loops: !noLoop }),
    [start, speed, noLoop],
  );
  const isReadyTold = useRef<string>(undefined);
  const chosen = useRef<Background['choice']>(undefined);
  const latest = useRef<BackgroundStore>(undefined);
  const store = useMemo(
    () =>
      createBackgroundStore(playback, begin(address, restraints, chosen.current, latest.current?.current()), {
        onChange(after, before) {
          const state = backgroundState(after);
          if (state !== backgroundState(before)) {
            host.emit('sqs-bg-video-state', { state });
            if (state === 'playing') host.emit('sqs-bg-video-playing');
          }
          if (!isSettled(after) || isReadyTold.current === address) return;
          isReadyTold.current = address;
          host.emit('sqs-bg-video-ready');
        },
        onError(code, message) {
          console.warn(`<sqs-bg-video> ${message}`);
          host.emit('sqs-bg-video-error', { code, message });
        },
      }),
    [address, playback, host],
  );
  useLayoutEffect(() => {
    const state = backgroundState(store.current());
    const before = latest.current?.current();
    latest.current = store;
    if (before && state !== backgroundState(before)) host.emit('sqs-bg-video-state', { state });
    host.expose({
      play() {
        store.dispatch({ type: 'restrain', by: 'no-autoplay', on: false });
        store.dispatch({ type: 'hold', by: 'script', on: false });
        store.dispatch({ type: 'again' });
      },
      pause: () => store.dispatch({ type: 'hold', by: 'script', on: true }),
    });
    return () => store.close();
  }, [store, host]);
  const told = useRef(restraints);
  useLayoutEffect(() => {
    // What `play()` has lifted stays lifted.
    for (const by of Object.keys(restraints) as (keyof Restraints)[])
      if (restraints[by] !== told.current[by]) store.dispatch({ type: 'restrain', by, on: restraints[by] });
    told.current = restraints;
  });

  const background = useSyncExternalStore(store.subscribe, store.current);
  return {
    video,
    background,
    store,
    playback,
    choose(choice) {
      chosen.current = choice;
      createStorage('session').set(CHOICE_KEY + address, choice);
      store.dispatch({ type: 'choose', choice });
    },
  };
}

/**
 * Before the first look whether it is in view.
 * @param chosen by the visitor for the video before it
 * @param before the video before it: what the page's script asked for holds on
 */
function begin(
  address: string,
  restraints: Restraints,
  chosen: Background['choice'],
  before: Background | undefined,
): Background {
  const isHeld = before?.holds.includes('script');
  const isLifted = before && !before.restraints.includes('no-autoplay');
  const kept = createStorage('session').get(CHOICE_KEY + address);
  return {
    ...NOT_BEGUN,
    // Without a video there is nothing to wait for.
    player: address ? 'none' : 'failed',
    holds: isHeld ? ['unseen', 'script'] : ['unseen'],
    choice: kept === 'play' || kept === 'pause' ? kept : chosen,
    restraints: (Object.keys(restraints) as (keyof Restraints)[]).filter(
      (by) => restraints[by] && !(isLifted && by === 'no-autoplay'),
    ),
  };
}

function addressOf({ video }: FoundBackground): string {
  return video.provider === 'file' ? video.files.map(({ src }) => src).join(' ') : watchAddress(video);
}
