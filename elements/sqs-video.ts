/** `<sqs-video>`: a video of YouTube, Vimeo or any file, behind its poster until someone plays it. */
import { adoptMarkup } from '../src/host/adopt.ts';
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react-element.ts';
import { videoConfigSchema } from '../src/widgets/video/config.ts';
import { posterOf } from '../src/widgets/video/poster-of.ts';
import videoCss from '../src/widgets/video/video.css';
import { Video } from '../src/widgets/video/video.tsx';

export { registerLocale } from '../src/i18n/locales.ts';

/**
 * A video. A link or a plain `<video>` inside the tag works without scripts and names the video as well as `src`; its
 * `<track>` and `<source>` children are used. Nothing of a provider is loaded before the visitor plays, and one player
 * of the page plays at a time; a player of the page itself joins in by dispatching `sqs-media-turn` on the document.
 *
 * @tag sqs-video
 * @summary Shows a poster and a button, and the player when it is pressed: in place or in a lightbox.
 * @attr {string} src - Address of the video at YouTube or Vimeo, or of an mp4 or webm file.
 * @attr {string} html - Embed code of any provider; the address, the sides and the title of its frame are used.
 * @attr {string} provider - Name of the provider, for its texts.
 * @attr {string} poster - Address of the picture that stands there until the video plays.
 * @attr {boolean} provider-poster - Without a poster: YouTube's own picture, which is fetched from YouTube at once, unless the site's consent is restrictive.
 * @attr {string} label - What the video is called.
 * @attr {number} width - With `height`: the shape of the video, 16 by 9 by default.
 * @attr {number} height - See `width`.
 * @attr {string} fit - How a file fills that shape: `contain` (default), `cover`, `fill`.
 * @attr {string} start-time-rule - How `t=` in an address is read: `spec` (default) counts its parts from the end, `standard` reads `1h30s` and `2m` as the providers do.
 * @attr {boolean} lightbox - Plays over the page; closing stops it.
 * @method play - Plays; the first time the player is fetched.
 * @method pause - Pauses.
 * @fires sqs-video-before-play - The visitor asks for the video, nothing is loaded yet; cancelable.
 * @fires sqs-video-play - It plays. `detail.url`, `detail.title`, `detail.position`, `detail.duration`.
 * @fires sqs-video-pause - It pauses, or was taken away. The same detail.
 * @fires sqs-video-ended - It has come to its end. The same detail.
 * @fires sqs-video-error - It cannot be played. `detail.code` is the provider's own.
 * @fires sqs-video-open - The lightbox has opened.
 * @fires sqs-video-close - The lightbox has closed, and nothing plays.
 * @fires sqs-video-hidden - Nothing of the lightbox is to be seen any more.
 * @fires sqs-config-error - The configuration is wrong. `detail.tag`, `detail.path`, `detail.reason`.
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
  attributes: [
    'src',
    'html',
    'provider',
    'poster',
    'provider-poster',
    'label',
    'width',
    'height',
    'fit',
    'start-time-rule',
    'lightbox',
  ],
  shadow: true,
  css: [videoCss],
}) {
  /** Takes over what the formatter `video` writes. */
  static adopt(markup: HTMLElement): void {
    const { html, providerName } = markup.dataset;
    adoptMarkup(markup, 'sqs-video', { html, provider: providerName, ...posterOf(markup) });
  }

  play(): void {
    this.view?.play();
  }

  pause(): void {
    this.view?.pause();
  }
}

define('sqs-video', SqsVideoElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-video': SqsVideoElement;
  }
}
