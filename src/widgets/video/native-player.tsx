/** A video file, played by the browser, with the tracks and sources that the author wrote inside the tag. */
import { useLayoutEffect, useRef } from 'react';
import { startWithin } from '../../domain/media/start-within.ts';
import type { KeptSound } from '../../services/media/kept-sound.ts';
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
    // Until it is there the sound is the usual one.
    import('../../services/media/kept-sound.ts').then(
      ({ keptSound }) => keepSound(player, keptSound()),
      () => {},
    );
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

/** As loud as the visitor had it last; what its author has silenced stays so, and is nobody's choice. */
function keepSound(player: HTMLVideoElement, kept: KeptSound): void {
  if (player.defaultMuted) return;
  const { volume, isMuted } = kept.read();
  Object.assign(player, { volume, muted: isMuted });
  player.addEventListener('volumechange', () =>
    kept.write({ ...kept.read(), volume: player.volume, isMuted: player.muted }),
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
