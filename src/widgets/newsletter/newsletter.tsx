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
import { Honeypot } from '../../ui/submission/honeypot.tsx';
import { useOwnForm } from '../../ui/submission/own-form/use-own-form.ts';
import { useHandOver } from '../../ui/submission/use-hand-over.ts';
import { useSubmitFlow } from '../../ui/submission/use-submit-flow.ts';
import type { NewsletterProps } from './props.ts';

/** Name of the one field when the configuration names none. */
const DEFAULT_FIELD_ID = 'email';

const loadOwn = () => import('./own-newsletter.tsx');

export function Newsletter({ config, host }: Omit<NewsletterProps, 'texts'>) {
  const props = { config, host, texts: host.texts('newsletter', newsletterMessages) };
  const own = useOwnForm(host, config.fields.length === 0, loadOwn);
  useHandOver(host, !own);
  if (!own) return <KitNewsletter {...props} />;
  return own.View && <own.View form={own.form} {...props} />;
}

function KitNewsletter({ config, host, texts }: NewsletterProps) {
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

  const { status, dispatch, submit, captcha, success } = useSubmitFlow({
    host,
    name: 'newsletter',
    config,
    form: config,
    texts,
    fieldIds: [fieldId],
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

  // The form takes focus, not its field: focusing the field clears the error before anyone has read it.
  useLayoutEffect(() => {
    if (status.failures > 0) form.current?.focus();
  }, [status.failures]);

  if (success) return success;

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
            data-part="control"
            placeholder={(config.emailPlaceholder ?? texts.emailPlaceholder) || undefined}
            required
            autoComplete="email"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? host.id('error') : undefined}
            onFocus={() => error && dispatch({ type: 'mend' })}
          />
          <button type="submit" data-part="submit" {...waiting(captcha, isSubmitting, host)}>
            {isSubmitting ? texts.submitting : buttonText}
          </button>
        </div>
      </div>
      <Honeypot />
      <CaptchaBox
        captcha={captcha}
        config={config}
        form={config}
        action={CAPTCHA_ACTIONS.newsletter}
        host={host}
      />
      {disclaimer && <OwnerHtml data-part="disclaimer" html={disclaimer} />}
      <p data-part="sr-only" role="status">
        {isSubmitting ? texts.submitting : ''}
      </p>
    </form>
  );
}
