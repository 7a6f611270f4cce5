/** Predicates of products. */
import { hasVariants, hasVariedPrices, isOnSale, isSoldOut } from '../commerce/product.ts';
import type { Predicate, Predicates } from '../context.ts';
import type { Value } from '../value.ts';

const ofProduct =
  (holds: (product: Value) => boolean): Predicate =>
  (_args, context) =>
    holds(context.value);

export const commercePredicates: Predicates = {
  'has-variants?': ofProduct(hasVariants),
  'on-sale?': ofProduct(isOnSale),
  'sold-out?': ofProduct(isSoldOut),
  'varied-prices?': ofProduct(hasVariedPrices),
};
