/** One track: an audio file and what is said of it (behaviour/audio#albums). */
import { readTime } from '../media/time-text.ts';
import { number } from '../schema.ts';
import type { TrackSource } from './source.ts';

export interface Track {
  url: string;
  /** The same sound in other types, in the order of preference; without any it is `url` alone. */
  sources: readonly TrackSource[];
  title: string;
  artist: string;
  /** Seconds; 0 when it is not known. */
  duration: number;
  artwork: string;
  id: string;
  lyricsUrl: string;
  peaks: readonly number[];
}

/** @returns a whole track: its title is the file's name where nobody gave one */
export function trackOf(known: Pick<Track, 'url'> & Partial<Track>): Track {
  const title = known.title || titleOf(known.url);
  return {
    sources: [],
    artist: '',
    duration: 0,
    artwork: '',
    id: '',
    lyricsUrl: '',
    peaks: [],
    ...known,
    title,
  };
}

/** Seconds as a number, or as `185`, `3:05`, `1:02:03`; 0 when it is not known. */
export const trackDuration = number(0, {
  from: (value) => (typeof value === 'string' ? (readTime(value) ?? value) : value),
  test: (seconds) => seconds >= 0,
  must: 'seconds, or a time such as 3:05',
});

/** A name that is nothing but an ending keeps it. */
const FILE_ENDING = /(?<=.)\.[a-z\d]+$/i;

/** @returns a title for people out of a file's address: `/a/02-blue%20hour.mp3?x` → `02 blue hour` */
export function titleOf(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const name = path.slice(path.lastIndexOf('/') + 1).replace(FILE_ENDING, '') || url;
  return decode(name)
    .replace(/[-_+]+/g, ' ')
    .trim();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A stray percent sign: the name as it stands.
  }
}
