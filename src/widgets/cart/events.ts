/** What `<sqs-cart>` tells the page: the details of its events. */
import type { Cart } from '../../domain/api/commerce.ts';
import type { CloseReason } from '../../ui/dialog/show-overlay.ts';

export interface CartEvents {
  /** The visitor has changed the cart. */
  'sqs-cart-change': { cart: Cart; quantity: number | undefined };
  /** The visitor wants to pay; cancelable: the page then does what is to be done. */
  'sqs-cart-checkout': { cart: Cart };
  /** Something could not be done; status 0: nobody answered. */
  'sqs-cart-failure': { status: number; action: 'read' | 'change' | 'checkout' };
  /** The visitor closes the panel; cancelable. */
  'sqs-cart-before-close': { reason: CloseReason };
  'sqs-cart-open': undefined;
  'sqs-cart-close': undefined;
}
