/** English texts of `<sqs-newsletter>`. */
import { submitMessages } from './submit.ts';

/** The newsletter (spec 1 §3, §5; spec 2 §3, §5). */
export const newsletterMessages = {
  ...submitMessages,
  emailInvalid: 'Please enter a valid email address.',
  notConnected: 'Please connect your newsletter to a storage option.',
  /** The label too: a placeholder is none. */
  emailPlaceholder: 'Email Address',
  disclaimer: 'We respect your privacy.',
};
