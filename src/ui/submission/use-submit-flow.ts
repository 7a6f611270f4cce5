/** Keeps the state of a submitting widget and loads what submitting needs when a visitor enters it (spec 1 §4). */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { CAPTCHA_THEMES } from '../../domain/forms/form-entity.ts';
import { formReducer, IDLE, isLocked } from '../../domain/forms/form-state.ts';
import type { SubmitFlow, SubmitFlowOptions } from './submit-flow.ts';
import { type Captcha, useCaptcha } from './use-captcha.ts';

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
