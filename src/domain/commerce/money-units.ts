/** In which units amounts are meant where the data does not say itself (behaviour/commerce#money). */

export const MONEY_UNITS = ['major', 'minor'] as const;
export type MoneyUnits = (typeof MONEY_UNITS)[number];

/** Published data and the open template engine write decimal amounts of the currency itself. */
const DEFAULT_UNITS: MoneyUnits = 'major';

/** @param own of a tag or a rendering @param site of the page's site */
export function moneyUnitsOf(own: MoneyUnits | undefined, site: unknown): MoneyUnits {
  return own ?? MONEY_UNITS.find((units) => units === site) ?? DEFAULT_UNITS;
}
