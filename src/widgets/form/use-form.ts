/** Brings a form's rules and services together: reading, checking, submitting, drafts (spec 1 §4). */
import { type RefObject, useCallback, useLayoutEffect } from 'react';
import { CAPTCHA_ACTIONS } from '../../domain/forms/captcha.ts';
import type { FormField } from '../../domain/forms/field.ts';
import type { Form } from '../../domain/forms/form.ts';
import { type FieldErrorCodes, validateField, validateForm } from '../../domain/forms/validate.ts';
import { readValues } from '../../domain/forms/values.ts';
import type { formMessages } from '../../i18n/en/form.ts';
import type { SubmitEvents } from '../../ui/submission/events.ts';
import type { SubmitMethods } from '../../ui/submission/submit-methods.ts';
import { useSubmitFlow } from '../../ui/submission/use-submit-flow.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import type { FormConfig } from './config.ts';
import { useDraft } from './use-draft.ts';

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
  const dropDraft = useDraft({
    name: formId || host.id('form'),
    isOn: !config.noDraft,
    host,
    form,
    fields,
    read,
  });
  const rules = { emailRules: [config.emailRule] };
  const findErrors = () => messagesOf(validateForm(fields, read(), rules), texts);

  const flow = useSubmitFlow({
    host,
    name: 'form',
    config,
    form: definition,
    texts,
    fieldIds: fields.map((field) => field.id),
    captchaAction: CAPTCHA_ACTIONS.form,
    validatesOnServer: !config.disableValidation,
    source: { ...config, formId },
    read,
    check: () => {
      const fieldErrors = config.disableValidation ? {} : findErrors();
      return Object.keys(fieldErrors).length > 0 ? { fieldErrors } : undefined;
    },
    element: form,
    onStored: dropDraft,
  });
  const { submit, dispatch, current, captcha } = flow;

  const reset = () => {
    form.current?.reset();
    dropDraft();
    captcha.reset();
    dispatch({ type: 'reset' });
  };

  const validate = () => {
    const fieldErrors = findErrors();
    const isValid = Object.keys(fieldErrors).length === 0;
    dispatch(isValid ? { type: 'clearErrors' } : { type: 'fail', fieldErrors });
    return isValid;
  };

  /** While a field is marked wrong it is checked again as it is edited; others are left in peace until submit. */
  const onEdit = (event: { target: EventTarget | null }) => {
    const { fieldErrors } = current();
    const row = (event.target as Element | null)?.closest<HTMLElement>('[data-field-id]');
    const field = fields.find(({ id }) => id === row?.dataset.fieldId);
    if (!field || !fieldErrors[field.id]) return;
    const code = validateField(field, read(), rules);
    dispatch({ type: 'recheck', fieldId: field.id, message: code ? texts[code] : '' });
  };

  useLayoutEffect(() => {
    host.expose({ submit, reset, validate, values: read, state: () => current().state });
  });

  return { status: flow.status, submit, onEdit, captcha, SuccessBlock: flow.SuccessBlock };
}

function messagesOf(codes: FieldErrorCodes, texts: typeof formMessages): Record<string, string> {
  return Object.fromEntries(Object.entries(codes).map(([id, code]) => [id, texts[code]]));
}
