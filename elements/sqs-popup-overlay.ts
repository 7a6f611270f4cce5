/** `<sqs-popup-overlay>`: a pop-up that opens by time, by scrolling or from a button, as its owner's rules say. */
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import dialogCss from '../src/ui/dialog/dialog.css';
import type { CustomEvents } from '../src/ui/widget-host.ts';
import { popupOverlayConfigSchema } from '../src/widgets/popup-overlay/config.ts';
import type { PopupOverlayEvents } from '../src/widgets/popup-overlay/events.ts';
import css from '../src/widgets/popup-overlay/popup-overlay.css';
import { PopupOverlay } from '../src/widgets/popup-overlay/popup-overlay.tsx';

/**
 * A promotional pop-up. Its JSON child holds the owner's settings (`style` 2 shows it); without a `style` those of
 * `<sqs-site>` hold. While it is shown the tag has the class `sqs-slide-ready` once images and fonts are there, and
 * `sqs-slide-animation-ready` 500 ms later.
 *
 * @tag sqs-popup-overlay
 * @summary Opens by itself when its rules allow, remembers that it was closed, and can be opened from a button.
 * @example
 * ```html
 * <button id="offer">Show the offer</button>
 * <sqs-popup-overlay trigger="#offer">
 *   <script type="application/json">{ "style": 2, "version": 1 }</script>
 *   <h2>Ten percent off</h2>
 *   <p>Only this week.</p>
 * </sqs-popup-overlay>
 * ```
 * @fires sqs-popup-overlay-open - It has opened. `detail.trigger`: `time`, `scroll`, or undefined for a button and `show()`.
 * @fires sqs-popup-overlay-before-close - The visitor closes it; cancelable. `detail.reason`.
 * @fires sqs-popup-overlay-close - The visitor or `close()` closed it. `detail.action`: `close`, or `dismiss` for the back layer.
 * @fires sqs-popup-overlay-hidden - Nothing of it is to be seen any more, 0.3 s later.
 * @keyboard Escape - Closes it, as the close control does.
 * @slot heading - With a `layout`, the slots of `<sqs-cover-slide>`.
 * @slot - The content. A control with `data-sqs-close` closes it. A `<sqs-form>` or `<sqs-newsletter>` in it that succeeds is remembered.
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
  tree: 'shadow',
  css: [dialogCss, css],
}) {
  /** Opens it whatever the rules say; the server may still refuse its content. */
  show(): void {
    if (this.methods) this.methods.show();
    else this.open = true;
  }

  /** Closes it without asking, as the visitor does: the date is remembered. */
  close(): void {
    if (this.methods) this.methods.close();
    else this.open = false;
  }
}

define('sqs-popup-overlay', SqsPopupOverlayElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<PopupOverlayEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-popup-overlay': SqsPopupOverlayElement;
  }
}
