/** German texts of `<sqs-cookie-banner>`. */
import type { cookieBannerMessages as English } from '../en/cookie-banner.ts';

export const cookieBannerMessages: typeof English = {
  label: 'Cookies',
  text: 'Wir verwenden Cookies, um Besuche zu zählen und diese Website zu verbessern. Sie können Ihre Auswahl jederzeit ändern.',
  accept: 'Akzeptieren',
  decline: 'Ablehnen',
};
