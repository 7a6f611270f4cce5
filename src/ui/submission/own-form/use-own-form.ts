/** Finds the form that an author wrote into a tag, and fetches what upgrades it: a page whose forms are JSON has none. */
import { type ComponentType, useLayoutEffect, useState } from 'react';
import { useLate } from '../../use-late.ts';
import type { WidgetHost } from '../../widget-host.ts';
import { ownFormIn } from './own-form-in.ts';

export interface FoundForm<P> {
  form: HTMLFormElement;
  /** undefined while it is fetched, and when it cannot be: the form works as it did without scripts. */
  View: ComponentType<P> | undefined;
}

/**
 * Shows what the author wrote until there is a view of it.
 * @param isAsked whether the tag has nothing else to show
 * @param load fetches the view
 * @returns undefined without a form of the author's
 */
export function useOwnForm<P>(
  host: WidgetHost<never>,
  isAsked: boolean,
  load: () => Promise<{ View: ComponentType<P> }>,
): FoundForm<P> | undefined {
  const { element } = host;
  const [form, setForm] = useState(() => ownFormIn(element));

  // A page that morphs puts another form there.
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => setForm(ownFormIn(element)));
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [element]);

  const isWanted = isAsked && form !== null;
  const { part } = useLate(isWanted, 'form', load, host.busy);
  useLayoutEffect(() => {
    if (!part) host.showFallback(isWanted);
  }, [isWanted, part, host]);
  return isAsked && form ? { form, View: part?.View } : undefined;
}
