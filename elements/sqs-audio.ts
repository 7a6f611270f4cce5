/** `<sqs-audio>`: a player for one audio file or an album of tracks. */
import type { Adopting } from '../src/host/adopt.ts';
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import type { CustomEvents } from '../src/ui/widget-host.ts';
import audioCss from '../src/widgets/audio/audio.css';
import { AudioPlayer } from '../src/widgets/audio/audio.tsx';
import { audioConfigSchema } from '../src/widgets/audio/config.ts';
import type { AudioEvents } from '../src/widgets/audio/events.ts';

/**
 * An audio player. Links to audio files inside the tag (`<a href="one.mp3" data-artist="…" data-duration="3:05">One</a>`)
 * are its tracks and what works without scripts; `src` or `tracks` in the JSON child name them as well. One audio
 * element serves the whole page, and one player of the page sounds at a time; a player of the page itself joins in by
 * dispatching `sqs-media-turn` on the document when it begins.
 *
 * @tag sqs-audio
 * @summary Plays one file or an album: one track after the other, with a slider, keys and a lock screen.
 * @example
 * ```html
 * <sqs-audio label="Three chords">
 *   <ol>
 *     <li><a href="/media/first-light.mp3" data-artist="The Paper Hills" data-duration="3:05">First light</a></li>
 *     <li><a href="/media/slow-tide.mp3" data-artist="The Paper Hills" data-duration="4:10">Slow tide</a></li>
 *   </ol>
 * </sqs-audio>
 * ```
 * @fires sqs-audio-play - Sound begins. `detail.index`, `detail.url`, `detail.title`, `detail.position`, `detail.duration`.
 * @fires sqs-audio-pause - Sound stops before the end. The same detail.
 * @fires sqs-audio-ended - A track has come to its end. The same detail.
 * @fires sqs-audio-error - A track cannot be played. The same detail.
 * @fires sqs-audio-track - Another track is active. `detail.index`, undefined for none.
 * @slot - Links to audio files; seen until the player is ready and when it cannot run.
 * @csspart player - The player.
 * @csspart now - What plays now, and its controls.
 * @csspart artwork - Its picture.
 * @csspart controls - Around previous, play and next.
 * @csspart previous - To the previous track.
 * @csspart play - Plays and pauses.
 * @csspart next - To the next track.
 * @csspart about - Around title and artist.
 * @csspart title - The title.
 * @csspart artist - The artist.
 * @csspart progress - Around the times and their slider.
 * @csspart position - Where it is.
 * @csspart seek - The slider.
 * @csspart duration - How long it is.
 * @csspart extras - Around speed and volume.
 * @csspart speed - The speed.
 * @csspart mute - Switches the sound off and on.
 * @csspart volume - The volume slider, in players of at least 800 px.
 * @csspart error - What stands there when a track cannot be played.
 * @csspart tracks - The list of tracks.
 * @csspart track - One of them.
 * @csspart number - Its number.
 * @csspart track-title - Its title.
 * @csspart track-artist - Its artist.
 * @csspart track-duration - How long it is.
 * @cssprop --sqs-audio-background - Colour of the player.
 * @cssprop --sqs-audio-radius - Its corners.
 */
export class SqsAudioElement extends reactElement({
  view: AudioPlayer,
  schema: audioConfigSchema,
  tree: 'shadow',
  css: [audioCss],
}) {
  /** Takes over what the formatter `audio-player` writes. */
  static adopt(markup: HTMLElement, { adoptMarkup }: Adopting): void {
    const { audioAssetUrl, itemId, title, author } = markup.dataset;
    const own = { src: audioAssetUrl, 'track-id': itemId, 'track-title': title, artist: author };
    adoptMarkup(markup, 'sqs-audio', own);
  }

  /** Plays the active track, or the one of an index. */
  play(index?: number): void {
    this.view?.play(index);
  }

  /** Pauses. */
  pause(): void {
    this.view?.pause();
  }

  /** Goes to the next track; past the last one the album stops. */
  next(): void {
    this.view?.next();
  }

  /** Goes to the previous track; before the first one the album stops. */
  previous(): void {
    this.view?.previous();
  }
}

define('sqs-audio', SqsAudioElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<AudioEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-audio': SqsAudioElement;
  }
}
