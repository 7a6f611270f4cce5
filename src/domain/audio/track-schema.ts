/** The tracks of an album, as owners write them (behaviour/audio#albums). */
import { type Infer, list, number, object, type Rule, requiredText, text } from '../schema.ts';
import { trackDuration } from './track.ts';

/** Most tracks of an album. */
export const MAX_TRACKS = 60;

const sourceSchema = object({
  /** Address of the file. */
  src: requiredText('the address of an audio file'),
  /** Its type, such as `audio/ogg`: a browser that cannot play it does not load it. */
  type: text(),
});

const trackSchema = object(
  {
    /** Address of the file; not needed beside `sources`. */
    url: requiredText('the address of an audio file'),
    /** The same track in several types, the best one first. */
    sources: list(sourceSchema),
    /** The file's name by default. */
    title: text(),
    /** Who plays; shown where it is not the album's artist. */
    artist: text(),
    /** In seconds or as `3:05`; shown before anything is loaded. */
    duration: trackDuration,
    /** Address of a picture; the album's by default. */
    artwork: text(),
    /** Names the track in what is counted; its address by default. */
    id: text(),
    /** Address of the lyrics: plain text, LRC or WebVTT. */
    lyricsUrl: text(),
    /** Loudness along the track, any number of values of any scale: drawn behind the slider. */
    peaks: list(number(0)),
  },
  { from: withUrl },
);

export const tracksRule: Rule<Infer<typeof trackSchema>[]> = {
  ...list(trackSchema),
  test: (tracks: unknown[]) => tracks.length <= MAX_TRACKS,
  must: `a list of at most ${MAX_TRACKS} tracks`,
};

/** A track of several sources is called after its first one. */
function withUrl(track: unknown): unknown {
  const { url, sources } = Object(track) as { url?: unknown; sources?: { src?: unknown }[] };
  const src = Array.isArray(sources) && sources[0]?.src;
  return url === undefined && src ? { ...(track as object), url: src } : track;
}
