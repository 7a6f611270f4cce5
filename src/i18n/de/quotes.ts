/** German texts of `<sqs-quotes>`. */
import type { quotesMessages as English } from '../en/quotes.ts';

export const quotesMessages: typeof English = {
  label: 'Zitate',
  carousel: 'Karussell',
  slide: 'Zitat',
  position: 'Zitat {index} von {count}',
  previous: 'Voriges Zitat',
  next: 'Nächstes Zitat',
  play: 'Abspielen',
  pause: 'Anhalten',
};
