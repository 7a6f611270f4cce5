/** German texts of `<sqs-info-bar>`. */
import type { infoBarMessages as English } from '../en/info-bar.ts';

export const infoBarMessages: typeof English = {
  label: 'Kontakt',
  email: 'E-Mail',
  phone: 'Anrufen',
  map: 'Karte',
  hours: 'Öffnungszeiten',
  closed: 'Geschlossen',
};
