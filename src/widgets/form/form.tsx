/** The view of `<sqs-form>`: the form, or what replaces it after success. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import { CAPTCHA_ACTIONS } from '../../domain/forms/captcha.ts';
import { fieldMistakes } from '../../domain/forms/form.ts';
import { disclaimerOf } from '../../domain/forms/form-entity.ts';
import { isBusy } from '../../domain/forms/form-state.ts';
import { formMessages } from '../../i18n/en/form.ts';
import { OwnerHtml } from '../../ui/owner-html.tsx';
import { CaptchaBox, waiting } from '../../ui/submission/captcha-box.tsx';
import type { SubmitEvents } from '../../ui/submission/events.ts';
import { Honeypot } from '../../ui/submission/honeypot.tsx';
import { useOwnForm } from '../../ui/submission/own-form/use-own-form.ts';
import type { SubmitMethods } from '../../ui/submission/submit-methods.ts';
import { useHandOver } from '../../ui/submission/use-hand-over.ts';
import { useLate } from '../../ui/use-late.ts';
import { useReported } from '../../ui/use-reported.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { FormConfig } from './config.ts';
import { ErrorSummary } from './error-summary.tsx';
import { fieldRow } from './fields/field-row.tsx';
import { useForm } from './use-form.ts';
import { type FormDefinition, useFormDefinition } from './use-form-definition.ts';

const NOTHING = [{ path: 'fields', reason: 'are missing, and so is a <form>' }];

const loadOwnForm = () => import('../../ui/submission/own-form/own-form.tsx');

const loadErrorLinks = () => import('./error-links.tsx');

type FormProps = WidgetProps<FormConfig, SubmitMethods, SubmitEvents>;

export function Form({ config, host }: FormProps) {
  const definition = useFormDefinition(config, host);
  const { state } = definition;
  const texts = host.texts('form', formMessages);
  const hasNone = state !== 'loading' && definition.entries.length === 0;
  const own = useOwnForm(host, hasNone, loadOwnForm);
  const isForm = !hasNone && state === 'ready';
  useLayoutEffect(() => {
    if (!own) host.showFallback(!isForm);
  }, [own === undefined, isForm]);
  useHandOver(host, isForm);
  useReported(hasNone && !own && state === 'ready' && host.isUsable ? NOTHING : undefined, host);

  if (own?.View)
    return (
      <own.View
        form={own.form}
        name="form"
        config={config}
        texts={texts}
        host={host}
        captchaAction={CAPTCHA_ACTIONS.form}
      />
    );
  if (own || state === 'loading') return <div aria-busy="true" />;
  // A form that is shown stays when its JSON breaks: what was typed is the visitor's.
  if (!isForm)
    return (
      <div data-part="banner-top" role="alert">
        <p>{state === 'lost' ? texts.notLoaded : texts.notConfigured}</p>
      </div>
    );
  return <LoadedForm config={config} host={host} definition={definition} />;
}

interface LoadedFormProps extends FormProps {
  definition: FormDefinition;
}

function LoadedForm({ config, host, definition }: LoadedFormProps) {
  const { form: settings, fields, entries } = definition;
  const texts = host.texts('form', formMessages);
  const form = useRef<HTMLFormElement>(null);
  const { status, submit, onEdit, captcha, success } = useForm({
    config,
    definition: settings,
    fields,
    host,
    form,
    texts,
  });
  const { fieldErrors, formError } = status;
  const hasErrors = status.state === 'failure' && (formError !== '' || Object.keys(fieldErrors).length > 0);
  const isSubmitting = isBusy(status);
  // Without it each error stands at its field.
  const { part: links } = useLate(hasErrors || isSubmitting, 'list of errors', loadErrorLinks, host.busy);
  const section = useMemo(() => autofillSection(host.element, host.id('section')), [host]);
  useReported(fieldMistakes(entries), host);

  if (success) return success;
  const disclaimer = disclaimerOf(settings, texts.disclaimer);
  return (
    <form
      data-part="form"
      ref={form}
      noValidate
      aria-label={(settings.name ?? texts.name) || undefined}
      aria-busy={isSubmitting || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onInput={onEdit}
    >
      {hasErrors && (
        <ErrorSummary text={formError || texts.bannerTop} failures={status.failures}>
          {links && (
            <links.ErrorLinks
              fields={fields}
              fieldErrors={fieldErrors}
              form={form}
              texts={texts}
              host={host}
            />
          )}
        </ErrorSummary>
      )}
      {entries.map((entry, index) =>
        !entry.ok ? (
          <p key={index} data-part="unshown-field">
            {texts.unshownField}
          </p>
        ) : (
          fieldRow({
            field: entry.field,
            texts,
            language: host.language,
            error: fieldErrors[entry.field.id] ?? '',
            id: (piece) => host.id(piece ? `${entry.field.id}.${piece}` : entry.field.id),
            section,
          })
        ),
      )}
      <Honeypot />
      <CaptchaBox
        captcha={captcha}
        config={config}
        form={settings}
        action={CAPTCHA_ACTIONS.form}
        host={host}
      />
      {disclaimer && <OwnerHtml data-part="disclaimer" html={disclaimer} />}
      <button type="submit" data-part="submit" {...waiting(captcha, isSubmitting, host)}>
        {isSubmitting ? texts.submitting : (settings.submitButtonText ?? texts.submit)}
      </button>
      <p data-part="sr-only" role="status">
        {isSubmitting ? texts.submitting : ''}
      </p>
      {hasErrors && <p data-part="banner-bottom">{texts.bannerBottom}</p>}
    </form>
  );
}

/** Name of the form's autofill group; empty for the only form of a page. */
function autofillSection(element: HTMLElement, name: string): string {
  return element.ownerDocument.querySelectorAll(element.localName).length > 1 ? name : '';
}
