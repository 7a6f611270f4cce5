/** `<sqs-lightbox>`: anything the author writes in a modal dialog; a set of linked pictures becomes a viewer. */
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import type { CustomEvents } from '../src/ui/widget-host.ts';
import { lightboxConfigSchema } from '../src/widgets/lightbox/config.ts';
import type { LightboxEvents } from '../src/widgets/lightbox/events.ts';
import { Lightbox } from '../src/widgets/lightbox/lightbox.tsx';

/**
 * A modal lightbox. Links around thumbnails (`<a href="large.jpg"><img src="small.jpg" alt="…"></a>`), inside the tag
 * or matched by `trigger`, become a viewer with next and previous, captions (`figcaption` or `data-caption`), swipe and
 * zoom; links to video files, YouTube and Vimeo around thumbnails are videos in it.
 *
 * @tag sqs-lightbox
 * @summary Opens content or pictures over the page and gives the page back as it was.
 * @example
 * ```html
 * <sqs-lightbox>
 *   <a href="/media/dawn.jpg"><img src="/media/dawn-small.jpg" alt="Hills under an orange sky"></a>
 *   <a href="/media/fjord.jpg"><img src="/media/fjord-small.jpg" alt="Blue hills above water"></a>
 * </sqs-lightbox>
 * ```
 * @fires sqs-lightbox-before-close - The visitor closes it; cancelable. `detail.reason`: `button`, `backdrop`, `escape`, `browser`.
 * @fires sqs-lightbox-open - It has opened.
 * @fires sqs-lightbox-change - The viewer has gone to another picture. `detail.index`, from 0.
 * @fires sqs-lightbox-close - It has closed: focus and scrolling are back with the page.
 * @fires sqs-lightbox-hidden - Nothing of it is to be seen any more, 0.3 s later.
 * @keyboard Enter - On a thumbnail: opens it.
 * @keyboard Escape - Closes it, and gives the focus back.
 * @keyboard ArrowLeft, ArrowRight - The picture before, the next; the other way round from right to left.
 * @keyboard PageUp, PageDown - The picture before, the next.
 * @keyboard Home, End - The first picture, the last.
 * @keyboard +, = - Closer.
 * @keyboard -, 0 - Farther, and the whole picture.
 * @slot - The content, or links around thumbnails. It is what is seen while scripts do not run.
 * @csspart dialog - The dialog, as large as the window.
 * @csspart panel - What the content stands on.
 * @csspart content - Around the content; it scrolls when the content is tall.
 * @csspart close - The close control.
 * @csspart viewer - The picture viewer.
 * @csspart bar - Its upper edge.
 * @csspart counter - "2 / 24".
 * @csspart tools - The controls at its end.
 * @csspart zoom - The zoom button.
 * @csspart fullscreen - Fills the screen and gives it back.
 * @csspart download - The link to the file.
 * @csspart stage - Around the picture.
 * @csspart picture - The picture.
 * @csspart placeholder - The thumbnail in its place until it is there.
 * @csspart video - A video.
 * @csspart thumbnails - All of them in small.
 * @csspart thumbnail - One of these; `current` is the one that is open.
 * @csspart previous - To the picture before.
 * @csspart next - To the next picture.
 * @csspart caption - The caption.
 * @csspart failed - What stands in place of a picture that could not be loaded.
 * @csspart status - Read out with each picture; not seen.
 * @cssprop --sqs-backdrop - Colour of the back layer.
 * @cssprop --sqs-dialog-width - Widest the panel gets, 40rem by default.
 * @cssprop --sqs-dialog-background - Colour of the panel.
 * @cssprop --sqs-dialog-color - Colour of its text.
 * @cssprop --sqs-dialog-radius - Its corners.
 * @cssprop --sqs-lightbox-background - Back layer of the picture viewer.
 * @cssprop --sqs-lightbox-color - Colour of the viewer's text.
 */
export class SqsLightboxElement extends reactElement({
  view: Lightbox,
  loaders: { 'sqs-video': () => import('./sqs-video.ts') },
  schema: lightboxConfigSchema,
  tree: 'shadow',
  css: [],
}) {
  /** Opens it; a viewer begins with its first picture, or the one of an index, and goes there where it is open. */
  show(index = 0): void {
    this.startIndex = index;
    this.open = true;
    this.methods?.go(this.startIndex);
  }

  /** Closes it without asking. */
  close(): void {
    this.open = false;
  }
}

define('sqs-lightbox', SqsLightboxElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<LightboxEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-lightbox': SqsLightboxElement;
  }
}
