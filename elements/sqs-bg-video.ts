/** `<sqs-bg-video>`: a silent video behind the content that stands inside the tag. */
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import type { CustomEvents } from '../src/ui/widget-host.ts';
import bgVideoCss from '../src/widgets/bg-video/bg-video.css';
import { BgVideo } from '../src/widgets/bg-video/bg-video.tsx';
import { bgVideoConfigSchema } from '../src/widgets/bg-video/config.ts';
import type { BgVideoEvents } from '../src/widgets/bg-video/events.ts';

/**
 * A video of YouTube, Vimeo or any file that plays silently behind what stands inside the tag, over and over. A still
 * image is there first and wherever the video is not: give it as `fallback-image`, or as `<img slot="fallback">`, which
 * is painted before any script. The video begins when it is in view, rests in hidden tabs, out of view and behind what
 * opens over the page, and waits for the visitor on phones, with less motion or data, and before consent to a provider.
 * One button pauses and plays it; the visitor's choice holds for the session. Let what lies over the video stand inside
 * the tag: what a page lays over the tag itself would cover the button.
 *
 * @tag sqs-bg-video
 * @summary Plays a silent video behind your content, with a still image first and a button to pause.
 * @example
 * ```html
 * <sqs-bg-video url="/media/drift.mp4" fallback-image="/media/drift.jpg">
 *   <h2>Slow water</h2>
 *   <p><a href="#dates">See the dates</a></p>
 * </sqs-bg-video>
 * ```
 * @fires sqs-bg-video-state - Something else is seen. `detail.state`: `fallback`, `loading`, `buffering`, `playing`, `paused` (by the visitor), `suspended` (by the page), `failed`.
 * @fires sqs-bg-video-ready - A page that waits may go on: the video can play, or will not for now.
 * @fires sqs-bg-video-playing - It plays, the first time or again.
 * @fires sqs-bg-video-error - It does not play. `detail.code`, `detail.message`.
 * @keyboard Enter, Space - On its button: pauses and plays.
 * @slot - What lies over the video; `<source>` elements name its files.
 * @slot fallback - An `<img>` in place of `fallback-image`.
 * @csspart stage - Around still image and video.
 * @csspart still - Around the still image.
 * @csspart screen - Around the video.
 * @csspart video - The video, or the frame of its provider.
 * @csspart content - Around what lies over it: as high as the tag, so that `display: grid; place-content: center` puts it in the middle.
 * @csspart control - Around the button and what is said beside it.
 * @csspart consent - What visitors read who have not agreed to the site's cookies.
 * @csspart button - Pauses and plays.
 * @cssprop --sqs-bg-video-min-height - How high it is at least, 16rem by default.
 * @cssprop --sqs-bg-video-background - Colour behind still image and video, dark by default; words over it are white unless the page gives the tag a `color`.
 * @cssprop --sqs-bg-video-scrim - Colour or gradient between video and content.
 */
export class SqsBgVideoElement extends reactElement({
  view: BgVideo,
  schema: bgVideoConfigSchema,
  tree: 'shadow',
  css: [bgVideoCss],
  slots: ['fallback'],
}) {
  /** Lets it play again after `pause()`, or begin in spite of `no-autoplay`; what the visitor has paused stays so. */
  play(): void {
    this.methods?.play();
  }

  /** Pauses until `play()`, or until the visitor presses play. */
  pause(): void {
    this.methods?.pause();
  }
}

define('sqs-bg-video', SqsBgVideoElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<BgVideoEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-bg-video': SqsBgVideoElement;
  }
}
