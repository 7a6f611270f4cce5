/** Brings a form's rules and services together: reading, checking, submitting, drafts. */
import { type RefObject, useCallback, useRef } from 'react';
import { byId } from '../../domain/by-id.ts';
import type { FormField } from '../../domain/forms/field.ts';
import type { Form } from '../../domain/forms/form.ts';
import { recheck } from '../../domain/forms/recheck.ts';
import { validateField, validateForm } from '../../domain/forms/validate.ts';
import { postedEntries, readValues } from '../../domain/forms/values.ts';
import type { formMessages } from '../../i18n/en/form.ts';
import type { SubmitEvents } from '../../ui/submission/events.ts';
import type { SubmitMethods } from '../../ui/submission/submit-methods.ts';
import { useDraft } from '../../ui/submission/use-draft.ts';
import { useSubmitFlow } from '../../ui/submission/use-submit-flow.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import type { FormConfig } from './config.ts';

interface FormParts {
  config: FormConfig;
  definition: Form;
  fields: readonly FormField[];
  host: WidgetHost<SubmitMethods, SubmitEvents>;
  form: RefObject<HTMLFormElement | null>;
  texts: typeof formMessages;
}

export function useForm({ config, definition, fields, host, form, texts }: FormParts) {
  const formId = config.formId || config.id;
  const read = useCallback(
    () => readValues(fields, new FormData(form.current ?? undefined), new URLSearchParams(location.search)),
    [fields, form],
  );
  const rules = { emailRules: [config.emailRule] };
  const check = () => {
    const wrong = Object.entries(validateForm(fields, read(), rules));
    return wrong.length > 0 ? { fieldErrors: byId(wrong.map(([id, code]) => [id, texts[code]])) } : undefined;
  };

  const drop = useRef(() => {});
  const { status, submit, dispatch, current, captcha, success } = useSubmitFlow({
    host,
    name: 'form',
    config,
    form: definition,
    texts,
    fieldIds: fields.map((field) => field.id),
    validatesOnServer: !config.disableValidation,
    source: { ...config, formId },
    read,
    post: (values) => postedEntries(fields, values),
    check,
    skipsCheck: config.disableValidation,
    element: form,
    forget: () => drop.current(),
  });
  drop.current = useDraft({
    name: formId || host.id('form'),
    isOn: !config.noDraft && !success,
    host,
    form,
    fieldsNow: useCallback(() => fields, [fields]),
    read,
  });

  /** While a field is marked wrong it is checked again as it is edited; others are left in peace until submit. */
  const onEdit = (event: { target: EventTarget | null }) => {
    const row = (event.target as Element | null)?.closest<HTMLElement>('[data-field-id]');
    const field = fields.find(({ id }) => id === row?.dataset.fieldId);
    if (!field || !current().fieldErrors[field.id]) return;
    const code = validateField(field, read(), rules);
    const mended = recheck(current(), field.id, code ? texts[code] : '');
    if (mended) dispatch(mended);
  };

  return { status, submit, onEdit, captcha, success };
}
