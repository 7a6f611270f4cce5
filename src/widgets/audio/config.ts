/** Configuration of `<sqs-audio>`. */
import { type Track, titleOf, trackDuration, tracksRule } from '../../domain/audio/track.ts';
import { type Infer, object, record, text } from '../../domain/schema.ts';

export const audioConfigSchema = object({
  /** The tracks of an album, at most 60. */
  tracks: tracksRule,
  /** Address of the one audio file. */
  src: text(),
  /** What it is called; the file's name by default. */
  trackTitle: text(),
  artist: text(),
  duration: trackDuration,
  artwork: text(),
  /** Names the one file in what is counted. */
  trackId: text(),
  /** Accessible name of the player. */
  label: text(),
  apiRoot: text(),
  messages: record(),
});

export type AudioConfig = Infer<typeof audioConfigSchema>;

/** @returns the tracks that are configured, each with a title; none when only links inside the tag name any */
export function configuredTracks(config: AudioConfig): Track[] {
  const { tracks, src, trackTitle, artist, duration, artwork, trackId } = config;
  const one = src ? [{ url: src, title: trackTitle, artist, duration, artwork, id: trackId }] : [];
  return (tracks.length > 0 ? tracks : one).map(named);
}

export function named(track: Track): Track {
  return { ...track, title: track.title || titleOf(track.url) };
}
