/** The view of `<sqs-newsletter>`: one address, no banners, the error above the form. */
import { useLayoutEffect, useRef } from 'react';
import { byId } from '../../domain/by-id.ts';
import { CAPTCHA_ACTIONS } from '../../domain/forms/captcha.ts';
import { isEmail } from '../../domain/forms/email.ts';
import { disclaimerOf } from '../../domain/forms/form-entity.ts';
import { isBusy } from '../../domain/forms/form-state.ts';
import type { FormValues } from '../../domain/forms/values.ts';
import { normalizeAddress } from '../../domain/text/normalize.ts';
import { newsletterMessages } from '../../i18n/en/newsletter.ts';
import { OwnerHtml } from '../../ui/owner-html.tsx';
import { CaptchaBox, waiting } from '../../ui/submission/captcha-box.tsx';
import type { SubmitEvents } from '../../ui/submission/events.ts';
import { Honeypot } from '../../ui/submission/honeypot.tsx';
import type { SubmitMethods } from '../../ui/submission/submit-methods.ts';
import { useSubmitFlow } from '../../ui/submission/use-submit-flow.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { NewsletterConfig } from './config.ts';

/** Name of the one field when the configuration names none. */
const DEFAULT_FIELD_ID = 'email';

export function Newsletter({ config, host }: WidgetProps<NewsletterConfig, SubmitMethods, SubmitEvents>) {
  const texts = host.texts('newsletter', newsletterMessages);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const fieldId = config.fields.find((field) => field.type === 'email')?.id || DEFAULT_FIELD_ID;
  const formId = config.formId || config.id;
  const buttonText = config.submitButtonText ?? texts.submit;

  const read = (): FormValues => byId([[fieldId, normalizeAddress(input.current?.value ?? '')]]);
  const check = () => {
    if (!isEmail(String(read()[fieldId]), config.emailRule))
      return { fieldErrors: byId([[fieldId, texts.emailInvalid]]) };
    return formId || config.action ? undefined : { formError: texts.notConnected };
  };

  const { status, dispatch, current, submit, validate, reset, captcha, SuccessBlock } = useSubmitFlow({
    host,
    name: 'newsletter',
    config,
    form: config,
    texts,
    fieldIds: [fieldId],
    captchaAction: CAPTCHA_ACTIONS.newsletter,
    validatesOnServer: !config.disableValidation,
    // A newsletter belongs to no collection.
    source: { ...config, formId, collectionId: null },
    read,
    post: Object.entries as (values: FormValues) => [string, string][],
    check,
    element: form,
    extra: () => ({
      isOverlayForm: config.isOverlayForm,
      submitButtonText: buttonText,
      disableValidation: config.disableValidation,
    }),
  });

  useLayoutEffect(() => {
    const values = () => ({ ...read() });
    host.expose({ submit, reset, validate, values, state: () => current().state });
  });

  // The form takes focus, not its field: focusing the field clears the error before anyone has read it.
  useLayoutEffect(() => {
    if (status.failures > 0) form.current?.focus();
  }, [status.failures]);

  if (SuccessBlock)
    return <SuccessBlock message={config.submissionMessage ?? texts.thanks} html={config.submissionHTML} />;

  const error = status.formError || status.fieldErrors[fieldId] || '';
  const isSubmitting = isBusy(status);
  const disclaimer = disclaimerOf(config, texts.disclaimer);
  return (
    <form
      data-part="form"
      ref={form}
      noValidate
      tabIndex={-1}
      aria-labelledby={host.id('label')}
      aria-describedby={error ? host.id('error') : undefined}
      aria-busy={isSubmitting || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div role="alert">
        {error && (
          <p data-part="error" id={host.id('error')}>
            {error}
          </p>
        )}
      </div>
      <div
        data-part="field"
        data-field-id={fieldId}
        data-type="email"
        data-invalid={error ? true : undefined}
      >
        <label data-part="label" id={host.id('label')} htmlFor={host.id('email')}>
          {texts.emailPlaceholder}
        </label>
        <div data-part="row">
          <input
            ref={input}
            id={host.id('email')}
            name={fieldId}
            type="email"
            inputMode="email"
            data-part="control"
            placeholder={(config.emailPlaceholder ?? texts.emailPlaceholder) || undefined}
            required
            autoComplete="email"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? host.id('error') : undefined}
            onFocus={() => error && dispatch({ type: 'clearErrors' })}
          />
          <button
            type="submit"
            data-part="submit"
            {...waiting(captcha, isSubmitting, host.id('captcha-note'))}
          >
            {isSubmitting ? texts.submitting : buttonText}
          </button>
        </div>
      </div>
      <Honeypot />
      <CaptchaBox
        captcha={captcha}
        alignment={config.captchaAlignment}
        noteId={host.id('captcha-note')}
        note={texts.captchaReset}
      />
      {disclaimer && <OwnerHtml data-part="disclaimer" html={disclaimer} />}
      <p data-part="sr-only" role="status">
        {isSubmitting ? texts.submitting : ''}
      </p>
    </form>
  );
}
