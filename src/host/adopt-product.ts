/** Finds the product that written markup belongs to, where the markup does not say. */

const OF_PRODUCT = '[data-item-id], [data-product-id]';

/**
 * The nearest element around the markup that names products at all decides: one product is meant, several are not.
 * @returns undefined when the markup belongs to no product, or to none in particular
 */
export function productOf(markup: HTMLElement): string | undefined {
  for (let scope = markup.parentElement; scope; scope = scope.parentElement) {
    const named = [
      ...(scope.matches(OF_PRODUCT) ? [scope] : []),
      ...scope.querySelectorAll<HTMLElement>(OF_PRODUCT),
    ];
    const ids = new Set(named.map(({ dataset }) => dataset.itemId ?? dataset.productId ?? ''));
    if (ids.size > 0) return ids.size === 1 ? [...ids][0] : undefined;
  }
  return undefined;
}
