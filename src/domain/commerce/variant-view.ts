/** Pieces of a product page that are about some variants only: scarcity, restock notification (behaviour/commerce#pieces-for-some-variants). */
import { at, isEqual, type Value, valueEntries, valueText } from '../template-value.ts';

/** Which variants it is about; without either, it is about the product. */
export interface VariantView {
  variantId?: string;
  attributes?: Value;
}

/**
 * @param variant what is chosen; undefined while there is none
 * @param isShownByDefault whether it is seen before anything is chosen
 */
export function isViewShown(
  { variantId = '', attributes }: VariantView,
  variant: Value,
  isShownByDefault: boolean,
): boolean {
  const named = valueEntries(attributes);
  if (variant === undefined || (variantId === '' && named.length === 0)) return isShownByDefault;
  const isMeant = variantId === '' || valueText(at(variant, 'id')) === variantId;
  return isMeant && named.every(([name, value]) => isEqual(at(variant, 'attributes', name), value));
}
