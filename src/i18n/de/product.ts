/** German texts of `<sqs-product>`; our own. */
import type { productMessages as English } from '../en/product.ts';

export const productMessages: typeof English = {
  pictures: 'Bilder von {title}',
  loading: 'Wird geladen …',
  failed: 'Dieses Produkt konnte nicht geladen werden.',
};
