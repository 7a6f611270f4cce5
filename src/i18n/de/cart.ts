/** German texts of `<sqs-cart>` and `<sqs-cart-link>`. */
import type * as English from '../en/cart.ts';

export const cartMessages: typeof English.cartMessages = {
  label: 'Ihr Warenkorb',
  close: 'Schließen',
  loading: 'Ihr Warenkorb wird geladen …',
  unreadable: 'Ihr Warenkorb konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  empty: 'Ihr Warenkorb ist leer.',
  goOn: 'Weiter einkaufen',
  item: 'Artikel',
  quantity: 'Menge von {title}',
  fewer: 'Eins weniger von {title}',
  more: 'Eins mehr von {title}',
  remove: 'Entfernen',
  removeOne: '{title} entfernen',
  removed: '{title} wurde entfernt.',
  undo: 'Rückgängig',
  undoOne: '{title} zurücklegen',
  returned: '{title} liegt wieder in Ihrem Warenkorb.',
  each: 'je {price}',
  subtotal: 'Zwischensumme',
  changed: '{title}: {count} in Ihrem Warenkorb.',
  saving: 'Wird gespeichert …',
  elsewhere: 'Ihr Warenkorb wurde auf einer anderen Seite geändert.',
  gone: 'Dieser Artikel wird nicht mehr verkauft. Bitte entfernen Sie ihn.',
  soldOut: 'Dieser Artikel ist ausverkauft. Bitte entfernen Sie ihn.',
  onlySome: 'Es können nur {count} bestellt werden.',
  priceChanged: 'Der Preis hat sich von {before} auf {now} geändert.',
  noQuantity: 'Bitte geben Sie eine ganze Zahl von {least} bis {most} ein.',
  notSaved:
    'Das konnte nicht gespeichert werden. Ihre Eingabe bleibt erhalten; bitte versuchen Sie es noch einmal.',
  offline:
    'Der Shop ist gerade nicht erreichbar. Ihre Eingabe bleibt erhalten; bitte versuchen Sie es noch einmal.',
  checkout: 'Zur Kasse',
  leaving: 'Einen Moment …',
  notYet: 'Bitte sehen Sie sich zuerst an, was markiert ist.',
  noCheckout:
    'Die Kasse ist gerade nicht erreichbar. Ihr Warenkorb bleibt erhalten; bitte versuchen Sie es noch einmal.',
};

export const cartLinkMessages: typeof English.cartLinkMessages = {
  cart: 'Warenkorb',
  none: 'Warenkorb, leer',
  one: 'Warenkorb, {count} Artikel',
  two: 'Warenkorb, {count} Artikel',
  few: 'Warenkorb, {count} Artikel',
  many: 'Warenkorb, {count} Artikel',
  other: 'Warenkorb, {count} Artikel',
};
