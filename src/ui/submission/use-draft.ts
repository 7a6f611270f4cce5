/** Keeps a form's draft while it is on screen (see draft-keeper.ts). */
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { FormField } from '../../domain/forms/field.ts';
import type { FormValues } from '../../domain/forms/values.ts';
import { useLate } from '../use-late.ts';
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

const loadKeeper = () => import('./draft-keeper.ts');

/** @returns forgets the draft, after a success or a reset */
export function useDraft({ name, isOn, host, form, fieldsNow, read }: DraftOptions): () => void {
  const keeper = useRef<{ drop(): void }>(undefined);
  // Without it the form works as any form does: nothing is kept for later.
  const { part } = useLate(isOn, 'draft', loadKeeper, host.busy);
  useLayoutEffect(() => {
    const element = form.current;
    if (!part || !isOn || !element) return;
    const { drop, stop } = part.keepDraft(host.element, name, element, fieldsNow, read);
    keeper.current = { drop };
    return () => {
      stop();
      keeper.current = undefined;
    };
  }, [part, name, isOn, host, form, fieldsNow, read]);
  return useCallback(() => keeper.current?.drop(), []);
}
