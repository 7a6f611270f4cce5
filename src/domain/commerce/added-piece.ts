/** What a shop counts when something is put into the cart: apart from the names of events, since it reads amounts (behaviour/commerce#counted-events). */
import { at, isTruthy, valueText } from '../template-value.ts';
import { currentPrice, type Money } from './product.ts';

export interface AddToCartPayload {
  productId: string;
  variantId: string | undefined;
  quantity: number;
  /** Of one piece, exact. */
  price: Money | undefined;
}

/** @param variant what was chosen, amounts in major units; undefined where the page does not know it */
export function addToCart(
  { itemId, variantId, quantity }: { itemId: string; variantId?: string; quantity: number },
  variant: unknown,
): AddToCartPayload {
  const key = isTruthy(at(variant, 'onSale')) ? 'salePriceMoney' : 'priceMoney';
  const isPriced = valueText(at(variant, key, 'value')) !== '';
  return { productId: itemId, variantId, quantity, price: isPriced ? currentPrice(variant) : undefined };
}
