/** `<sqs-info-bar>`: e-mail, telephone, map and opening hours at the lower edge of a phone. */
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import { infoBarConfigSchema } from '../src/widgets/info-bar/config.ts';
import css from '../src/widgets/info-bar/info-bar.css';
import { InfoBar } from '../src/widgets/info-bar/info-bar.tsx';

/**
 * A bar for mobile devices with windows of at most 1024 px. What the tag does not say comes from `<sqs-site>`.
 *
 * @tag sqs-info-bar
 * @summary How to reach the owner, for phones: e-mail, telephone, map, opening hours.
 * @example
 * ```html
 * <sqs-info-bar email="hello@example.com" phone="+1 555 010 2233">
 *   <script type="application/json">
 *     {
 *       "location": { "addressTitle": "Harbour Bakery", "addressLine1": "Harbour 1", "addressLine2": "Oslo" },
 *       "businessHours": { "tuesday": { "ranges": [{ "from": 420, "to": 840 }] } }
 *     }
 *   </script>
 * </sqs-info-bar>
 * ```
 * @keyboard Enter, Space - On the hours: shows and hides them.
 * @csspart bar - The bar.
 * @csspart actions - The list of links.
 * @csspart action - A link or button.
 * @csspart hours - The opening hours.
 * @cssprop --sqs-info-bar-background - Background of the bar.
 * @cssprop --sqs-info-bar-color - Colour of its text.
 */
export class SqsInfoBarElement extends reactElement({
  view: InfoBar,
  schema: infoBarConfigSchema,
  tree: 'shadow',
  css: [css],
}) {}

define('sqs-info-bar', SqsInfoBarElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-info-bar': SqsInfoBarElement;
  }
}
