/** Keeps the state of a submitting widget and loads what submitting needs when a visitor enters it (spec 1 §4). */
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CaptchaAction } from '../../domain/forms/captcha.ts';
import { CAPTCHA_THEMES, type FormEntity } from '../../domain/forms/form-entity.ts';
import {
  type FormAction,
  type FormStatus,
  formReducer,
  IDLE,
  isLocked,
} from '../../domain/forms/form-state.ts';
import type { FormValues } from '../../domain/forms/values.ts';
import type { InferEntries } from '../../domain/schema.ts';
import type { submitMessages } from '../../i18n/en/submit.ts';
import type { SourceSettings } from '../../services/forms/page-source.ts';
import type { Submit } from '../../services/forms/submit-form.ts';
import type { WidgetHost } from '../widget-host.ts';
import type { submitEntries } from './config.ts';
import type { SubmitEvents } from './events.ts';
import { type Captcha, useCaptcha } from './use-captcha.ts';

export interface FormErrors {
  /** Message by field id. */
  fieldErrors?: Record<string, string>;
  /** A message about the whole form. */
  formError?: string;
}

export interface SubmitFlowOptions {
  host: WidgetHost<never, SubmitEvents>;
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
  /** The form, while it is on screen. */
  element: RefObject<HTMLFormElement | null>;
  /** What only this kind of form sends. */
  extra?(): Record<string, unknown>;
  onStored?(): void;
}

/** What submit-path.ts works on; the same object for the life of the widget. */
export interface SubmitFlow {
  options: RefObject<SubmitFlowOptions>;
  captcha: RefObject<Captcha>;
  memory: { current: { settings: string; send: Submit } | undefined };
  dispatch(action: FormAction): void;
  /** The state right now: two submits in one tick must not both find the form unlocked. */
  current(): FormStatus;
}

const loadSubmitPath = () => import('./submit-path.ts');

export function useSubmitFlow(options: SubmitFlowOptions) {
  const { host, config, form } = options;
  const [status, setStatus] = useState(IDLE);
  const path = useRef<Awaited<ReturnType<typeof loadSubmitPath>>>(undefined);
  const latest = useRef(options);
  latest.current = options;
  const captcha = useRef<Captcha>(undefined as never);
  const look = {
    theme: form.captchaTheme === CAPTCHA_THEMES.dark ? ('dark' as const) : ('light' as const),
    action: options.captchaAction,
    language: document.documentElement.lang,
  };
  captcha.current = useCaptcha(form.captchaEnabled, config, look);

  const { flow, submit } = useMemo(() => {
    let now = IDLE;
    const flow: SubmitFlow = {
      options: latest,
      captcha,
      memory: { current: undefined },
      current: () => now,
      dispatch: (action) => {
        now = formReducer(now, action);
        setStatus(now);
      },
    };
    /** Locks at once; a submit while locked is ignored. @returns whether the submission was stored */
    const submit = async (): Promise<boolean> => {
      if (isLocked(now)) return false;
      flow.dispatch({ type: 'submit' });
      try {
        path.current = await loadSubmitPath();
      } catch (error) {
        console.error(error);
        const errors = { fieldErrors: {}, formError: latest.current.texts.processing };
        flow.dispatch({ type: 'fail', ...errors });
        latest.current.host.emit('sqs-form-failure', errors);
        return false;
      }
      return path.current.runSubmit(flow);
    };
    return { flow, submit };
  }, []);

  useLayoutEffect(() => {
    // A failed load is tried again at submit, where it is reported.
    const preload = () => loadSubmitPath().catch(() => {});
    const unlock = (event: PageTransitionEvent) => {
      if (event.persisted) flow.dispatch({ type: 'unlock' });
    };
    host.element.addEventListener('focusin', preload, { once: true });
    window.addEventListener('pageshow', unlock);
    return () => {
      host.element.removeEventListener('focusin', preload);
      window.removeEventListener('pageshow', unlock);
    };
  }, [host, flow]);

  const { dispatch, current } = flow;
  return {
    status,
    submit,
    dispatch,
    current,
    captcha: captcha.current,
    SuccessBlock: path.current?.SuccessBlock,
  };
}
