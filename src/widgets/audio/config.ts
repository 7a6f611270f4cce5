/** Configuration of `<sqs-audio>`. */

import { type Track, trackDuration, trackOf } from '../../domain/audio/track.ts';
import { WEB_ADDRESS } from '../../domain/links.ts';
import { attribute, type Infer, object, record, text } from '../../domain/schema.ts';

export const audioConfigSchema = object({
  /** Address of the audio file. */
  src: attribute(text()),
  /** What it is called; the file's name by default. */
  trackTitle: attribute(text()),
  /** Who made it. */
  artist: attribute(text()),
  /** How long it is, in seconds or as `3:05`; shown before anything is loaded. */
  duration: attribute(trackDuration),
  /** Address of its picture. */
  artwork: attribute(text()),
  /** Address of the lyrics: plain text, LRC or WebVTT. */
  lyricsUrl: attribute(text()),
  /** Names it in what is counted; its address by default. */
  trackId: attribute(text()),
  /** Accessible name of the player. */
  label: attribute(text()),
  /** Address of the builder's API, where a token for protected files comes from; the site's by default. */
  apiRoot: attribute(text('', WEB_ADDRESS)),
  messages: record(),
});

export type AudioConfig = Infer<typeof audioConfigSchema>;

/** @returns the file that is configured; undefined when only a link inside the tag names one */
export function configuredTrack(config: AudioConfig) {
  const { src, trackTitle, artist, duration, artwork, lyricsUrl, trackId } = config;
  const track = { url: src, title: trackTitle, artist, duration, artwork, lyricsUrl, id: trackId };
  return src ? (trackOf(track) satisfies Track) : undefined;
}
