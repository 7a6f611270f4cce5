/** The tracks of an album, as owners write them (behaviour/audio#albums). */
import { readTime } from '../media/time-text.ts';
import { type Infer, list, number, object, type Rule, requiredText, text } from '../schema.ts';

/** Most tracks of an album. */
export const MAX_TRACKS = 60;

/** Seconds as a number, or as `185`, `3:05`, `1:02:03`; 0 when it is not known. */
export const trackDuration = number(0, {
  from: (value) => (typeof value === 'string' ? (readTime(value) ?? value) : value),
  test: (seconds) => seconds >= 0,
  must: 'seconds, or a time such as 3:05',
});

export const trackSchema = object({
  url: requiredText('the address of an audio file'),
  /** The file's name by default. */
  title: text(),
  /** Who plays. */
  artist: text(),
  duration: trackDuration,
  /** Address of a picture. */
  artwork: text(),
  /** Names the track in what is counted; its address by default. */
  id: text(),
});
export type Track = Infer<typeof trackSchema>;

export const tracksRule: Rule<Track[]> = {
  ...list(trackSchema),
  test: (tracks: Track[]) => tracks.length <= MAX_TRACKS,
  must: `a list of at most ${MAX_TRACKS} tracks`,
};

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
