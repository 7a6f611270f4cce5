/** German texts for a submit that was sent. */
import type { successMessages as English } from '../en/success.ts';

export const successMessages: typeof English = {
  thanks: 'Vielen Dank!',
  sentUnread: 'Gesendet. Die Antwort konnte nicht gelesen werden.',
};
