/** Whether the visitor has not agreed to more than what is necessary, so that nothing of a provider may be loaded. */
import { useCallback, useSyncExternalStore } from 'react';
import { getPage } from '../services/page/site-registry.ts';
import { usePage } from './use-page.ts';

/** Right now, for what does not draw itself again. */
export const isRestricted = (page = getPage()): boolean =>
  page !== undefined && !page.consent.get().performance;

export function useIsRestricted(): boolean {
  const page = usePage();
  const subscribe = useCallback(
    (onChange: () => void) => page?.consent.subscribe(onChange) ?? (() => {}),
    [page],
  );
  return useSyncExternalStore(subscribe, () => isRestricted(page));
}
