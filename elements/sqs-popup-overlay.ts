/** `<sqs-popup-overlay>`: a pop-up that opens by time, by scrolling or from a button, as its owner's rules say. */
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react-element.ts';
import dialogCss from '../src/ui/dialog/dialog.css';
import { popupOverlayConfigSchema } from '../src/widgets/popup-overlay/config.ts';
import css from '../src/widgets/popup-overlay/popup-overlay.css';
import { PopupOverlay } from '../src/widgets/popup-overlay/popup-overlay.tsx';

export { registerLocale } from '../src/i18n/locales.ts';

/**
 * A promotional pop-up. Its JSON child holds the owner's settings (`style` 2 shows it); without a `style` those of
 * `<sqs-site>` hold. While it is shown the tag has the class `sqs-slide-ready` once images and fonts are there, and
 * `sqs-slide-animation-ready` 500 ms later.
 *
 * @tag sqs-popup-overlay
 * @summary Opens by itself when its rules allow, remembers that it was closed, and can be opened from a button.
 * @attr {boolean} open - Whether it is open; kept up to date. Setting it tells and remembers nothing, unlike the methods.
 * @attr {string} trigger - CSS selector of links and buttons that open it whatever the rules say.
 * @attr {string} for - Id of one link or button that does.
 * @attr {string} label - Accessible name; the first heading of the content by default.
 * @attr {string} src - Address of a render call; its HTML is shown instead of the content of the tag.
 * @attr {boolean} server-rendered - Asks the builder's render call instead.
 * @attr {string} api-root - Address of the builder's API; the site's by default.
 * @attr {boolean} run-scripts - Scripts in rendered HTML run. Only for HTML you wrote.
 * @attr {boolean} preview - Shows it as a signed-in owner sees it: at once, and nothing is recorded or tracked.
 * @fires sqs-popup-overlay-open - It has opened. `detail.trigger`: `time`, `scroll`, or undefined for a button and `show()`.
 * @fires sqs-popup-overlay-before-close - The visitor closes it; cancelable. `detail.reason`.
 * @fires sqs-popup-overlay-close - The visitor or `close()` closed it. `detail.action`: `close`, or `dismiss` for the back layer.
 * @fires sqs-popup-overlay-hidden - Nothing of it is to be seen any more, 0.3 s later.
 * @fires sqs-config-error - The configuration is wrong. `detail.tag`, `detail.path`, `detail.reason`.
 * @slot - The content. A `<sqs-form>` or `<sqs-newsletter>` in it that succeeds is remembered.
 * @csspart dialog - The dialog, as large as the window, or the region.
 * @csspart panel - What the content stands on.
 * @csspart content - Around the content; it scrolls when the content is tall.
 * @csspart close - The close control.
 * @cssprop --sqs-backdrop - Colour of the back layer.
 * @cssprop --sqs-dialog-width - Widest the panel gets, 40rem by default.
 * @cssprop --sqs-dialog-background - Colour of the panel.
 * @cssprop --sqs-dialog-color - Colour of its text.
 * @cssprop --sqs-dialog-radius - Its corners.
 */
export class SqsPopupOverlayElement extends reactElement({
  view: PopupOverlay,
  schema: popupOverlayConfigSchema,
  attributes: [
    'open',
    'trigger',
    'for',
    'label',
    'src',
    'server-rendered',
    'api-root',
    'run-scripts',
    'preview',
  ],
  reflected: ['open'],
  shadow: true,
  css: [dialogCss, css],
}) {
  /** Opens it whatever the rules say; the server may still refuse its content. */
  show(): void {
    if (this.view) this.view.show();
    else this.open = true;
  }

  /** Closes it without asking, as the visitor does: the date is remembered. */
  close(): void {
    if (this.view) this.view.close();
    else this.open = false;
  }
}

define('sqs-popup-overlay', SqsPopupOverlayElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-popup-overlay': SqsPopupOverlayElement;
  }
}
