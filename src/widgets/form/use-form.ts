/** Brings a form's rules and services together: reading, checking, submitting, success and failure (spec 1 §4). */
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { FormField } from '../../domain/forms/field.ts';
import { CAPTCHA_THEMES, FORM_TYPES, type Form } from '../../domain/forms/form.ts';
import { CAPTCHA_ACTIONS } from '../../domain/forms/payload.ts';
import { type FieldErrorCodes, validateField, validateForm } from '../../domain/forms/validate.ts';
import { type FormValues, readValues } from '../../domain/forms/values.ts';
import type { formMessages } from '../../i18n/en.ts';
import type { FormApi } from '../../services/forms/form-api.ts';
import { pageSource } from '../../services/forms/page-source.ts';
import { createBuilderSubmit, createEndpointSubmit } from '../../services/forms/submit-form.ts';
import { redirectTo } from '../../services/navigation.ts';
import { useCaptcha } from '../../ui/submission/use-captcha.ts';
import { type Submission, useSubmission } from '../../ui/submission/use-submission.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import type { FormConfig } from './config.ts';
import { useDraft } from './use-draft.ts';

/** What the element offers to the page. */
export interface FormMethods {
  submit(): Promise<boolean>;
  reset(): void;
  validate(): boolean;
  values(): FormValues;
  state(): Submission['status']['state'];
}

interface FormParts {
  config: FormConfig;
  definition: Form;
  fields: readonly FormField[];
  host: WidgetHost<FormMethods>;
  api: FormApi;
  form: RefObject<HTMLFormElement | null>;
  texts: typeof formMessages;
}

/** A trap for robots: people never see it, and what is in it goes along so that the server can decide. */
export const HONEYPOT_NAME = '_gotcha';

export function useForm({ config, definition, fields, host, api, form, texts }: FormParts) {
  const read = useCallback(
    () => readValues(fields, new FormData(form.current ?? undefined), new URLSearchParams(location.search)),
    [fields, form],
  );
  const draft = useDraft(config.formId || config.id || host.id('form'), !config.noDraft, form, fields, read);
  const captcha = useCaptcha(definition.captchaEnabled, config.captchaProvider, {
    siteKey: config.captchaSiteKey,
    scriptUrl: config.captchaScript,
    challengeUrl: config.captchaChallenge || `${config.apiRoot || '/api/'}altcha/challenge`,
    theme: definition.captchaTheme === CAPTCHA_THEMES.dark ? 'dark' : 'light',
    action: CAPTCHA_ACTIONS.form,
    language: document.documentElement.lang,
  });

  const sent = useRef<FormValues>({});
  const submission = useSubmission({
    texts,
    fieldIds: fields.map((field) => field.id),
    onSuccess: (sanitizedValues) => {
      draft.drop();
      const detail = { values: sent.current, sanitizedValues };
      if (definition.type === FORM_TYPES.newsletterBlock) host.emit('sqs-newsletter-subscribe', detail);
      host.emit('sqs-form-success', detail);
      redirectTo(definition.successRedirect);
    },
    onFailure: (failure) => {
      captcha.reset();
      host.emit('sqs-form-failure', failure);
    },
  });
  const messagesOf = useCallback(
    (codes: FieldErrorCodes) =>
      Object.fromEntries(Object.entries(codes).map(([id, code]) => [id, texts[code]])),
    [texts],
  );
  const findErrors = useCallback(
    () => messagesOf(validateForm(fields, read(), { emailRules: [config.emailRule] })),
    [fields, read, config.emailRule, messagesOf],
  );

  const send = useMemo(
    () =>
      config.action
        ? createEndpointSubmit(config.action, config.enctype)
        : createBuilderSubmit(api, {
            validatesOnServer: !config.disableValidation,
            sanitized: config.sanitizedValues,
          }),
    [config.action, config.enctype, config.disableValidation, config.sanitizedValues, api],
  );

  const submit = () =>
    submission.run(async () => {
      const errors = config.disableValidation ? {} : findErrors();
      if (Object.keys(errors).length > 0) {
        submission.fail({ fieldErrors: errors });
        return undefined;
      }
      const answer = await captcha.answer();
      if (!answer) {
        submission.fail({ formError: texts.captchaMissing });
        return undefined;
      }
      sent.current = read();
      if (!host.emit('sqs-form-submit', { values: sent.current }, { cancelable: true })) {
        submission.dispatch({ type: 'unlock' });
        return undefined;
      }
      const trap = new FormData(form.current ?? undefined).get(HONEYPOT_NAME);
      return send({
        values: sent.current,
        source: pageSource({ ...config, formId: config.formId || config.id }),
        captcha: answer,
        extra: trap ? { [HONEYPOT_NAME]: String(trap) } : undefined,
      });
    });

  const reset = () => {
    form.current?.reset();
    draft.drop();
    captcha.reset();
    submission.dispatch({ type: 'reset' });
  };

  /** While a field is marked wrong it is checked again as it is edited; others are left in peace until submit. */
  const onEdit = (event: { target: EventTarget | null }) => {
    draft.touch();
    const { fieldErrors } = submission.current();
    const fieldId = (event.target as HTMLElement | null)?.closest<HTMLElement>('[data-field-id]')?.dataset
      .fieldId;
    const field = fieldId && fieldErrors[fieldId] ? fields.find(({ id }) => id === fieldId) : undefined;
    if (!field) return;
    const code = validateField(field, read(), { emailRules: [config.emailRule] });
    submission.dispatch({ type: 'recheck', fieldId: field.id, message: code ? texts[code] : '' });
  };

  const validate = () => {
    const errors = findErrors();
    const isValid = Object.keys(errors).length === 0;
    submission.dispatch(isValid ? { type: 'clearErrors' } : { type: 'fail', fieldErrors: errors });
    return isValid;
  };

  useLayoutEffect(() => {
    host.expose({ submit, reset, validate, values: read, state: () => submission.current().state });
  });

  return { status: submission.status, submit, onEdit, captcha };
}
