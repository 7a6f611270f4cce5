/** Predicates of products. */
import { hasVariants, hasVariedPrices, isOnSale, isSoldOut } from '../../domain/commerce/product.ts';
import type { Value } from '../../domain/template-value.ts';
import type { Predicate, Predicates } from '../context.ts';

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
