/** Which features of a site are on, and which variant of a feature a page runs (behaviour/site#features). */

import { type Json, listOf, objectOf, textOf } from '../json.ts';
import { type AccountSituation, mayOverrideVariants } from './account-states.ts';

/** @returns true when the page names the feature among its flags */
export function hasFeature(context: Json, name: string): boolean {
  return [context.featureFlags, context.betaFeatureFlags].some((flags) =>
    listOf(flags, textOf).includes(name),
  );
}

/** @returns the site's own assignment, feature name to variant */
export function readVariants(context: Json): Record<string, string> {
  const entries = Object.entries(objectOf(context.featureVariants));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

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
