/** What `<sqs-add-to-cart>` tells the page: the details of its events. */

import type { Cart } from '../../domain/api/commerce.ts';
import type { NewCartEntry } from '../../domain/commerce/cart.ts';

export interface AddToCartEvents {
  /** Before it is sent; cancelable. */
  'sqs-add-to-cart-before-add': NewCartEntry;
  /** It is in the cart; `quantity` is that of everything in it. */
  'sqs-add-to-cart-added': { cart: Cart; quantity: number | undefined };
  /** It is not; status 0: nobody answered. */
  'sqs-add-to-cart-failure': { status: number; message: string };
}
