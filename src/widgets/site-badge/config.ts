/** Configuration of `<sqs-site-badge>`; what it does not say comes from the page's site. */
import { WEB_ADDRESS } from '../../domain/links.ts';
import { attribute, type Infer, object, optionalText, record, text } from '../../domain/schema.ts';
import { optionalName } from '../../domain/schema-optional.ts';

/** By the number in the site's settings, from 1. */
export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

export const siteBadgeConfigSchema = object({
  /** `light`, `dark` or any other name; `none` hides the badge. The site's `ssBadgeType` by default. */
  type: attribute(optionalText()),
  /** `bottom-right` by default. */
  position: attribute(optionalName(CORNERS)),
  /** Version of the template; the site's by default. */
  templateVersion: attribute(optionalText()),
  /** Where the badge leads; without it, it is no link. */
  href: attribute(text('', WEB_ADDRESS)),
  messages: record(),
});

export type SiteBadgeConfig = Infer<typeof siteBadgeConfigSchema>;
