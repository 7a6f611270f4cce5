/** German texts of `<sqs-newsletter>`. */
import type { newsletterMessages as English } from '../en/newsletter.ts';
import { submitMessages } from './submit.ts';

export const newsletterMessages: typeof English = {
  ...submitMessages,
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  notConnected: 'Bitte verbinden Sie Ihren Newsletter mit einem Speicherort.',
  emailPlaceholder: 'E-Mail-Adresse',
};
