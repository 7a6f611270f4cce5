/** What an album plays and what comes next (behaviour/audio#albums): one active track, none past either end. */

export interface Album {
  /** Index of the active track; undefined before the first play and past either end. */
  current: number | undefined;
  /** Wanted by the visitor; whether sound comes is another matter. */
  isPlaying: boolean;
  /** `ended`: the track came to its end while the visitor was still holding the slider. */
  scrubbing: 'no' | 'held' | 'ended';
}

export type AlbumEvent =
  /** Without an index: the active track, else the first. */
  | { type: 'play'; index?: number | undefined }
  | { type: 'pause' | 'next' | 'previous' | 'ended' | 'stop' }
  | { type: 'seek' | 'scrub-start' }
  /** `atEnd`: let go at the end of the track. */
  | { type: 'scrub-end'; atEnd: boolean };

export const NO_TRACK: Album = { current: undefined, isPlaying: false, scrubbing: 'no' };

/** @param count tracks of the album @returns the same object when nothing changes */
export function nextAlbum(album: Album, event: AlbumEvent, count: number): Album {
  const { current, isPlaying, scrubbing } = album;
  switch (event.type) {
    case 'play':
      if (count === 0) return album;
      return { current: event.index ?? current ?? 0, isPlaying: true, scrubbing: 'no' };
    case 'pause':
      return isPlaying ? { ...album, isPlaying: false } : album;
    case 'stop':
      return NO_TRACK;
    case 'next':
      return step(album, 1, count);
    case 'previous':
      return step(album, -1, count);
    case 'ended':
      // While it is held the end only counts if the visitor lets go there.
      return scrubbing === 'no' ? step(album, 1, count) : { ...album, scrubbing: 'ended' };
    // Before the first play the first track stands ready.
    case 'seek':
      return current === undefined && count > 0 ? { ...album, current: 0 } : album;
    case 'scrub-start':
      return count > 0 ? { ...album, current: current ?? 0, scrubbing: 'held' } : album;
    case 'scrub-end':
      if (scrubbing === 'ended' && event.atEnd) return step({ ...album, scrubbing: 'no' }, 1, count);
      return scrubbing === 'no' ? album : { ...album, scrubbing: 'no' };
  }
}

/** Past the last or before the first track the album clears its current track and stops. */
function step(album: Album, by: 1 | -1, count: number): Album {
  if (album.current === undefined) return album;
  const index = album.current + by;
  if (index < 0 || index >= count) return NO_TRACK;
  return { current: index, isPlaying: album.isPlaying, scrubbing: 'no' };
}
