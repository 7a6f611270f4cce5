/** Keeps a form's draft while it is on screen (see draft-keeper.ts). */
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { FormField } from '../../domain/forms/field.ts';
import type { FormValues } from '../../domain/forms/values.ts';
import type { WidgetHost } from '../widget-host.ts';
import type { SubmitEvents } from './events.ts';

interface DraftOptions {
  name: string;
  isOn: boolean;
  host: WidgetHost<never, SubmitEvents>;
  form: RefObject<HTMLFormElement | null>;
  /** Stays the same while the fields do. */
  fieldsNow: () => readonly FormField[];
  read: () => FormValues;
}

/** @returns forgets the draft, after a success or a reset */
export function useDraft({ name, isOn, host, form, fieldsNow, read }: DraftOptions): () => void {
  const keeper = useRef<{ drop(): void; stop(): void }>(undefined);
  useLayoutEffect(() => {
    const element = form.current;
    if (!isOn || !element) return;
    const done = host.busy();
    let isCurrent = true;
    import('./draft-keeper.ts').then(
      ({ keepDraft }) => {
        if (isCurrent) keeper.current = keepDraft(host.element, name, element, fieldsNow, read);
        done();
      },
      // Without it the form works as any form does: nothing is kept for later.
      done,
    );
    return () => {
      isCurrent = false;
      done();
      keeper.current?.stop();
      keeper.current = undefined;
    };
  }, [name, isOn, host, form, fieldsNow, read]);
  return useCallback(() => keeper.current?.drop(), []);
}
