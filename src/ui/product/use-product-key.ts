/** By which id a tag knows its product: its own, or that of the `<sqs-product>` around it. */
import { useCallback, useSyncExternalStore } from 'react';
import { productKey, subscribeScopes } from '../../services/shop/product-scope.ts';

export function useProductKey(element: Element, itemId: string): string {
  const current = useCallback(() => productKey(element, itemId), [element, itemId]);
  return useSyncExternalStore(subscribeScopes, current);
}
