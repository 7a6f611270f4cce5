/** Configuration of `<sqs-album-player>`. */

import { REPEATS } from '../../domain/audio/order.ts';
import { trackDuration } from '../../domain/audio/track.ts';
import { MAX_TRACKS, tracksRule } from '../../domain/audio/track-schema.ts';
import { WEB_ADDRESS } from '../../domain/links.ts';
import {
  attribute,
  essential,
  flag,
  type Infer,
  integer,
  object,
  oneOf,
  record,
  text,
} from '../../domain/schema.ts';

export const albumPlayerConfigSchema = object({
  /** Compact between other things (`block`), a whole page (`album`), or over the background of a cover slide (`cover`). */
  view: attribute(oneOf(['block', 'album', 'cover'], 'block')),
  /** What the album is called; the first heading inside the tag by default. */
  title: text(),
  /** Who made it; by default the artist whom all tracks name, if that is one. */
  artist: text(),
  /** Address of its cover picture; the first picture inside the tag by default. */
  artwork: text(),
  /** A few words about it. */
  description: text(),
  /** Its tracks, at most 60; the links to audio files inside the tag by default. */
  tracks: essential(tracksRule),
  /** Accessible name of the player; the album's title by default. */
  label: attribute(text()),
  /** Number of the track that stands ready, counted from 1; the first one that plays by default, which is 0. */
  currentTrack: attribute(integer(0, 0, MAX_TRACKS)),
  /** Where that track begins, in seconds or as `1:30`; not before its end is at its beginning. */
  start: attribute(trackDuration),
  /** Plays the tracks in a random order. */
  shuffle: attribute(flag()),
  /** What follows the end: nothing, the first track again (`all`), or the same track (`one`). */
  repeat: attribute(oneOf(REPEATS, 'off')),
  /** Reads and writes the place in the page's address, as `#track=3&t=90`. One player a page. */
  deepLink: attribute(flag()),
  /** Offers no files for download. */
  noDownload: attribute(flag()),
  /** Address of the builder's API, where a token for protected files comes from; the site's by default. */
  apiRoot: attribute(text('', WEB_ADDRESS)),
  messages: record(),
});

export type AlbumPlayerConfig = Infer<typeof albumPlayerConfigSchema>;
