/** The visitor's consent inside a view: the site's own, or one for a page without `<sqs-site>`. */
import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { isBannerVisible } from '../../domain/cookies/consent.ts';
import { createConsentStore } from '../../services/consent/consent-store.ts';
import { usePage } from '../../ui/use-page.ts';

export interface ConsentState {
  /** The visitor is to be asked (behaviour/consent#the-banner). */
  isAsked: boolean;
  choose(isAllowed: boolean): void;
}

/** @param isRestrictive the policy of a page without a site */
export function useConsent(isRestrictive: boolean): ConsentState {
  const page = usePage();
  const policy = useMemo(
    () =>
      page?.site.consent ?? {
        isCookieBannerEnabled: true,
        isRestrictiveCookiePolicyEnabled: isRestrictive,
        isRestrictiveCookiePolicyAbsolute: false,
      },
    [page, isRestrictive],
  );
  const store = useMemo(() => page?.consent ?? createConsentStore(policy), [page, policy]);
  // The site's own has done so when the page began.
  useLayoutEffect(() => {
    if (!page) store.enforce();
  }, [page, store]);
  const subscribe = useCallback((onChange: () => void) => store.subscribe(onChange), [store]);
  const consent = useSyncExternalStore(subscribe, store.get);
  return { isAsked: isBannerVisible(policy, consent, location.search), choose: store.choose };
}
