/** Follows what the tags of one product know together. */
import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { getProduct, type ProductState, subscribeProduct } from '../../services/shop/product-registry.ts';

export function useProduct(itemId: string): ProductState {
  const subscribe = useCallback((listener: () => void) => subscribeProduct(itemId, listener), [itemId]);
  const current = useCallback(() => getProduct(itemId), [itemId]);
  const state = useSyncExternalStore(subscribe, current);
  // Known from the first paint on, so that what is set then is kept.
  useLayoutEffect(() => subscribeProduct(itemId, () => {}), [itemId]);
  // React listens from after the first paint on: what changed before, in a layout effect, is drawn with it.
  const [, draw] = useState<object>();
  useLayoutEffect(() => {
    if (current() !== state) draw({});
  });
  return state;
}
