/** A video file behind the page, played by the browser. */
import { useLayoutEffect, useRef } from 'react';
import { factsOf, hearFile } from '../../services/media/playing-file.ts';
import { type FileVideo, isPlayable } from './find-background.ts';
import type { BackgroundPlayerProps } from './player-props.ts';

export function FilePlayer({ video, playback, store }: BackgroundPlayerProps<FileVideo>) {
  const box = useRef<HTMLVideoElement>(null);
  const { start, speed, loops } = playback;

  useLayoutEffect(() => {
    const player = box.current;
    if (!player) return;
    const fail = (code: string) =>
      store.fail(code, `The video file cannot be played (${code || 'no source'})`);
    const stopHearing = hearFile(player, store.hear, {
      loadedmetadata: () => store.hear({ type: 'ready' }),
      waiting: () => store.hear({ type: 'buffering', ...factsOf(player), loaded: loadedShare(player) }),
      error: () => fail(String(player.error?.code ?? '')),
    });

    // Properties: React sets no `muted` attribute, and browsers let only silent videos begin by themselves.
    player.defaultMuted = player.muted = true;
    player.defaultPlaybackRate = player.playbackRate = speed;
    player.loop = loops && start === 0 && video.end === Number.POSITIVE_INFINITY;
    const files = video.files.filter((file) => isPlayable(file, player));
    for (const { src, type } of files) {
      const source = document.createElement('source');
      Object.assign(source, { src, type });
      player.append(source);
    }
    // The last of them that fails says that none can be played.
    player.lastElementChild?.addEventListener('error', () => fail(''));
    if (files.length === 0) fail('');

    const disconnect = store.connect({
      loopsItself: player.loop,
      play() {
        // One that is called back by a pause, or cannot be played, is told by its events.
        player.play().catch((error: DOMException) => {
          if (error.name === 'NotAllowedError') store.refuse(`no autoplay: ${error}`);
        });
      },
      pause: () => player.pause(),
      seek(seconds) {
        player.currentTime = seconds;
      },
      position: () => player.currentTime,
      duration: () => Math.min(player.duration, video.end),
    });
    return () => {
      disconnect();
      stopHearing();
      // Ends the download.
      player.replaceChildren();
      player.load();
    };
  }, [video, store, start, speed, loops]);

  // biome-ignore lint/a11y/useMediaCaption: it is silent decoration
  return <video ref={box} part="video" playsInline preload="auto" tabIndex={-1} />;
}

/** 0 to 1 */
function loadedShare({ buffered, duration }: HTMLVideoElement): number {
  return buffered.length > 0 && duration > 0 ? buffered.end(buffered.length - 1) / duration : 0;
}
