/** German texts of `<sqs-cover-slide>`; our own. */
import type { coverSlideMessages as English } from '../en/cover-slide.ts';

export const coverSlideMessages: typeof English = {
  label: 'Titelseite',
  navigation: 'Navigation',
  openForm: 'Schreiben Sie uns',
  openNewsletter: 'Abonnieren',
  signIn: 'Mit {provider} anmelden',
};
