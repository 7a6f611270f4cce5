/** `<sqs-audio>`: a player for one audio file. */
import type { Adopting } from '../src/host/adopt.ts';
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import type { AudioEvents } from '../src/ui/player/events.ts';
import playerCss from '../src/ui/player/player.css';
import type { CustomEvents } from '../src/ui/widget-host.ts';
import audioCss from '../src/widgets/audio/audio.css';
import { AudioPlayer } from '../src/widgets/audio/audio.tsx';
import { audioConfigSchema } from '../src/widgets/audio/config.ts';

/**
 * A player for one audio file; `<sqs-album-player>` plays several. A link to an audio file inside the tag
 * (`<a href="one.mp3" data-artist="…" data-duration="3:05" data-lyrics="one.lrc">One</a>`) names it and is what works without scripts; `src`
 * names it as well. One audio element serves the whole page, and one player of the page sounds at a time; a player of the
 * page itself joins in by dispatching `sqs-media-turn` on the document when it begins.
 *
 * @tag sqs-audio
 * @summary Plays one audio file, with a slider, keys and a lock screen.
 * @example
 * ```html
 * <sqs-audio>
 *   <a href="/media/first-light.mp3" data-artist="The Paper Hills" data-duration="3:05">First light</a>
 * </sqs-audio>
 * ```
 * @fires sqs-audio-play - Sound begins. `detail.url`, `detail.title`, `detail.position`, `detail.duration`, `detail.index`.
 * @fires sqs-audio-pause - Sound stops before the end. The same detail.
 * @fires sqs-audio-ended - It has come to its end. The same detail.
 * @fires sqs-audio-error - It cannot be played. The same detail.
 * @keyboard Enter, Space - On its button: plays and pauses.
 * @keyboard ArrowLeft, ArrowRight - On the slider: 5 seconds back and forth.
 * @keyboard PageUp, PageDown - On the slider: a tenth forth and back, 5 seconds at least.
 * @keyboard Home, End - On the slider: to the beginning, to the end.
 * @slot - A link to an audio file; seen until the player is ready and when it cannot run.
 * @csspart player - The player.
 * @csspart now - What plays now, and its controls.
 * @csspart artwork - Its picture.
 * @csspart play - Plays and pauses.
 * @csspart about - Around title and artist.
 * @csspart title - The title.
 * @csspart artist - The artist.
 * @csspart progress - Around the times and their slider.
 * @csspart position - Where it is.
 * @csspart seek - The slider.
 * @csspart duration - How long it is.
 * @csspart extras - Around speed, volume and the button of the lyrics.
 * @csspart speed - The speed.
 * @csspart mute - Switches the sound off and on.
 * @csspart volume - The volume slider, in players of at least 800 px.
 * @csspart show-lyrics - Unfolds the lyrics, where there are any.
 * @csspart lyrics - The lyrics.
 * @csspart line - A line of them.
 * @csspart error - What stands there when it cannot be played.
 * @cssprop --sqs-audio-background - Colour of the player.
 * @cssprop --sqs-audio-radius - Its corners.
 * @cssprop --sqs-album-list-height - How high the lyrics may be before they scroll.
 */
export class SqsAudioElement extends reactElement({
  view: AudioPlayer,
  schema: audioConfigSchema,
  tree: 'shadow',
  css: [playerCss, audioCss],
}) {
  /** Takes over what the formatter `audio-player` writes. */
  static adopt(markup: HTMLElement, { adoptMarkup }: Adopting): void {
    const { audioAssetUrl, itemId, title, author } = markup.dataset;
    const own = { src: audioAssetUrl, 'track-id': itemId, 'track-title': title, artist: author };
    adoptMarkup(markup, 'sqs-audio', own);
  }

  /** Plays. */
  play(): void {
    this.methods?.play();
  }

  /** Pauses. */
  pause(): void {
    this.methods?.pause();
  }
}

define('sqs-audio', SqsAudioElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<AudioEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-audio': SqsAudioElement;
  }
}
