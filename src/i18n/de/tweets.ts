/** German texts of `<sqs-tweets>`. */
import type { tweetsMessages as English } from '../en/tweets.ts';

export const tweetsMessages: typeof English = {
  label: 'Beiträge',
  carousel: 'Karussell',
  slide: 'Beitrag',
  position: 'Beitrag {index} von {count}',
  previous: 'Voriger Beitrag',
  next: 'Nächster Beitrag',
  play: 'Abspielen',
  pause: 'Anhalten',
};
