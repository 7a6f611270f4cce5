/** Brings the amounts of a tag into major units: as the tag says, or the page's site (behaviour/commerce#money). */
import { contentInMajorUnits, inMajorUnits } from '../../domain/commerce/money.ts';
import { type MoneyUnits, moneyUnitsOf } from '../../domain/commerce/money-units.ts';
import type { JsonObject, Value } from '../../domain/template-value.ts';
import { onePerPage } from '../page/shared.ts';
import { getPage } from '../page/site-registry.ts';

const warnings = onePerPage('money.1', () => ({ isTold: false }));

/** @param units of the tag itself; undefined: the site's */
export function variantsInMajorUnits(
  tag: string,
  variants: readonly Value[],
  units: MoneyUnits | undefined,
): Value[] {
  return inMajorUnits(variants, unitsOf(units), warnOf(tag));
}

/** @param content `structuredContent` of a product */
export function productInMajorUnits(
  tag: string,
  content: Readonly<JsonObject>,
  units: MoneyUnits | undefined,
): JsonObject {
  return contentInMajorUnits(content, unitsOf(units), warnOf(tag));
}

function unitsOf(own: MoneyUnits | undefined): MoneyUnits {
  return moneyUnitsOf(own, getPage()?.site.context.moneyUnits);
}

/** A shop that writes one product wrong writes all of them so: once is enough to be seen. */
function warnOf(tag: string) {
  return ({ price, value }: { price: number; value: string }) => {
    if (warnings().isTold) return;
    warnings().isTold = true;
    console.warn(`<${tag}>: price ${price} and priceMoney ${value} are not the same amount.`);
  };
}
