/** Configuration of `<sqs-cookie-banner>`; what it does not say comes from the page's site. */
import { type Infer, object, optionalText, record } from '../../domain/schema.ts';
import { optionalFlag } from '../../domain/schema-optional.ts';

export const cookieBannerConfigSchema = object({
  /** Owner's HTML. */
  text: optionalText(),
  acceptText: optionalText(),
  declineText: optionalText(),
  canDecline: optionalFlag(),
  /** Nothing but what is necessary until the visitor agrees; of use on a page without `<sqs-site>`. */
  restrictive: optionalFlag(),
  theme: optionalText(),
  position: optionalText(),
  messages: record(),
});

export type CookieBannerConfig = Infer<typeof cookieBannerConfigSchema>;
