/** German text of `<sqs-site-badge>`. */
import type { siteBadgeMessages as English } from '../en/site-badge.ts';

export const siteBadgeMessages: typeof English = {
  text: 'Erstellt mit sqs-kit',
};
