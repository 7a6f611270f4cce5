/** A video file, played by the browser, with the tracks and sources that the author wrote inside the tag. */
import { useLayoutEffect, useRef } from 'react';
import { startWithin } from '../../domain/media/start-within.ts';
import { hearFile } from '../../services/media/playing-file.ts';
import type { PlayerProps } from './player-props.ts';

export function NativePlayer({ video, author, fit, takesFocus, onEvent, onReady, onShape }: PlayerProps) {
  const { source, start, title } = video;
  const box = useRef<HTMLVideoElement>(null);
  const url = source.provider === 'file' ? source.url : '';

  useLayoutEffect(() => {
    const player = box.current;
    if (!player) return;
    const stopHearing = hearFile(player, onEvent, {
      loadedmetadata() {
        onShape(player.videoWidth / player.videoHeight);
        const from = startWithin(start, player.duration);
        if (from > 0) player.currentTime = from;
      },
      error: () => onEvent({ type: 'error', code: String(player.error?.code ?? '') }),
    });
    addContent(player, url, author);
    if (takesFocus) player.focus();
    const play = () => {
      // A file that cannot be played is told by its event; a browser that wants another click shows its own button.
      player.play().catch(() => undefined);
    };
    play();
    onReady({ play, pause: () => player.pause() });
    return () => {
      player.pause();
      stopHearing();
      onReady(undefined);
    };
  }, [url]);

  return (
    // biome-ignore lint/a11y/useMediaCaption: the author's tracks are added in the effect
    <video ref={box} part="video" controls playsInline aria-label={title || undefined} data-fit={fit} />
  );
}

/** What an author's `<video>` says of how it plays; that it plays, and when it loads, is the visitor's. */
const KEPT = ['loop', 'muted', 'controlslist', 'disablepictureinpicture', 'disableremoteplayback'];

/** The author's own `<video>` may offer several files; the last one that fails says that none can be played. */
function addContent(player: HTMLVideoElement, url: string, author: HTMLElement): void {
  const own = author.querySelector('video');
  const sources = own ? [...own.querySelectorAll('source')] : [];
  const crossOrigin = own?.crossOrigin;
  if (crossOrigin != null) player.crossOrigin = crossOrigin;
  for (const name of KEPT) {
    const value = own?.getAttribute(name);
    if (value != null) player.setAttribute(name, value);
  }
  // The attribute is for a player that is yet to come.
  player.muted = own?.defaultMuted ?? false;
  if (sources.some(({ src }) => src === url)) {
    for (const source of sources) player.append(source.cloneNode());
    player.lastElementChild?.addEventListener('error', () => player.dispatchEvent(new Event('error')));
  } else {
    player.src = url;
  }
  for (const track of author.querySelectorAll('track')) player.append(track.cloneNode());
}
