/** The form to show: as configured, or fetched by its id when only that is given. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormField } from '../../domain/forms/field.ts';
import { type FieldEntry, type Form, sortFields } from '../../domain/forms/form.ts';
import type { SubmitEvents } from '../../ui/submission/events.ts';
import { ownFormIn } from '../../ui/submission/own-form/own-form-in.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import type { FormConfig } from './config.ts';

export interface FormDefinition {
  form: Form;
  entries: FieldEntry[];
  fields: FormField[];
  /** `none`: no form has this id. `lost`: nobody said what it is. */
  state: 'ready' | 'loading' | 'none' | 'lost';
}

export function useFormDefinition(config: FormConfig, host: WidgetHost<never, SubmitEvents>): FormDefinition {
  const { apiRoot, formId } = config;
  const [loaded, setLoaded] = useState<{ id: string; form: Form | undefined | null }>();
  const isLoaded = loaded?.id === formId;
  const isWanted =
    config.fields.length === 0 && formId !== '' && config.action === '' && (host.isUsable || isLoaded);
  const done = useRef<(() => void) | undefined>(undefined);

  useEffect(() => {
    if (!isWanted || isLoaded) return;
    let isCurrent = true;
    const finish = (form: Form | undefined | null) => isCurrent && setLoaded({ id: formId, form });
    const report = (path: string, reason: string) =>
      host.report({ path, reason: `${reason} (in the form ${formId})` });
    // The calls are loaded with the first form that needs them, as for submitting.
    const loading = import('./form-loader.ts').then(({ loadForm }) => loadForm({ apiRoot, formId }, report));
    // The visitor reads that there is no form; the owner reads why. A form in the tag needs no stored one.
    loading.then(finish, (error: Error & { status?: number }) => {
      const isNoneStored = error.status === 404;
      if (!isNoneStored || !ownFormIn(host.element))
        report('formId', `could not be loaded: ${error.message}`);
      finish(isNoneStored ? null : undefined);
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, isLoaded, formId, apiRoot, host]);

  const state =
    !isWanted || (isLoaded && loaded.form)
      ? 'ready'
      : !isLoaded
        ? 'loading'
        : loaded.form === null
          ? 'none'
          : 'lost';
  // `updateComplete` waits for the form, not only for its empty frame.
  if (state === 'loading') done.current ??= host.busy();
  useEffect(() => {
    if (state === 'loading') return;
    done.current?.();
    done.current = undefined;
  }, [state]);

  const form = isWanted && loaded?.form ? loaded.form : config;
  return useMemo(() => {
    const entries = sortFields(form.fields);
    return { form, entries, fields: entries.flatMap((entry) => (entry.ok ? [entry.field] : [])), state };
  }, [form, state]);
}
