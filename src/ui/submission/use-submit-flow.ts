/** Keeps the state of a submitting widget and loads what submitting needs when a visitor enters it. */
import { createElement, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formReducer, IDLE_FORM, isLocked, isRunning } from '../../domain/forms/form-state.ts';
import { WEB_ADDRESS } from '../../domain/links.ts';
import { useReported } from '../use-reported.ts';
import type { SubmitFlow, SubmitFlowOptions } from './submit-flow.ts';
import type { SubmitMethods } from './submit-methods.ts';
import { useCaptcha } from './use-captcha.ts';

const BAD_ACTION = [{ path: 'action', reason: `must be ${WEB_ADDRESS.must}` }];

const NOWHERE = [{ path: 'form-id', reason: 'and action are both missing' }];

/** A wrong address stays what it is: what falls back to another receiver would be sent to somebody who was not meant. */
const mistakeOf = (action: string, formId: string) =>
  !WEB_ADDRESS.test(action) ? BAD_ACTION : action || formId ? undefined : NOWHERE;

const loadSubmitPath = () => import('./submit-path.ts');

export function useSubmitFlow(options: SubmitFlowOptions) {
  const { host, name, config, form } = options;
  useReported(mistakeOf(config.action, options.source.formId), host);
  const [status, setStatus] = useState(IDLE_FORM);
  const path = useRef<Awaited<ReturnType<typeof loadSubmitPath>>>(undefined);
  const latest = useRef(options);
  latest.current = options;
  const captcha = useCaptcha();

  const { flow, methods } = useMemo(() => {
    let now = IDLE_FORM;
    const methods: SubmitMethods = {
      /** Locks at once; a submit while locked is ignored. */
      async submit() {
        if (isLocked(now) || captcha.due) return false;
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
      },
      /** Shows what is wrong, unless a submit is on its way or was stored. */
      validate() {
        const wrong = latest.current.check();
        flow.dispatch({ type: 'check', ...wrong });
        return !wrong;
      },
      reset() {
        const { element, forget } = latest.current;
        flow.dispatch({ type: 'reset' });
        forget?.();
        // A control may be called `reset`.
        if (element.current) HTMLFormElement.prototype.reset.call(element.current);
        captcha.widget?.reset();
      },
      values: () => ({ ...latest.current.read() }),
      state: () => now.state,
    };
    const flow: SubmitFlow = {
      options: latest,
      captcha,
      memory: { current: undefined },
      current: () => now,
      dispatch(action) {
        now = formReducer(now, action);
        setStatus(now);
      },
      reset: methods.reset,
    };
    return { flow, methods };
  }, []);

  useLayoutEffect(() => {
    host.expose(methods);
    // A failed load is tried again at submit, where it is reported.
    const preload = () => loadSubmitPath().catch(() => {});
    host.element.addEventListener('focusin', preload, { once: true });
    return () => host.element.removeEventListener('focusin', preload);
  }, [host]);

  const { dispatch, current } = flow;
  return {
    submit: methods.submit,
    status,
    dispatch,
    current,
    captcha,
    /** What takes the form's place; undefined while the form stays. */
    success:
      status.state === 'success' && !status.isLeaving && path.current
        ? createElement(path.current.SuccessBlock, { host, name, form, status })
        : undefined,
  };
}
