/** Finds the form that an author wrote into a tag, and fetches what upgrades it: a page whose forms are JSON has none. */
import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import type { WidgetHost } from '../../widget-host.ts';
import type { OwnFormProps } from './own-form.tsx';
import { ownFormIn } from './own-form-in.ts';

export interface FoundForm {
  form: HTMLFormElement;
  /** undefined while it is fetched, and when it cannot be: the form works as it did without scripts. */
  View: ComponentType<OwnFormProps> | undefined;
}

/**
 * @param isAsked whether the tag has nothing else to show
 * @returns undefined without a form of the author's
 */
export function useOwnForm(host: WidgetHost<never>, isAsked: boolean): FoundForm | undefined {
  const { element } = host;
  const [form, setForm] = useState(() => ownFormIn(element));
  const [view, setView] = useState<{ View: ComponentType<OwnFormProps> }>();

  // A page that morphs puts another form there.
  useLayoutEffect(() => {
    if (!isAsked) return;
    const look = () => setForm(ownFormIn(element));
    const observer = new MutationObserver(look);
    look();
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [element, isAsked]);

  const isWanted = isAsked && form !== undefined && !view;
  const done = useRef(() => {});
  useLayoutEffect(() => {
    if (!isWanted) return;
    done.current = host.busy();
    let isCurrent = true;
    import('./own-form.tsx').then(
      ({ OwnForm }) => isCurrent && setView({ View: OwnForm }),
      (error: Error) => {
        host.report({ path: '', reason: `does not take over the form in it: ${error.message}` });
        done.current();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, host]);
  // After the effects of the view, which may wait for more: `updateComplete` means that the form is taken over.
  useLayoutEffect(() => {
    if (!isWanted) done.current();
  }, [isWanted]);
  useLayoutEffect(() => () => done.current(), []);

  return isAsked && form ? { form, View: view?.View } : undefined;
}
