/** Configuration of `<sqs-site-badge>`; what it does not say comes from the page's site. */
import { type Infer, object, optionalText, record, text } from '../../domain/schema.ts';

export const siteBadgeConfigSchema = object({
  /** Any text but `none`; absent hides the badge. */
  type: optionalText(),
  /** `bottom-right` and the like, or the code of a published page. */
  position: optionalText(),
  templateVersion: optionalText(),
  href: text(),
  messages: record(),
});

export type SiteBadgeConfig = Infer<typeof siteBadgeConfigSchema>;
