/** The view of `<sqs-newsletter>`: one address, no banners, the error above the form (spec 1 §4, §5; spec 2 §8). */
import { useLayoutEffect, useRef } from 'react';
import { CAPTCHA_ACTIONS } from '../../domain/forms/captcha.ts';
import { isEmail } from '../../domain/forms/email.ts';
import { disclaimerOf } from '../../domain/forms/form-entity.ts';
import type { FormValues } from '../../domain/forms/values.ts';
import { newsletterMessages } from '../../i18n/en/newsletter.ts';
import { OwnerHtml } from '../../ui/owner-html.tsx';
import { CaptchaBox } from '../../ui/submission/captcha-box.tsx';
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

  const read = (): FormValues => ({ [fieldId]: input.current?.value.trim() ?? '' });
  const check = () => {
    if (!isEmail(String(read()[fieldId]), config.emailRule))
      return { fieldErrors: { [fieldId]: texts.emailInvalid } };
    return formId || config.action ? undefined : { formError: texts.notConnected };
  };

  const { status, dispatch, current, submit, captcha, SuccessBlock } = useSubmitFlow({
    host,
    name: 'newsletter',
    config,
    form: config,
    texts,
    fieldIds: [fieldId],
    captchaAction: CAPTCHA_ACTIONS.newsletter,
    validatesOnServer: !config.disableValidation,
    // A newsletter belongs to no collection (spec 1 §7).
    source: { ...config, formId, collectionId: null },
    read,
    check,
    element: form,
    extra: () => ({
      isOverlayForm: config.isOverlayForm,
      submitButtonText: config.submitButtonText,
      disableValidation: config.disableValidation,
    }),
  });

  useLayoutEffect(() => {
    host.expose({
      submit,
      reset: () => {
        form.current?.reset();
        captcha.reset();
        dispatch({ type: 'reset' });
      },
      validate: () => {
        const wrong = check();
        dispatch(wrong ? { type: 'fail', ...wrong } : { type: 'clearErrors' });
        return !wrong;
      },
      values: read,
      state: () => current().state,
    });
  });

  // The form takes focus, not its field: focusing the field clears the error before anyone has read it.
  useLayoutEffect(() => {
    if (status.failures > 0) form.current?.focus();
  }, [status.failures]);

  if (status.state === 'success' && SuccessBlock)
    return <SuccessBlock message={config.submissionMessage} html={config.submissionHTML} />;

  const error = status.formError || status.fieldErrors[fieldId] || '';
  const isSubmitting = status.state === 'submitting';
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
            placeholder={config.emailPlaceholder || undefined}
            required
            autoComplete="email"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? host.id('error') : undefined}
            onFocus={() => error && dispatch({ type: 'clearErrors' })}
          />
          <button type="submit" data-part="submit" aria-disabled={isSubmitting || undefined}>
            {isSubmitting ? texts.submitting : config.submitButtonText}
          </button>
        </div>
      </div>
      <Honeypot />
      <CaptchaBox captcha={captcha} alignment={config.captchaAlignment} />
      {disclaimer && <OwnerHtml data-part="disclaimer" html={disclaimer} />}
      <p data-part="sr-only" role="status">
        {isSubmitting ? texts.submitting : ''}
      </p>
    </form>
  );
}
