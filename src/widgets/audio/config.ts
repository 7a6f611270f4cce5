/** Configuration of `<sqs-audio>`. */
import { type Track, titleOf, trackDuration, tracksRule } from '../../domain/audio/track.ts';
import { attribute, essential, type Infer, object, record, text } from '../../domain/schema.ts';

export const audioConfigSchema = object({
  /** The tracks of an album, at most 60. */
  tracks: essential(tracksRule),
  /** Address of the one audio file. */
  src: attribute(text()),
  /** What it is called; the file's name by default. */
  trackTitle: attribute(text()),
  /** Who made it. */
  artist: attribute(text()),
  /** How long it is, in seconds or as `3:05`; shown before anything is loaded. */
  duration: attribute(trackDuration),
  /** Address of its picture. */
  artwork: attribute(text()),
  /** Names it in what is counted; its address by default. */
  trackId: attribute(text()),
  /** Accessible name of the player. */
  label: attribute(text()),
  /** Address of the builder's API, where a token for protected files comes from; the site's by default. */
  apiRoot: attribute(text()),
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
