/** `<sqs-social-icons>`: a row of links with the icons of where they lead. */
import { define } from '../src/host/define.ts';
import { leafElement } from '../src/host/leaf-element.ts';
import css from '../src/leaves/social-icons/social-icons.css';
import { SocialIconsLeaf, socialIconsConfigSchema } from '../src/leaves/social-icons/social-icons-leaf.ts';

/**
 * Links to a site's pages elsewhere, each with the icon of its service, which its address names. An address that nobody
 * knows has the icon of a link and the name of its host. Nothing is loaded from a service.
 *
 * @tag sqs-social-icons
 * @summary Shows links to other services as icons, each with a name.
 * @example
 * ```html
 * <sqs-social-icons shape="circle">
 *   <a href="https://bandcamp.com/boathouse">Boathouse on Bandcamp</a>
 *   <a href="mailto:hello@example.com">Write to us</a>
 * </sqs-social-icons>
 * ```
 * @keyboard Enter - Follows a link.
 * @slot - Links; seen until the icons are ready.
 * @csspart row - The list.
 * @csspart link - Each link.
 * @cssprop --sqs-social-color - Colour of the icons; that of the text by default.
 */
export class SqsSocialIconsElement extends leafElement({
  leaf: SocialIconsLeaf,
  schema: socialIconsConfigSchema,
  css: [css],
}) {}

define('sqs-social-icons', SqsSocialIconsElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-social-icons': SqsSocialIconsElement;
  }
}
