/** The texts of a price in another language; fetched by pages that are not in English. */
import { priceMessages } from '../../i18n/en/commerce.ts';
import { localize } from '../../i18n/locales.ts';

export function priceTexts(language: string): typeof priceMessages {
  return localize('product-price', priceMessages, language);
}
