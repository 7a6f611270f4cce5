/** Whether the visitor has not agreed to more than what is necessary, so that nothing of a provider may be loaded (behaviour/consent#providers). */
import { getPage, subscribePage } from '../page/site-registry.ts';

/** As it is now. A site that is still to be parsed or started may turn out to be one that asks. */
export function isRestricted(): boolean {
  const page = getPage();
  if (page) return !page.consent.get().performance;
  return document.readyState === 'loading' || document.querySelector('sqs-site') !== null;
}

/** Calls back when it may have changed, not at once. @returns stops calling */
export function watchRestriction(onChange: () => void): () => void {
  const working = new AbortController();
  let stop: (() => void) | undefined;
  const follow = () => {
    stop?.();
    stop = getPage()?.consent.subscribe(onChange);
  };
  const leave = subscribePage(() => {
    follow();
    onChange();
  });
  document.addEventListener('DOMContentLoaded', onChange, working);
  follow();
  return () => {
    working.abort();
    leave();
    stop?.();
  };
}
