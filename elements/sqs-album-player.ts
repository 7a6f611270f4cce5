/** `<sqs-album-player>`: plays an album, in three views. */
import type { Adopting } from '../src/host/adopt.ts';
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import playerCss from '../src/ui/player/player.css';
import type { CustomEvents } from '../src/ui/widget-host.ts';
import albumPlayerCss from '../src/widgets/album-player/album-player.css';
import { AlbumPlayer } from '../src/widgets/album-player/album-player.tsx';
import { albumPlayerConfigSchema } from '../src/widgets/album-player/config.ts';
import type { AlbumPlayerEvents } from '../src/widgets/album-player/events.ts';

/**
 * An album of up to 60 tracks: compact between other things (`view="block"`), as a whole page (`album`), or over the
 * background of a cover slide (`cover`). Links to audio files inside the tag
 * (`<a href="one.mp3" data-artist="…" data-duration="3:05" data-lyrics="one.lrc">One</a>`) are its tracks and what works
 * without scripts, a heading and a picture beside them its title and cover; the JSON child says more. One audio element
 * serves the whole page, and one player of the page sounds at a time; a player of the page itself joins in by dispatching
 * `sqs-media-turn` on the document when it begins.
 *
 * @tag sqs-album-player
 * @summary Plays an album in three views: with cover, tracks, sliders, lyrics, keys and a lock screen.
 * @example
 * ```html
 * <sqs-album-player view="album" deep-link>
 *   <img src="/media/three-chords.jpg" alt="" />
 *   <h2>Three chords</h2>
 *   <ol>
 *     <li><a href="/media/first-light.mp3" data-artist="The Paper Hills" data-duration="3:05">First light</a></li>
 *     <li><a href="/media/slow-tide.mp3" data-artist="The Paper Hills" data-duration="4:10">Slow tide</a></li>
 *   </ol>
 * </sqs-album-player>
 * ```
 * @fires sqs-audio-play - Sound begins. `detail.index`, `detail.url`, `detail.title`, `detail.position`, `detail.duration`.
 * @fires sqs-audio-pause - Sound stops before the end. The same detail.
 * @fires sqs-audio-ended - A track has come to its end. The same detail.
 * @fires sqs-audio-error - A track cannot be played. The same detail.
 * @fires sqs-album-track - Another track is active. `detail.index`, `detail.url`, `detail.title`, undefined for none.
 * @keyboard k - Plays and pauses.
 * @keyboard j, l - 10 seconds back and forth.
 * @keyboard 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 - To that tenth of the track.
 * @keyboard n, p - The next track, the one before.
 * @keyboard m - Switches the sound off and on.
 * @keyboard s - Shuffles.
 * @keyboard r - Repeats all tracks, then one, then none.
 * @keyboard ArrowUp, ArrowDown, Home, End - In the list: another track, which Enter and Space play.
 * @keyboard ArrowLeft, ArrowRight - On a slider: 5 seconds back and forth, or softer and louder.
 * @keyboard PageUp, PageDown - On a slider: a tenth of the track forth and back, 5 seconds at least.
 * @slot - Links to audio files, a heading, a picture; seen until the player is ready and when it cannot run.
 * @csspart player - The player.
 * @csspart now - The album, what plays now, and its controls.
 * @csspart artwork - The cover picture, or what stands in its place.
 * @csspart about - Around title, artist and description of the album.
 * @csspart title - The album's title.
 * @csspart artist - Its artist.
 * @csspart description - A few words about it.
 * @csspart current - Around title and artist of the track that plays.
 * @csspart current-title - The title.
 * @csspart current-artist - The artist, where it is not the album's.
 * @csspart progress - Around the times and their slider.
 * @csspart position - Where it is.
 * @csspart waveform - The loudness behind the slider.
 * @csspart seek - The slider.
 * @csspart duration - How long it is.
 * @csspart controls - Around shuffle, previous, play, next and repeat.
 * @csspart shuffle - Switches the random order on and off.
 * @csspart previous - To the previous track.
 * @csspart play - Plays and pauses.
 * @csspart next - To the next track.
 * @csspart repeat - Off, all tracks, this track.
 * @csspart extras - Around speed, volume and what else there is.
 * @csspart speed - The speed.
 * @csspart mute - Switches the sound off and on.
 * @csspart volume - The volume slider, in players of at least 800 px.
 * @csspart show-lyrics - Unfolds the lyrics.
 * @csspart download - The file of the track.
 * @csspart show-tracks - Unfolds the tracks in the view `cover`.
 * @csspart error - What stands there when a track cannot be played.
 * @csspart lyrics - The lyrics.
 * @csspart line - A line of them.
 * @csspart tracks - The list of tracks.
 * @csspart row - One of them.
 * @csspart track - Its button.
 * @csspart track-title - Its title.
 * @csspart track-artist - Its artist, where it is not the album's.
 * @csspart track-duration - How long it is.
 * @csspart track-seek - The slider of the active one.
 * @cssprop --sqs-audio-background - Colour of the player.
 * @cssprop --sqs-audio-radius - Its corners.
 * @cssprop --sqs-album-list-height - Greatest height of the track list, which scrolls beyond it; `none` for no limit.
 * @cssprop --sqs-album-scrim - Colour over the background in the view `cover`.
 */
export class SqsAlbumPlayerElement extends reactElement({
  view: AlbumPlayer,
  schema: albumPlayerConfigSchema,
  tree: 'shadow',
  css: [playerCss, albumPlayerCss],
}) {
  /** Takes over the builder's album block. */
  static adopt(markup: HTMLElement, { adoptMarkup }: Adopting): void {
    adoptMarkup(markup, 'sqs-album-player', {});
  }

  /** Plays the active track, or the one of an index. */
  play(index?: number): void {
    this.methods?.play(index);
  }

  /** Pauses. */
  pause(): void {
    this.methods?.pause();
  }

  /** Goes to the next track; past the last one the album stops, or begins again with `repeat="all"`. */
  next(): void {
    this.methods?.next();
  }

  /** Goes to the previous track; before the first one the album stops, or goes to the last one with `repeat="all"`. */
  previous(): void {
    this.methods?.previous();
  }

  /** Goes to a place in the active track, in seconds. */
  seek(to: number): void {
    this.methods?.seek(to);
  }
}

define('sqs-album-player', SqsAlbumPlayerElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<AlbumPlayerEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-album-player': SqsAlbumPlayerElement;
  }
}
