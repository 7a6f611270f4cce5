/** Keeps the state of a submitting widget and loads what submitting needs when a visitor enters it. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { CAPTCHA_THEMES } from '../../domain/forms/form-entity.ts';
import { formReducer, IDLE_FORM, isLocked, isRunning } from '../../domain/forms/form-state.ts';
import { WEB_ADDRESS } from '../../domain/links.ts';
import { useReported } from '../use-reported.ts';
import type { SubmitFlow, SubmitFlowOptions } from './submit-flow.ts';
import { type Captcha, useCaptcha } from './use-captcha.ts';

const BAD_ACTION = [{ path: 'action', reason: `must be ${WEB_ADDRESS.must}` }];

const loadSubmitPath = () => import('./submit-path.ts');

export function useSubmitFlow(options: SubmitFlowOptions) {
  const { host, config, form } = options;
  // It stays what it is: what falls back to another receiver would be sent to somebody who was not meant.
  useReported(WEB_ADDRESS.test(config.action) ? undefined : BAD_ACTION, host);
  const [status, setStatus] = useState(IDLE_FORM);
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

  const { flow, ...methods } = useMemo(() => {
    let now = IDLE_FORM;
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
      if (isLocked(now) || captcha.current.isDue) return false;
      flow.dispatch({ type: 'submit' });
      const { attempt } = now;
      try {
        path.current = await loadSubmitPath();
      } catch (error) {
        console.error(error);
        const errors = { fieldErrors: {}, formError: latest.current.texts.processing };
        flow.dispatch({ type: 'fail', attempt, ...errors });
        latest.current.host.emit('sqs-form-failure', errors);
        return false;
      }
      return isRunning(now, attempt) && path.current.runSubmit(flow, attempt);
    };
    /** Shows what is wrong, unless a submit is on its way or was stored. @returns whether nothing is */
    const validate = (): boolean => {
      const wrong = latest.current.check();
      flow.dispatch({ type: 'check', ...wrong });
      return !wrong;
    };
    const reset = () => {
      const { element } = latest.current;
      // A control may be called `reset`.
      if (element.current) HTMLFormElement.prototype.reset.call(element.current);
      captcha.current.reset();
      flow.dispatch({ type: 'reset' });
    };
    return { flow, submit, validate, reset };
  }, []);

  useLayoutEffect(() => {
    // A failed load is tried again at submit, where it is reported.
    const preload = () => loadSubmitPath().catch(() => {});
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      // What was sent before the page was left is not to be sent again.
      if (flow.current().isLeaving) methods.reset();
      else flow.dispatch({ type: 'unlock' });
    };
    host.element.addEventListener('focusin', preload, { once: true });
    window.addEventListener('pageshow', comeBack);
    return () => {
      host.element.removeEventListener('focusin', preload);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [host, flow]);

  const { dispatch, current } = flow;
  return {
    ...methods,
    status,
    dispatch,
    current,
    captcha: captcha.current,
    /** What takes the form's place; undefined while the form stays. */
    SuccessBlock: status.state === 'success' && !status.isLeaving ? path.current?.SuccessBlock : undefined,
  };
}
