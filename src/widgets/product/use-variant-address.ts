/** Keeps the chosen variant in the page's address: read at first and on the way back, written at each choice (behaviour/commerce#the-variant-in-the-address). */
import { useLayoutEffect } from 'react';
import { choiceOf, openOptions } from '../../domain/commerce/options.ts';
import { searchWithVariant, variantInSearch } from '../../domain/commerce/variant-address.ts';
import { at, valueText } from '../../domain/template-value.ts';
import { choose, getProduct, subscribeProduct } from '../../services/shop/product-registry.ts';

/** @param isOn false while the product is not known */
export function useVariantAddress(isOn: boolean, key: string, parameter: string): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const first = getProduct(key).choice;
    let named = readAddress(key, parameter);
    const whenBack = () => {
      const before = named;
      named = readAddress(key, parameter);
      // Back to an address from before the choice. One that never named it says nothing about what is half chosen.
      if (before && !named) choose(key, first);
    };
    window.addEventListener('popstate', whenBack);
    let last = getProduct(key).variant;
    const stop = subscribeProduct(key, () => {
      const { variant } = getProduct(key);
      if (variant === last) return;
      last = variant;
      writeAddress(key, parameter);
      named = variantInSearch(location.search, parameter);
    });
    return () => {
      stop();
      window.removeEventListener('popstate', whenBack);
    };
  }, [isOn, key, parameter]);
}

/** @returns the page's address with a variant chosen */
export function addressWithVariant(parameter: string, variantId: string): string {
  const { origin, pathname, search } = location;
  return origin + pathname + searchWithVariant(search, parameter, variantId);
}

/** @returns what the address names */
function readAddress(key: string, parameter: string): string {
  const { facts } = getProduct(key);
  const named = variantInSearch(location.search, parameter);
  const choice = choiceOf(facts.variants ?? [], facts.options ?? [], named);
  if (Object.keys(choice).length > 0) choose(key, choice);
  return named;
}

function writeAddress(key: string, parameter: string): void {
  const { facts, choice, variant } = getProduct(key);
  // A product in one form has nothing to say; an address that somebody shares need not name what is still open.
  if ((facts.options ?? []).length === 0) return;
  const isWhole = openOptions(facts.options ?? [], choice).length === 0;
  const names = [at(variant, 'id'), at(variant, 'sku')].map(valueText);
  const search = searchWithVariant(location.search, parameter, (isWhole && names.find(Boolean)) || '');
  if (search === location.search) return;
  try {
    history.replaceState(history.state, '', location.pathname + search + location.hash);
  } catch {
    // Browsers allow so many in a time; the next choice is written again.
  }
}
