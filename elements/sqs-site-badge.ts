/** `<sqs-site-badge>`: a small mark in a corner of the window. */
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import { siteBadgeConfigSchema } from '../src/widgets/site-badge/config.ts';
import css from '../src/widgets/site-badge/site-badge.css';
import { SiteBadge } from '../src/widgets/site-badge/site-badge.tsx';

/**
 * Hidden for template version 7.1 and when its type is absent or `none`. What the tag does not say comes from `<sqs-site>`.
 *
 * @tag sqs-site-badge
 * @summary Says with what the site was made.
 * @example
 * ```html
 * <sqs-site-badge type="dark" position="bottom-left" href="/">Baked at the harbour</sqs-site-badge>
 * ```
 * @keyboard Enter - Follows the link.
 * @slot - What the badge shows instead of its text.
 * @csspart badge - The badge.
 * @cssprop --sqs-badge-background - Background of the badge.
 * @cssprop --sqs-badge-color - Colour of its text.
 */
export class SqsSiteBadgeElement extends reactElement({
  view: SiteBadge,
  schema: siteBadgeConfigSchema,
  tree: 'shadow',
  css: [css],
}) {}

define('sqs-site-badge', SqsSiteBadgeElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-site-badge': SqsSiteBadgeElement;
  }
}
