/** A provider's player behind the page, spoken to by messages alone. */
import { useLayoutEffect, useRef, useState } from 'react';
import { backgroundAddress } from '../../domain/video/background-embed.ts';
import { BACKGROUND_PROTOCOLS, type BackgroundPlayerEvent } from '../../domain/video/background-protocol.ts';
import { PROVIDER_NAMES } from '../../domain/video/embed.ts';
import { adoptStyles } from '../../services/html/adopt-styles.ts';
import { autoplayVerdict } from '../../services/media/autoplay-probe.ts';
import { connectFrame } from '../../services/media/frame-bridge.ts';
import { playerOrigins } from '../../services/media/player-origins.ts';
import type { FrameVideo } from './find-background.ts';
import frameCss from './frame-player.css';
import type { BackgroundPlayerProps } from './player-props.ts';

export function FramePlayer({ video, playback, store, label }: BackgroundPlayerProps<FrameVideo>) {
  const isWelcome = useWelcome(store);
  const frame = useRef<HTMLIFrameElement>(null);
  const { speed } = playback;

  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    adoptStyles(box, frameCss);
    const protocol = BACKGROUND_PROTOCOLS[video.provider];
    const bridge = connectFrame<BackgroundPlayerEvent>(box, protocol, hear);
    let [position, at, duration] = [0, performance.now(), Number.NaN];
    let isPlaying = false;
    function stand(seconds: number): void {
      position = seconds;
      at = performance.now();
    }
    function hear(event: BackgroundPlayerEvent): void {
      if ('position' in event) {
        stand(event.position);
        duration = event.duration ?? duration;
        if (event.type !== 'progress') isPlaying = event.type === 'play';
      }
      if (event.type === 'size') shape(box as HTMLIFrameElement, event);
      const isFirst = event.type === 'ready' && store.current().player === 'loading';
      if (isFirst) for (const message of protocol.setUp(speed)) bridge.send(message);
      store.hear(event);
    }
    const disconnect = store.connect({
      loopsItself: false,
      play: bridge.play,
      pause: bridge.pause,
      seek(seconds) {
        stand(seconds);
        bridge.send(protocol.seek(seconds));
      },
      // Players tell it a few times a second.
      position: () => position + (isPlaying ? ((performance.now() - at) / 1000) * speed : 0),
      duration: () => duration,
      ask() {
        for (const question of protocol.questions) bridge.send(question);
      },
      silence: `Failed to load ${PROVIDER_NAMES[video.provider]} script`,
    });
    return () => {
      disconnect();
      bridge.close();
    };
  }, [isWelcome, video, store, speed]);

  if (!isWelcome) return null;
  return (
    <iframe
      ref={frame}
      part="video"
      src={backgroundAddress(video, { pageOrigin: location.origin, origins: playerOrigins() })}
      title={label}
      tabIndex={-1}
      allow="autoplay; encrypted-media"
      // Players of YouTube refuse pages that do not say where they are (error 153).
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** Whether a player may be fetched: not where it could not begin anyway, unless the visitor has asked for it. */
function useWelcome(store: BackgroundPlayerProps['store']): boolean {
  const [isWelcome, setWelcome] = useState(false);
  const isAskedFor = store.current().choice === 'play';
  useLayoutEffect(() => {
    if (isAskedFor) setWelcome(true);
    if (isWelcome || isAskedFor) return;
    let isCurrent = true;
    autoplayVerdict().then((verdict) => {
      if (!isCurrent) return;
      if (!verdict.plays && verdict.isCertain) return store.refuse(verdict.message);
      if (!verdict.plays) console.warn(verdict.message);
      setWelcome(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [isWelcome, isAskedFor, store]);
  return isWelcome;
}

/** Takes the shape of the video, or that of its place when the player does not know it. */
function shape(frame: HTMLIFrameElement, { width, height }: { width: number; height: number }): void {
  const { offsetWidth, offsetHeight } = frame.parentElement as HTMLElement;
  const isKnown = width > 0 && height > 0;
  if (!isKnown) console.warn('No player dimensions: the video takes the shape of its place.');
  const ratio = isKnown ? width / height : offsetWidth / offsetHeight;
  frame.style.setProperty('--_ratio', String(ratio || 16 / 9));
}
