/** Configuration of `<sqs-cookie-banner>`; what it does not say comes from the page's site. */
import { attribute, type Infer, object, optionalText, record } from '../../domain/schema.ts';
import { optionalFlag, optionalName } from '../../domain/schema-optional.ts';
import { BANNER_PLACES } from '../../domain/site/banner-place.ts';

export const cookieBannerConfigSchema = object({
  /** Owner's HTML; scripts in it never run. The site's `cookieBannerText` by default. */
  text: attribute(optionalText()),
  /** Text of the button that allows. */
  acceptText: attribute(optionalText()),
  /** Text of the button that does not. */
  declineText: attribute(optionalText()),
  /** Whether declining is offered when it asks by itself; by the site's accept type otherwise. */
  canDecline: attribute(optionalFlag()),
  /** Without `<sqs-site>`: no visitor cookies until the visitor agrees. */
  restrictive: attribute(optionalFlag()),
  /** `light` or `dark`; the page's own by default. */
  theme: attribute(optionalName(['light', 'dark'])),
  /** `bottom` by default. */
  position: attribute(optionalName(BANNER_PLACES)),
  messages: record(),
});

export type CookieBannerConfig = Infer<typeof cookieBannerConfigSchema>;
