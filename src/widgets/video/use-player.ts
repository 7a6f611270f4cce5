/** What the page hears and counts of a video, and whose turn it is to play. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { watchAddress } from '../../domain/video/embed.ts';
import type { PlayerEvent } from '../../domain/video/player-event.ts';
import { takeTurn } from '../../services/media/turn.ts';
import { getPage } from '../../services/site-registry.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import type { FoundVideo } from './find-video.ts';
import type { PlayerHandle } from './player.tsx';

export interface VideoMethods {
  play: () => void;
  pause: () => void;
}

export interface PlayerState {
  /** `idle`: the poster; nothing of the provider is loaded. */
  state: 'idle' | 'shown' | 'failed';
  /** Shows the player and plays; a visitor's wish is announced first and may be refused. */
  start: (isByVisitor: boolean) => void;
  /** Takes the player away, with everything that is loaded. */
  stop: () => void;
  onEvent: (event: PlayerEvent) => void;
  onReady: (player: PlayerHandle | undefined) => void;
}

export function usePlayer(video: FoundVideo | undefined, host: WidgetHost<VideoMethods>): PlayerState {
  const [state, setState] = useState<PlayerState['state']>('idle');
  const player = useRef<PlayerHandle | undefined>(undefined);
  const leaveTurn = useRef<(() => void) | undefined>(undefined);
  const isPlaying = useRef(false);
  const at = useRef<{ position: number; duration: number | undefined }>({ position: 0, duration: undefined });
  const latest = useRef(video);
  useLayoutEffect(() => {
    latest.current = video;
  });

  const actions = useMemo(() => {
    const leave = () => {
      leaveTurn.current?.();
      leaveTurn.current = undefined;
    };
    const tell = (type: 'play' | 'pause' | 'ended') => {
      const now = latest.current;
      if (!now) return;
      isPlaying.current = type === 'play';
      const { source, title } = now;
      const detail = { url: watchAddress(source), title, ...at.current };
      host.emit(`sqs-video-${type}`, detail);
      const mediaId = 'id' in source ? source.id : source.url;
      void getPage()?.tracker.video({ action: type, mediaId, title: title || undefined, ...at.current });
    };
    return {
      start(isByVisitor: boolean) {
        if (isByVisitor && !host.emit('sqs-video-before-play', undefined, { cancelable: true })) return;
        // What else plays on the page makes way at once, not when the provider has answered.
        leaveTurn.current ??= takeTurn(player, () => {
          leave();
          player.current?.pause();
        });
        at.current = { position: 0, duration: undefined };
        setState('shown');
      },
      stop() {
        leave();
        if (isPlaying.current) tell('pause');
        setState('idle');
      },
      onEvent(event: PlayerEvent) {
        if (event.type === 'ready') return;
        if (event.type === 'error') {
          leave();
          isPlaying.current = false;
          host.emit('sqs-video-error', { code: event.code });
          return setState('failed');
        }
        at.current = { position: event.position, duration: event.duration ?? at.current.duration };
        if (event.type === 'progress') return;
        if (event.type === 'play') {
          leaveTurn.current ??= takeTurn(player, () => {
            leave();
            player.current?.pause();
          });
          // After buffering a player says again that it plays.
          if (isPlaying.current) return;
        } else {
          leave();
          if (!isPlaying.current) return;
        }
        tell(event.type);
      },
      onReady(handle: PlayerHandle | undefined) {
        player.current = handle;
      },
    };
  }, [host]);

  useLayoutEffect(() => {
    host.expose({
      play: () => (player.current ? player.current.play() : actions.start(false)),
      pause: () => player.current?.pause(),
    });
    return actions.stop;
  }, [host, actions]);
  return { state, ...actions };
}
