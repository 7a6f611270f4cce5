/** Whether the visitor has not agreed to more than what is necessary, so that nothing of a provider may be loaded. */
import { useCallback, useSyncExternalStore } from 'react';
import { usePage } from './use-page.ts';

export function useIsRestricted(): boolean {
  const page = usePage();
  const subscribe = useCallback(
    (onChange: () => void) => page?.consent.subscribe(onChange) ?? (() => {}),
    [page],
  );
  return useSyncExternalStore(subscribe, () => page !== undefined && !page.consent.get().performance);
}
