/** `<sqs-lightbox>`: anything the author writes in a modal dialog; a set of linked pictures becomes a viewer. */
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react-element.ts';
import dialogCss from '../src/ui/dialog/dialog.css';
import { lightboxConfigSchema } from '../src/widgets/lightbox/config.ts';
import { Lightbox } from '../src/widgets/lightbox/lightbox.tsx';

export { registerLocale } from '../src/i18n/locales.ts';

/**
 * A modal lightbox. Links around thumbnails (`<a href="large.jpg"><img src="small.jpg" alt="…"></a>`), inside the tag
 * or matched by `trigger`, become a picture viewer with next and previous, captions (`figcaption` or `data-caption`),
 * swipe and zoom.
 *
 * @tag sqs-lightbox
 * @summary Opens content or pictures over the page and gives the page back as it was.
 * @attr {boolean} open - Whether it is open; kept up to date.
 * @attr {string} trigger - CSS selector of links and buttons that open it.
 * @attr {string} for - Id of one link or button that opens it.
 * @attr {string} label - Accessible name; the first heading of the content by default.
 * @attr {boolean} loop - The viewer goes on from the last picture to the first.
 * @attr {string} deep-link - Name that gives each picture an address, `#name=2`. Off by default.
 * @attr {boolean} no-srcset - Loads pictures as linked instead of in the widths of the image service.
 * @fires sqs-lightbox-before-close - The visitor closes it; cancelable. `detail.reason`: `button`, `backdrop`, `escape`, `browser`.
 * @fires sqs-lightbox-open - It has opened.
 * @fires sqs-lightbox-close - It has closed: focus and scrolling are back with the page.
 * @fires sqs-lightbox-hidden - Nothing of it is to be seen any more, 0.3 s later.
 * @fires sqs-config-error - The configuration is wrong. `detail.tag`, `detail.path`, `detail.reason`.
 * @slot - The content, or links around thumbnails. It is what is seen while scripts do not run.
 * @csspart dialog - The dialog, as large as the window.
 * @csspart panel - What the content stands on.
 * @csspart content - Around the content; it scrolls when the content is tall.
 * @csspart close - The close control.
 * @csspart viewer - The picture viewer.
 * @csspart bar - Its upper edge.
 * @csspart counter - "2 / 24".
 * @csspart zoom - The zoom button.
 * @csspart stage - Around the picture.
 * @csspart picture - The picture.
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
  schema: lightboxConfigSchema,
  attributes: ['open', 'trigger', 'for', 'label', 'loop', 'deep-link', 'no-srcset'],
  reflected: ['open'],
  shadow: true,
  css: [dialogCss],
}) {
  /** Opens it; a viewer begins with its first picture. */
  show(): void {
    this.open = true;
  }

  /** Closes it without asking. */
  close(): void {
    this.open = false;
  }
}

define('sqs-lightbox', SqsLightboxElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-lightbox': SqsLightboxElement;
  }
}
