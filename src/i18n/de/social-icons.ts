/** German texts of `<sqs-social-icons>`; names of services stay as they are. */
import type { socialIconsMessages as English } from '../en/social-icons.ts';

export const socialIconsMessages: typeof English = {
  email: 'E-Mail',
  phone: 'Telefon',
};
