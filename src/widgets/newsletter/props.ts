/** What the two views of a newsletter are given: the kit's own, and that of an author's form. */
import type { newsletterMessages } from '../../i18n/en/newsletter.ts';
import type { SubmitEvents } from '../../ui/submission/events.ts';
import type { SubmitMethods } from '../../ui/submission/submit-methods.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { NewsletterConfig } from './config.ts';

export interface NewsletterProps extends WidgetProps<NewsletterConfig, SubmitMethods, SubmitEvents> {
  texts: typeof newsletterMessages;
}
