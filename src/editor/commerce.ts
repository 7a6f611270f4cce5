/** The shop: types of product, the texts that an owner may change, and what its editors count (behaviour/editor#commerce). */
import { ProductType } from '../domain/commerce/product.ts';
import { QUANTITY } from '../domain/commerce/quantity.ts';
import { enumeration } from './enumeration.ts';

export const PRODUCT_TYPES = enumeration(ProductType);

export const PRODUCT_QUANTITY = QUANTITY;

/** What a shop says as long as its owner says nothing else. */
export const COMMERCE_TEXTS = {
  addToCart: 'Add To Cart',
  subscribe: 'Subscribe',
  fromPrice: 'from {fromPrice}',
  salePrice: 'Sale Price:',
  originalPrice: 'Original Price:',
  quickView: 'Quick View',
  soldOut: 'sold out',
  sale: 'sale',
} as const;

/** How often a subscription is billed a year. */
export const YEAR = { weeks: 52, months: 12 } as const;

export const NEW_PRODUCT_COLLECTION = { enabled: true } as const;
export const NEW_CATEGORY = { type: 'ROOT', pageRendering: 'LIST_VIEW', displayIndex: 1 } as const;
