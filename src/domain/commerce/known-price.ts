/** Whether the data says what a product costs: an amount that cannot be read is no price (behaviour/commerce#money). */
import { at, decimalText, isTruthy, type Value, valueText } from '../template-value.ts';
import { content, hasVariedPrices, isDigital, ProductType, productType, variants } from './product.ts';

/** What keeps a price from being known: to be told its author. */
export interface PriceMistake {
  /** Into `structuredContent`. */
  path: string;
  reason: string;
}

/** @returns the first thing that a price needs and that is not there; undefined: all is */
export function priceMistake(product: Value): PriceMistake | undefined {
  if (!Object.values<number>(ProductType).includes(productType(product)))
    return { path: 'productType', reason: 'must be a number from 1 to 4, as a price needs it' };
  if (!isDigital(product) && variants(product).length === 0)
    return { path: 'variants', reason: 'must hold one at least, as a price needs it' };
  const unknown = unknownAmount(product);
  if (unknown) return { path: unknown, reason: 'must be a number, as a price needs it' };
  return otherCurrency(product);
}

function unknownAmount(product: Value): string | undefined {
  if (isDigital(product)) return unknownIn(content(product), '');
  const all = variants(product);
  // "From" is the lowest of what they cost now; one price needs the other one, too.
  const isFrom = hasVariedPrices(product);
  for (const [index, variant] of all.entries()) {
    const path = unknownIn(variant, variantPath(index), isFrom);
    if (path) return path;
  }
  return undefined;
}

const variantPath = (index: number) => `variants.${index}.`;

function unknownIn(priced: Value, path: string, isFrom = false): string | undefined {
  const isOnSale = isTruthy(at(priced, 'onSale'));
  const needed = isOnSale ? ['salePriceMoney', ...(isFrom ? [] : ['priceMoney'])] : ['priceMoney'];
  const unknown = needed.find((key) => decimalText(at(priced, key, 'value')) === null);
  return unknown && `${path}${unknown}.value`;
}

/** Of amounts in several currencies none is the lowest. */
function otherCurrency(product: Value): PriceMistake | undefined {
  const priced: [path: string, priced: Value][] = isDigital(product)
    ? [['', content(product)]]
    : variants(product).map((variant, index) => [variantPath(index), variant]);
  let first: string | undefined;
  for (const [path, one] of priced)
    for (const key of isTruthy(at(one, 'onSale')) ? ['priceMoney', 'salePriceMoney'] : ['priceMoney']) {
      if (at(one, key) === undefined) continue;
      const currency = valueText(at(one, key, 'currency')).toUpperCase() || 'USD';
      first ??= currency;
      if (currency !== first)
        return {
          path: `${path}${key}.currency`,
          reason: `must be ${first}, as that of the amounts before it`,
        };
    }
  return undefined;
}
