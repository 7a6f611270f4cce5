/** What an album plays and what comes next (behaviour/audio#albums): one active track, none past either end. */

import { neighbourOf, type Order } from './order.ts';
import type { Track } from './track.ts';

export interface Album extends Order {
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
  /** Makes a track the active one, which plays if the one before did. */
  | { type: 'cue'; index: number }
  | { type: 'pause' | 'next' | 'previous' | 'ended' | 'stop' }
  | { type: 'seek' | 'scrub-start' }
  /** `atEnd`: let go at the end of the track. */
  | { type: 'scrub-end'; atEnd: boolean };

export const NO_TRACK: Album = {
  current: undefined,
  isPlaying: false,
  scrubbing: 'no',
  order: undefined,
  repeat: 'off',
};

/** @returns index of the active track; before the first play of the one that stands ready */
export function readyTrack({ current, order }: Album): number {
  return current ?? order?.[0] ?? 0;
}

/** @param count tracks of the album @returns the same object when nothing changes */
export function nextAlbum<A extends Album>(album: A, event: AlbumEvent, count: number): A {
  const { current, isPlaying, scrubbing } = album;
  const ready = readyTrack(album);
  switch (event.type) {
    case 'play':
      if (!isTrack(event.index ?? ready, count)) return album;
      return { ...album, current: event.index ?? ready, isPlaying: true, scrubbing: 'no' };
    case 'cue':
      return isTrack(event.index, count) ? { ...album, current: event.index, scrubbing: 'no' } : album;
    case 'pause':
      return isPlaying ? { ...album, isPlaying: false } : album;
    case 'stop':
      return stopped(album);
    case 'next':
      return step(album, 1, count);
    case 'previous':
      return step(album, -1, count);
    case 'ended':
      if (current === undefined) return album;
      // While it is held the end only counts if the visitor lets go there.
      return scrubbing === 'no' ? afterEnd(album, count) : { ...album, scrubbing: 'ended' };
    case 'seek':
      return current === undefined && count > 0 ? { ...album, current: ready } : album;
    case 'scrub-start':
      return count > 0 ? { ...album, current: ready, scrubbing: 'held' } : album;
    case 'scrub-end':
      if (scrubbing === 'ended' && event.atEnd) return afterEnd(album, count);
      return scrubbing === 'no' ? album : { ...album, scrubbing: 'no' };
  }
}

/** Scripts of pages ask for any. */
function isTrack(index: number, count: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < count;
}

function afterEnd<A extends Album>(album: A, count: number): A {
  return album.repeat === 'one' ? { ...album, scrubbing: 'no' } : step(album, 1, count);
}

/** Past the last or before the first track the album clears its current track and stops. */
function step<A extends Album>(album: A, by: 1 | -1, count: number): A {
  if (count === 0) return album;
  // Before the first play it goes on from the track that stands ready.
  const current = neighbourOf(readyTrack(album), by, count, album);
  if (current !== undefined) return { ...album, current, scrubbing: 'no' };
  return album.current === undefined ? album : stopped(album);
}

function stopped<A extends Album>(album: A): A {
  return { ...album, current: undefined, isPlaying: false, scrubbing: 'no' };
}

/** @returns who made all of them, where that is one; said once, of the album */
export function artistOfAll(tracks: readonly Pick<Track, 'artist'>[]): string {
  const artist = tracks[0]?.artist ?? '';
  return tracks.every((track) => track.artist === artist) ? artist : '';
}
