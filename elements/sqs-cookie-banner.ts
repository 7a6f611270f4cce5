/** `<sqs-cookie-banner>`: asks for consent, above everything else, and again when the visitor wants to change the answer. */
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import type { CustomEvents } from '../src/ui/widget-host.ts';
import { cookieBannerConfigSchema } from '../src/widgets/cookie-banner/config.ts';
import css from '../src/widgets/cookie-banner/cookie-banner.css';
import { CookieBanner } from '../src/widgets/cookie-banner/cookie-banner.tsx';
import type { CookieBannerEvents } from '../src/widgets/cookie-banner/events.ts';

/**
 * Asks whether the visitor may be counted. It stands in the top layer; while a modal dialog is open it is modal itself
 * and lies above it. A link or button with `data-sqs-cookie-settings` anywhere on the page opens it again.
 *
 * @tag sqs-cookie-banner
 * @summary Asks for consent once, remembers it for a year, and can be asked again.
 * @example
 * ```html
 * <sqs-cookie-banner can-decline theme="light" position="bottom"></sqs-cookie-banner>
 * <p><a href="#cookies" data-sqs-cookie-settings>Cookie settings</a></p>
 * ```
 * @fires sqs-cookie-banner-choice - The visitor answered. `detail.isAllowed`.
 * @keyboard Enter, Space - On a button: gives that answer.
 * @csspart banner - The box.
 * @csspart text - The text.
 * @csspart actions - The row of buttons.
 * @csspart accept - The button that allows.
 * @csspart decline - The button that does not.
 * @cssprop --sqs-banner-background - Background of the box.
 * @cssprop --sqs-banner-color - Colour of its text.
 */
export class SqsCookieBannerElement extends reactElement({
  view: CookieBanner,
  schema: cookieBannerConfigSchema,
  tree: 'shadow',
  css: [css],
}) {
  /** Opens the banner, so that the visitor can change the answer. */
  async show(): Promise<void> {
    await this.updateComplete;
    this.methods?.show();
  }
}

define('sqs-cookie-banner', SqsCookieBannerElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<CookieBannerEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-cookie-banner': SqsCookieBannerElement;
  }
}
