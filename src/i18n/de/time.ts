/** German texts of `<sqs-time>`. */
import type { timeMessages as English } from '../en/time.ts';

export const timeMessages: typeof English = {
  invalid: 'Ungültiges Datum.',
  now: 'vor weniger als einer Minute',
  minute: 'vor etwa einer Minute',
  minutes: 'vor etwa {count} Minuten',
  hour: 'vor etwa einer Stunde',
  hours: 'vor etwa {count} Stunden',
  day: 'vor etwa einem Tag',
  days: 'vor etwa {count} Tagen',
  week: 'vor etwa einer Woche',
  weeks: 'vor etwa {count} Wochen',
  month: 'vor etwa einem Monat',
  months: 'vor etwa {count} Monaten',
  year: 'vor etwa einem Jahr',
  years: 'vor etwa {count} Jahren',
  google: 'In Google Kalender eintragen',
  file: 'Für einen Kalender herunterladen',
};
