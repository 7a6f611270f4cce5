/** The form to show: as configured, or fetched by its id when only that is given. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormField } from '../../domain/forms/field.ts';
import { type FieldEntry, type Form, formSchema, readFields } from '../../domain/forms/form.ts';
import { read } from '../../domain/schema.ts';
import { apiRootOf } from '../../ui/submission/api-root.ts';
import { usePage } from '../../ui/use-page.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import type { FormConfig } from './config.ts';

export interface FormDefinition {
  form: Form;
  entries: FieldEntry[];
  fields: FormField[];
  state: 'ready' | 'loading' | 'failed';
}

export function useFormDefinition(config: FormConfig, host: WidgetHost<never>): FormDefinition {
  const isWanted =
    config.fields.length === 0 && config.formId !== '' && config.action === '' && !host.configError;
  const apiRoot = apiRootOf(config, usePage()?.site);
  const [loaded, setLoaded] = useState<{ id: string; form: Form | undefined }>();
  const isLoaded = loaded?.id === config.formId;
  const done = useRef<(() => void) | undefined>(undefined);

  useEffect(() => {
    if (!isWanted || isLoaded) return;
    let isCurrent = true;
    const finish = (form: Form | undefined) => isCurrent && setLoaded({ id: config.formId, form });
    loadForm(apiRoot, config.formId).then(
      (body) => finish(readForm(body, host)),
      // The visitor reads that the form is not configured; the owner reads why.
      (error) => {
        console.error(
          `<${host.element.localName}> form-id: the form ${config.formId} could not be loaded.`,
          error,
        );
        finish(undefined);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, isLoaded, config.formId, apiRoot, host]);

  const state = !isWanted ? 'ready' : !isLoaded ? 'loading' : loaded.form ? 'ready' : 'failed';
  // `updateComplete` waits for the form, not only for its empty frame.
  if (state === 'loading') done.current ??= host.busy();
  useEffect(() => {
    if (state === 'loading') return;
    done.current?.();
    done.current = undefined;
  }, [state]);

  const form = isWanted && loaded?.form ? loaded.form : config;
  return useMemo(() => {
    const entries = readFields(form.fields);
    return { form, entries, fields: entries.flatMap((entry) => (entry.ok ? [entry.field] : [])), state };
  }, [form, state]);
}

/** The calls are loaded with the first form that needs them, as for submitting. */
async function loadForm(apiRoot: string, formId: string): Promise<Record<string, unknown>> {
  const { createFormApi, createHttp } = await import('./form-loader.ts');
  return createFormApi(createHttp(apiRoot)).load(formId);
}

function readForm(body: Record<string, unknown>, host: WidgetHost<never>): Form | undefined {
  const result = read(formSchema, body);
  if (result.ok) return result.value;
  console.error(`<${host.element.localName}> ${result.path}: ${result.reason} (in the fetched form)`);
  return undefined;
}
