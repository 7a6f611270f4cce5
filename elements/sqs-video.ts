/** `<sqs-video>`: a video of YouTube, Vimeo or any file, behind its poster until someone plays it. */
import type { Adopting } from '../src/host/adopt.ts';
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import type { CustomEvents } from '../src/ui/widget-host.ts';
import { videoConfigSchema } from '../src/widgets/video/config.ts';
import type { VideoEvents } from '../src/widgets/video/events.ts';
import { posterOf } from '../src/widgets/video/poster-of.ts';
import videoCss from '../src/widgets/video/video.css';
import { Video } from '../src/widgets/video/video.tsx';

/**
 * A video. A link, a plain `<video>` or a pasted `<iframe>` inside the tag works without scripts and names the video as
 * well as `src`; its `<track>` and `<source>` children are used. A frame in `<noscript>` is not even asked for. Nothing of a provider is loaded before the visitor plays, and one player
 * of the page plays at a time; a player of the page itself joins in by dispatching `sqs-media-turn` on the document.
 *
 * @tag sqs-video
 * @summary Shows a poster and a button, and the player when it is pressed: in place or in a lightbox.
 * @example
 * ```html
 * <sqs-video src="https://vimeo.com/76979871" label="Drift" width="1600" height="900">
 *   <a href="https://vimeo.com/76979871">Watch Drift</a>
 * </sqs-video>
 * ```
 * @fires sqs-video-before-play - The visitor asks for the video, nothing is loaded yet; cancelable.
 * @fires sqs-video-play - It plays. `detail.url`, `detail.title`, `detail.position`, `detail.duration`.
 * @fires sqs-video-pause - It pauses, or was taken away. The same detail.
 * @fires sqs-video-ended - It has come to its end. The same detail.
 * @fires sqs-video-error - It cannot be played. `detail.code` is the provider's own.
 * @fires sqs-video-open - The lightbox has opened.
 * @fires sqs-video-close - The lightbox has closed, and nothing plays.
 * @fires sqs-video-hidden - Nothing of the lightbox is to be seen any more.
 * @keyboard Enter, Space - On the poster: plays.
 * @keyboard Escape - Closes the lightbox.
 * @slot - A link to the video or a plain `<video>`; seen until the tag is ready and when it cannot run.
 * @csspart frame - The place of the video.
 * @csspart play - The button over all of it.
 * @csspart poster - The picture.
 * @csspart icon - The triangle in its circle.
 * @csspart title - The title over the poster.
 * @csspart consent - What visitors read who have not agreed to the site's cookies.
 * @csspart video - The player.
 * @csspart error - What stands there when the video cannot be played.
 * @csspart screen - In the lightbox: around the player.
 * @csspart dialog - The lightbox.
 * @csspart panel - In the lightbox: around screen and close control.
 * @csspart close - The close control.
 * @cssprop --sqs-video-background - Colour behind the video.
 * @cssprop --sqs-video-radius - Its corners.
 * @cssprop --sqs-video-button - Colour of the circle.
 */
export class SqsVideoElement extends reactElement({
  view: Video,
  schema: videoConfigSchema,
  tree: 'shadow',
  css: [videoCss],
}) {
  /** Takes over what the formatter `video` writes. */
  static adopt(markup: HTMLElement, { adoptMarkup }: Adopting): void {
    const { html, providerName } = markup.dataset;
    adoptMarkup(markup, 'sqs-video', { html, provider: providerName, ...posterOf(markup) });
  }

  /** Plays; the first time the player is fetched. */
  play(): void {
    this.methods?.play();
  }

  /** Pauses. */
  pause(): void {
    this.methods?.pause();
  }
}

define('sqs-video', SqsVideoElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<VideoEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-video': SqsVideoElement;
  }
}
