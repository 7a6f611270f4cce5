/** Hears what a file of sound or pictures does that the browser plays. */

export interface FileFacts {
  /** s */
  position: number;
  /** s; undefined while it is not known, and of what is live */
  duration: number | undefined;
}

export type FileEvent = { type: 'play' | 'pause' | 'ended' } & FileFacts;

export function factsOf({ currentTime, duration }: HTMLMediaElement): FileFacts {
  return { position: currentTime, duration: Number.isFinite(duration) ? duration : undefined };
}

/** @param others listeners to its other events @returns stops listening */
export function hearFile(
  player: HTMLMediaElement,
  tell: (event: FileEvent) => void,
  others: Readonly<Record<string, () => void>>,
): () => void {
  let isPlaying = !player.paused;
  const telling = (type: FileEvent['type']) => () => {
    // A file that ends also says that it pauses; one that was paused meanwhile does not play any more.
    if (type === 'play' ? player.paused : type === 'pause' && player.ended) return;
    // Firefox and Safari say it too of a file at rest that is moved to its end.
    if (type === 'ended' && !isPlaying) return;
    isPlaying = type === 'play';
    tell({ type, ...factsOf(player) });
  };
  const listeners = Object.entries({
    playing: telling('play'),
    pause: telling('pause'),
    ended: telling('ended'),
    ...others,
  });
  for (const [type, listener] of listeners) player.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of listeners) player.removeEventListener(type, listener);
  };
}
