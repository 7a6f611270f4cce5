/** Which variant of a feature a page runs (spec 1 §6). */
import { type AccountSituation, mayOverrideVariants } from './account-states.ts';

/**
 * @param variants the site's own assignment, feature name to variant
 * @param overrides values of the query parameter, in order; the last one for a feature wins
 * @returns the variant, or undefined when the feature has none
 */
export function featureVariant(
  feature: string,
  variants: Readonly<Record<string, string>>,
  account: Pick<AccountSituation, 'state' | 'isInHouse'>,
  overrides: readonly string[],
): string | undefined {
  const override = mayOverrideVariants(account)
    ? overrides.filter((text) => text.startsWith(`${feature}:`)).at(-1)
    : undefined;
  if (override !== undefined) return override.slice(feature.length + 1);
  return Object.hasOwn(variants, feature) ? variants[feature] : undefined;
}
