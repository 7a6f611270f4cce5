/** Follows what the tags of one product know together. */
import { useCallback, useSyncExternalStore } from 'react';
import { getProduct, type ProductState, subscribeProduct } from '../../services/product-registry.ts';

export function useProduct(itemId: string): ProductState {
  const subscribe = useCallback((listener: () => void) => subscribeProduct(itemId, listener), [itemId]);
  const current = useCallback(() => getProduct(itemId), [itemId]);
  return useSyncExternalStore(subscribe, current);
}
