/** English texts of `<sqs-cart>` and `<sqs-cart-link>`. All of them are our own. */
import type { PluralForms } from '../../domain/text/plural.ts';

export const cartMessages = {
  label: 'Your cart',
  close: 'Close',
  loading: 'Loading your cart…',
  unreadable: 'Your cart could not be loaded.',
  retry: 'Try again',
  empty: 'Your cart is empty.',
  goOn: 'Continue shopping',
  item: 'Item',
  quantity: 'Quantity of {title}',
  fewer: 'One fewer of {title}',
  more: 'One more of {title}',
  remove: 'Remove',
  removeOne: 'Remove {title}',
  removed: '{title} was removed.',
  undo: 'Undo',
  returned: '{title} is back in your cart.',
  each: '{price} each',
  subtotal: 'Subtotal',
  changed: '{title}: {count} in your cart.',
  saving: 'Saving…',
  elsewhere: 'Your cart was changed on another page.',
  gone: 'This is not sold any more. Please remove it.',
  soldOut: 'This is sold out. Please remove it.',
  onlySome: 'Only {count} can be ordered.',
  priceChanged: 'The price has changed from {before} to {now}.',
  noQuantity: 'Please enter a whole number from {least} to {most}.',
  notSaved: 'This could not be saved. What you entered is kept; please try again.',
  offline: 'The shop could not be reached. What you entered is kept; please try again.',
  checkout: 'Checkout',
  leaving: 'One moment…',
  notYet: 'Please look at what is marked first.',
  noCheckout: 'The checkout could not be reached. Your cart is kept; please try again.',
};

export const cartLinkMessages = {
  cart: 'Cart',
  none: 'Cart, empty',
  items: { one: 'Cart, {count} item', other: 'Cart, {count} items' } as PluralForms,
};
