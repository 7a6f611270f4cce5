/** English texts of `<sqs-newsletter>`. */
import { submitMessages } from './submit.ts';

export const newsletterMessages = {
  ...submitMessages,
  emailInvalid: 'Please enter a valid email address.',
  notConnected: 'Please connect your newsletter to a storage option.',
  /** The label too: a placeholder is none. */
  emailPlaceholder: 'Email Address',
};
