/** Whether the data says what a product costs: an amount that cannot be read is no price (behaviour/commerce#money). */
import { at, decimalText, isTruthy, type Value } from '../template-value.ts';
import { content, hasVariedPrices, isDigital, variants } from './product.ts';

/** @returns the path of the first amount that a price needs and that is not there as a number; undefined: all are */
export function unknownAmount(product: Value): string | undefined {
  if (isDigital(product)) return unknownIn(content(product), '');
  const all = variants(product);
  if (all.length === 0) return 'variants';
  // "From" is the lowest of what they cost now; one price needs the other one, too.
  const isFrom = hasVariedPrices(product);
  for (const [index, variant] of all.entries()) {
    const path = unknownIn(variant, `variants.${index}.`, isFrom);
    if (path) return path;
  }
  return undefined;
}

function unknownIn(priced: Value, path: string, isFrom = false): string | undefined {
  const isOnSale = isTruthy(at(priced, 'onSale'));
  const needed = isOnSale ? ['salePriceMoney', ...(isFrom ? [] : ['priceMoney'])] : ['priceMoney'];
  const unknown = needed.find((key) => decimalText(at(priced, key, 'value')) === null);
  return unknown && `${path}${unknown}.value`;
}
