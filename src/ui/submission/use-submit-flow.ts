/** What every submitting widget does in the same order: check, captcha, the page's veto, send, events, redirect (spec 1 §4). */
import { useLayoutEffect, useRef } from 'react';
import { CAPTCHA_THEMES, FORM_TYPES, type FormEntity } from '../../domain/forms/form-entity.ts';
import type { CaptchaAction } from '../../domain/forms/payload.ts';
import type { FormValues } from '../../domain/forms/values.ts';
import type { InferEntries } from '../../domain/schema.ts';
import type { submitMessages } from '../../i18n/en/submit.ts';
import type { SourceSettings } from '../../services/forms/page-source.ts';
import { usePage } from '../use-page.ts';
import type { WidgetHost } from '../widget-host.ts';
import type { submitEntries } from './config.ts';
import { apiRootOf, captchaOf } from './site-defaults.ts';
import type { SendSubmission } from './submit-path.ts';
import { useCaptcha } from './use-captcha.ts';
import { useFormRender } from './use-form-render.ts';
import { type FormErrors, useSubmission } from './use-submission.ts';

export interface SubmitFlowOptions {
  host: WidgetHost<never>;
  /** Name of the widget's texts in the catalogue. */
  name: string;
  config: InferEntries<typeof submitEntries> & { sanitizedValues?: boolean };
  form: Pick<FormEntity, 'type' | 'captchaEnabled' | 'captchaTheme' | 'successRedirect'>;
  texts: typeof submitMessages;
  fieldIds: readonly string[];
  captchaAction: CaptchaAction;
  validatesOnServer: boolean;
  source: SourceSettings;
  read(): FormValues;
  /** What is wrong before anything is sent; undefined when nothing is. */
  check(): FormErrors | undefined;
  /** What only this kind of form sends. */
  extra(): Record<string, unknown>;
  onStored?(): void;
}

const loadSubmitPath = () => import('./submit-path.ts');
type SubmitPath = Awaited<ReturnType<typeof loadSubmitPath>>;

export function useSubmitFlow(options: SubmitFlowOptions) {
  const { host, config, form, texts, validatesOnServer } = options;
  const { action, enctype, sanitizedValues = false } = config;
  const page = usePage();
  const apiRoot = apiRootOf(config, page?.site);
  const { provider, ...captchaSettings } = captchaOf(config, page?.site);
  useFormRender(options.source);
  const captcha = useCaptcha(form.captchaEnabled, provider, {
    ...captchaSettings,
    theme: form.captchaTheme === CAPTCHA_THEMES.dark ? 'dark' : 'light',
    action: options.captchaAction,
    language: document.documentElement.lang,
  });
  const path = useRef<SubmitPath>(undefined);
  const send = useRef<{ settings: string; send: SendSubmission }>(undefined);
  const sent = useRef<FormValues>({});

  useLayoutEffect(() => {
    // A failed load is tried again at submit, where it is reported.
    const preload = () => loadSubmitPath().catch(() => {});
    host.element.addEventListener('focusin', preload, { once: true });
    return () => host.element.removeEventListener('focusin', preload);
  }, [host]);

  const submission = useSubmission({
    unforeseen: texts.processing,
    onSuccess: (sanitized) => {
      options.onStored?.();
      const detail = { values: sent.current, sanitizedValues: sanitized };
      if (form.type === FORM_TYPES.newsletterBlock) host.emit('sqs-newsletter-subscribe', detail);
      host.emit('sqs-form-success', detail);
      path.current?.redirectTo(form.successRedirect);
    },
    onFailure: (errors) => {
      captcha.reset();
      host.emit('sqs-form-failure', errors);
    },
  });

  /** One path for the life of a configuration: a save whose answer was lost is remembered between submits. */
  const currentPath = async (): Promise<SendSubmission> => {
    path.current = await loadSubmitPath();
    const settings = JSON.stringify([action, enctype, apiRoot, validatesOnServer, sanitizedValues]);
    if (send.current?.settings !== settings) {
      const made = path.current.createSubmitPath({
        action,
        enctype,
        apiRoot,
        validatesOnServer,
        sanitized: sanitizedValues,
      });
      send.current = { settings, send: made };
    }
    return send.current.send;
  };

  const submit = () =>
    submission.run(async () => {
      const wrong = options.check();
      if (wrong) return { ok: false, ...wrong };
      const answer = await captcha.answer();
      if (!answer) return { ok: false, formError: texts.captchaMissing };
      const values = options.read();
      if (!host.emit('sqs-form-submit', { values }, { cancelable: true }))
        return { ok: false, isCancelled: true };
      sent.current = values;
      const sendNow = await currentPath();
      const { fieldIds, source } = options;
      return sendNow({ values, fieldIds, source, captcha: answer, extra: options.extra() }, (english) =>
        host.texts(options.name, english),
      );
    });

  return { ...submission, submit, captcha, SuccessBlock: path.current?.SuccessBlock };
}
