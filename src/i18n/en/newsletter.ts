/** English texts of `<sqs-newsletter>`. */
import { submitMessages } from './submit.ts';

/** The newsletter (spec 1 §3, §5; spec 2 §3, §5). */
export const newsletterMessages = {
  ...submitMessages,
  emailInvalid: 'Please enter a valid email address.',
  notConnected: 'Please connect your newsletter to a storage option.',
  emailPlaceholder: 'Email Address',
  disclaimer: 'We respect your privacy.',
  // Our own: a placeholder is no label.
  emailLabel: 'Email Address',
};
