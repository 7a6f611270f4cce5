/** German texts of `<sqs-licensed-assets-bar>`. */
import type { licensedAssetsBarMessages as English } from '../en/licensed-assets-bar.ts';

export const licensedAssetsBarMessages: typeof English = {
  label: 'Lizenzpflichtige Bilder',
  text: 'Diese Seite zeigt Vorschaubilder. Bitte lizenzieren Sie sie, bevor die Website veröffentlicht wird.',
};
