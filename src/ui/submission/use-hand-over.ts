/** Notices that a visitor was already typing into the author's form when the kit's takes its place (behaviour/forms#typing-before-the-kit). */
import { useLayoutEffect } from 'react';
import type { WidgetHost } from '../widget-host.ts';

/** By the browser's own account, so that a form that nobody has touched costs one look. Firefox calls every button valid. */
const BEGUN = ':is(:focus,:user-valid:not(button),:user-invalid,:autofill)';

/** @param isShown whether there is a form of the kit's to be shown */
export function useHandOver(host: WidgetHost<never>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown || !host.element.querySelector(BEGUN)) return;
    host.showFallback(true);
    // Without it the author's form stays, and works as without scripts.
    import('./hand-over.ts').then(({ handOver }) => handOver(host), console.error).finally(host.busy());
  }, [isShown]);
}
