/** German texts of the product tags. */
import type * as English from '../en/commerce.ts';
import { failureMessages } from './failure.ts';

export const priceMessages: typeof English.priceMessages = {
  salePrice: 'Angebotspreis:',
  originalPrice: 'Ursprünglicher Preis:',
  from: 'ab {fromPrice}',
  unavailable: 'Nicht verfügbar',
};

export const markMessages: typeof English.markMessages = {
  soldOut: 'ausverkauft',
  sale: 'Angebot',
};

export const variantMessages: typeof English.variantMessages = {
  select: '{variantName} auswählen',
  selectGiftCard: 'Betrag auswählen',
  giftCardOption: 'Betrag',
  soldOut: 'ausverkauft',
  missing: 'nicht verfügbar',
  soldOutStatus: 'Diese Auswahl ist ausverkauft.',
  missingStatus: 'Diese Kombination ist nicht verfügbar. Bitte wählen Sie eine andere.',
};

export const quantityMessages: typeof English.quantityMessages = {
  label: 'Menge',
  fewer: 'Eins weniger',
  more: 'Eins mehr',
  limit: 'Es können nur {count} bestellt werden.',
};

export const addToCartMessages: typeof English.addToCartMessages = {
  add: 'In den Warenkorb',
  subscribe: 'Abonnieren',
  soldOut: 'Ausverkauft',
  gone: 'Dieser Artikel ist ausverkauft.',
  adding: 'Wird hinzugefügt …',
  added: 'In Ihren Warenkorb gelegt.',
  viewCart: 'Warenkorb ansehen',
  choose: 'Bitte wählen Sie zuerst {variantName} aus.',
  fields: 'Zu Ihrer Bestellung',
  offline:
    'Der Shop ist gerade nicht erreichbar. Ihre Auswahl bleibt erhalten; bitte versuchen Sie es noch einmal.',
  failed:
    'Der Artikel konnte nicht in den Warenkorb gelegt werden. Ihre Auswahl bleibt erhalten; bitte versuchen Sie es noch einmal.',
  missing: variantMessages.missingStatus,
};

export const restockMessages: typeof English.restockMessages = {
  cta: 'Lassen Sie sich benachrichtigen, sobald der Artikel wieder vorrätig ist.',
  email: 'E-Mail-Adresse',
  button: 'Benachrichtigen',
  mailingList: 'Senden Sie mir auch Neuigkeiten.',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  captchaMissing: failureMessages.captchaMissing,
  captchaReset: failureMessages.captchaReset,
  sending: 'Wird gesendet …',
  done: 'Vielen Dank. Wir schreiben Ihnen, sobald der Artikel wieder vorrätig ist.',
  failed: 'Ihre Adresse konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
};

export const quickViewMessages: typeof English.quickViewMessages = {
  open: 'Schnellansicht',
  loading: 'Wird geladen …',
};
