/** Names and payloads of what a shop counts as named events (behaviour/commerce#counted-events). */
import type { Money } from './product.ts';
import type { ProductItem } from './product-item.ts';

/** The kit's tags send the first four; a page sends the others through the tracker of `<sqs-site>`. */
export const COMMERCE_EVENT = {
  productView: 'commerce-product-view',
  addToCart: 'commerce-add-to-cart',
  cartView: 'commerce-cart-view',
  newsletterSignUp: 'commerce-newsletter-sign-up',
  purchase: 'commerce-purchase',
  search: 'commerce-search',
  accountCreation: 'commerce-account-creation',
} as const;

export interface ProductViewPayload {
  productId: string;
  productTitle: string;
}

export function productView({ id, title }: ProductItem): ProductViewPayload {
  return { productId: id, productTitle: title };
}

export interface CartViewPayload {
  /** Pieces. */
  quantity: number;
  /** What they come to, exact: one for each currency. */
  sums: readonly Money[];
}

export interface NewsletterSignUpPayload {
  /** Empty where it is sent to an endpoint of the page's own. Who signed up is nobody's business here. */
  formId: string;
}
