/** What the page hears and counts of a video, and whose turn it is to play. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { watchAddress } from '../../domain/video/embed.ts';
import type { PlayerEvent } from '../../domain/video/player-event.ts';
import { takeMediaTurn } from '../../services/media/media-turn.ts';
import { getPage } from '../../services/page/site-registry.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import type { VideoEvents } from './events.ts';
import type { FoundVideo } from './find-video.ts';
import type { PlayerHandle, VideoMethods } from './player-props.ts';

interface PlayerState {
  /** `idle`: the poster; nothing of the provider is loaded. */
  state: 'idle' | 'shown' | 'failed';
  /** The visitor asked for it, not the page. */
  isByVisitor: boolean;
}

const NOT_PLAYED: PlayerState = { state: 'idle', isByVisitor: false };

export function usePlayer(video: FoundVideo | undefined, host: WidgetHost<VideoMethods, VideoEvents>) {
  const [state, setState] = useState(NOT_PLAYED);
  const latest = useRef(video);
  useLayoutEffect(() => {
    latest.current = video;
  });
  const actions = useMemo(() => createActions(host, () => latest.current, setState), [host]);
  useLayoutEffect(() => host.expose({ play: actions.play, pause: actions.pause }), [host, actions]);

  // Another video, or none any more: what plays is taken away.
  const address = video && watchAddress(video.source);
  useLayoutEffect(() => actions.stop, [actions, address]);
  return { ...state, ...actions };
}

function createActions(
  host: WidgetHost<VideoMethods, VideoEvents>,
  video: () => FoundVideo | undefined,
  setState: (state: PlayerState) => void,
) {
  let player: PlayerHandle | undefined;
  let leaveTurn: (() => void) | undefined;
  let isPlaying = false;
  let at: { position: number; duration: number | undefined };
  const turn = {};

  function takeOver(): void {
    leaveTurn ??= takeMediaTurn(turn, () => {
      leave();
      // A player that does not listen, or is still on its way, can only be taken away.
      if (player) player.pause();
      else actions.stop();
    });
  }
  function leave(): void {
    leaveTurn?.();
    leaveTurn = undefined;
  }
  function tell(type: 'play' | 'pause' | 'ended'): void {
    isPlaying = type === 'play';
    const told = video();
    if (!told) return;
    const { source, title } = told;
    host.emit(`sqs-video-${type}`, { url: watchAddress(source), title, ...at });
    const mediaId = 'id' in source && source.id ? source.id : watchAddress(source);
    const facts = { action: type, mediaId, title: title || undefined, ...at };
    void getPage()?.tracker.hit('video', facts);
  }

  const actions = {
    /** Shows the player, which plays; a visitor's wish is announced first and may be refused. */
    start(isByVisitor: boolean): void {
      if (isByVisitor && !host.emit('sqs-video-before-play', undefined, { cancelable: true })) return;
      // What else plays on the page makes way at once, not when the provider has answered.
      takeOver();
      at = { position: 0, duration: undefined };
      setState({ state: 'shown', isByVisitor });
    },
    /** Takes the player away, with everything that is loaded. */
    stop(): void {
      leave();
      if (isPlaying) tell('pause');
      setState(NOT_PLAYED);
    },
    play: () => (player ? player.play() : actions.start(false)),
    pause: () => player?.pause(),
    onReady(handle: PlayerHandle | undefined): void {
      player = handle;
    },
    onEvent(event: PlayerEvent): void {
      if (event.type === 'ready') return;
      if (event.type === 'error') {
        leave();
        isPlaying = false;
        host.emit('sqs-video-error', { code: event.code });
        setState({ ...NOT_PLAYED, state: 'failed' });
        return;
      }
      const { type, position, duration } = event;
      at = { position, duration: duration ?? at.duration };
      if (type === 'progress') return;
      if (type === 'play') takeOver();
      else leave();
      // After buffering a player says again that it plays.
      const isNews = type === 'ended' || isPlaying !== (type === 'play');
      if (isNews) tell(type);
    },
  };
  return actions;
}
