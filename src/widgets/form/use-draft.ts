/** Keeps what was typed for the session and puts it back after a reload; dropped on success. */
import { type RefObject, useLayoutEffect, useMemo } from 'react';
import { draftOf } from '../../domain/forms/draft.ts';
import type { FormField } from '../../domain/forms/field.ts';
import { controlValuesOf, type FormValues } from '../../domain/forms/values.ts';
import { createDraftStore } from '../../services/forms/draft-store.ts';

const SAVE_EVERY_MS = 500;

export interface Draft {
  /** Saves soon; typing many letters saves once. */
  touch(): void;
  drop(): void;
}

export function useDraft(
  name: string,
  isOn: boolean,
  form: RefObject<HTMLFormElement | null>,
  fields: readonly FormField[],
  read: () => FormValues,
): Draft {
  const draft = useMemo(() => {
    const store = createDraftStore(name);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      store.write(draftOf(fields, read()));
    };
    return {
      store,
      touch() {
        timer ??= setTimeout(save, SAVE_EVERY_MS);
      },
      drop() {
        clearTimeout(timer);
        timer = undefined;
        store.write(undefined);
      },
      flush() {
        if (timer !== undefined) save();
      },
    };
  }, [name, fields, read]);

  useLayoutEffect(() => {
    if (!isOn || !form.current) return;
    const stored = draft.store.read();
    if (stored) restore(form.current, fields, stored);
    window.addEventListener('pagehide', draft.flush);
    return () => {
      draft.flush();
      window.removeEventListener('pagehide', draft.flush);
    };
  }, [isOn, draft, form, fields]);

  return useMemo(() => ({ touch: () => isOn && draft.touch(), drop: draft.drop }), [isOn, draft]);
}

/** Fills empty controls only: what the browser or the visitor put there is newer. */
function restore(form: HTMLFormElement, fields: readonly FormField[], values: FormValues): void {
  for (const field of fields) {
    const value = values[field.id];
    if (value === undefined || field.type === 'password' || field.type === 'hidden') continue;
    for (const [name, texts] of controlValuesOf(field, value)) fill(form.elements.namedItem(name), texts);
  }
}

function fill(controls: RadioNodeList | Element | null, texts: readonly string[]): void {
  for (const control of controls instanceof RadioNodeList ? controls : [controls]) {
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
      control.checked ||= texts.includes(control.value);
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      if (control.value !== '' || !texts[0]) continue;
      control.value = texts[0];
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}
