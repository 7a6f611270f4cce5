/** `<sqs-licensed-assets-bar>`: reminds the owner of images that are not licensed yet. */
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import { licensedAssetsBarConfigSchema } from '../src/widgets/licensed-assets-bar/config.ts';
import css from '../src/widgets/licensed-assets-bar/licensed-assets-bar.css';
import { LicensedAssetsBar } from '../src/widgets/licensed-assets-bar/licensed-assets-bar.tsx';

/**
 * Shown while the page has an `<img data-licensed-asset-preview>`, or its body the class `licensed-asset-preview`.
 *
 * @tag sqs-licensed-assets-bar
 * @summary Says that the page shows preview images.
 * @example
 * ```html
 * <sqs-licensed-assets-bar>
 *   <a href="/licences">License them</a>
 * </sqs-licensed-assets-bar>
 * ```
 * @slot - A link to where images are licensed.
 * @csspart bar - The bar.
 * @csspart text - Its text.
 * @cssprop --sqs-licensed-bar-background - Background of the bar.
 * @cssprop --sqs-licensed-bar-color - Colour of its text.
 */
export class SqsLicensedAssetsBarElement extends reactElement({
  view: LicensedAssetsBar,
  schema: licensedAssetsBarConfigSchema,
  tree: 'shadow',
  css: [css],
}) {}

define('sqs-licensed-assets-bar', SqsLicensedAssetsBarElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-licensed-assets-bar': SqsLicensedAssetsBarElement;
  }
}
