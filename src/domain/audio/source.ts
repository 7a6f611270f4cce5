/** Which file of a track is tried, and what follows when one is refused (behaviour/audio#protected-files). */

/** `MediaError`'s codes: the connection broke; a source cannot be loaded, as a protected asset without a token. */
export const CONNECTION_LOST = 2;
export const SOURCE_REFUSED = 4;

export interface TrackSource {
  src: string;
  /** Empty: it is tried. */
  type: string;
}

/** @param canPlay whether the browser may play a type @returns addresses, the first one to be tried first */
export function playableSources(
  { url, sources }: { url: string; sources: readonly TrackSource[] },
  canPlay: (type: string) => boolean,
): string[] {
  const playable = sources.filter(({ type }) => type === '' || canPlay(type)).map(({ src }) => src);
  return playable.length > 0 ? playable : [url];
}

/** How far a track has been tried. */
export interface Attempt {
  /** Index of the source. */
  source: number;
  /** The one token of the track has been asked for. */
  isRenewed: boolean;
}

export const FIRST_ATTEMPT: Attempt = { source: 0, isRenewed: false };

/** `fail`: it cannot be played now, and may be later. `lost`: it is not there. */
export type Refusal = { next: 'renew' | 'source'; attempt: Attempt } | { next: 'fail' | 'lost' };

/** @param code of `MediaError` @param count sources of the track */
export function afterRefusal(
  { source, isRenewed }: Attempt,
  code: number | undefined,
  count: number,
): Refusal {
  if (code === SOURCE_REFUSED && !isRenewed) return { next: 'renew', attempt: { source, isRenewed: true } };
  if (code === CONNECTION_LOST) return { next: 'fail' };
  if (source + 1 < count) return { next: 'source', attempt: { source: source + 1, isRenewed } };
  return { next: code === SOURCE_REFUSED ? 'lost' : 'fail' };
}
