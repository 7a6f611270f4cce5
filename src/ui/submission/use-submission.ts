/** Runs one submit at a time and keeps its state: lock, failure, success, unlock after the back/forward cache (spec 1 §4). */
import { useCallback, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import {
  type FormAction,
  type FormStatus,
  formReducer,
  IDLE,
  isLocked,
} from '../../domain/forms/form-state.ts';
import type { FormValues } from '../../domain/forms/values.ts';

export interface FormErrors {
  /** Message by field id. */
  fieldErrors?: Record<string, string>;
  /** A message about the whole form. */
  formError?: string;
}

export type SubmissionOutcome =
  | { ok: true; sanitizedValues?: FormValues | undefined }
  | ({ ok: false } & FormErrors)
  /** The page took over; the form is as before. */
  | { ok: false; isCancelled: true };

export interface SubmissionOptions {
  /** Said when a step fails in a way nobody foresaw. */
  unforeseen: string;
  onSuccess(sanitizedValues: FormValues | undefined): void;
  onFailure(errors: Required<FormErrors>): void;
}

export function useSubmission(options: SubmissionOptions) {
  const [status, dispatchStatus] = useReducer(formReducer, IDLE);
  // Read and written at once: two submits in one tick must not both find the form unlocked.
  const now = useRef<FormStatus>(IDLE);
  const latest = useRef(options);
  latest.current = options;

  const dispatch = useCallback((action: FormAction) => {
    now.current = formReducer(now.current, action);
    dispatchStatus(action);
  }, []);
  const current = useCallback(() => now.current, []);

  useLayoutEffect(() => {
    const unlock = (event: PageTransitionEvent) => {
      if (event.persisted) dispatch({ type: 'unlock' });
    };
    window.addEventListener('pageshow', unlock);
    return () => window.removeEventListener('pageshow', unlock);
  }, [dispatch]);

  /**
   * Locks, runs the steps, shows the outcome, unlocks.
   * @returns whether the submission was stored
   */
  const run = useMemo(() => {
    const finish = (outcome: SubmissionOutcome): boolean => {
      if (outcome.ok) {
        dispatch({ type: 'succeed', sanitizedValues: outcome.sanitizedValues });
        latest.current.onSuccess(outcome.sanitizedValues);
      } else if ('isCancelled' in outcome) {
        dispatch({ type: 'unlock' });
      } else {
        const { fieldErrors = {}, formError = '' } = outcome;
        dispatch({ type: 'fail', fieldErrors, formError });
        latest.current.onFailure({ fieldErrors, formError });
      }
      return outcome.ok;
    };
    return async (steps: () => Promise<SubmissionOutcome>): Promise<boolean> => {
      if (isLocked(now.current)) return false;
      dispatch({ type: 'submit' });
      const locked = now.current;
      let outcome: SubmissionOutcome;
      try {
        outcome = await steps();
      } catch (error) {
        // A mistake of ours or of a listener: the visitor gets a way on, the console the cause.
        console.error(error);
        outcome = { ok: false, formError: latest.current.unforeseen };
      }
      // Unlocked or reset meanwhile: a failure belongs to a page the visitor has left, a stored submission does not.
      return now.current === locked || outcome.ok ? finish(outcome) : false;
    };
  }, [dispatch]);

  return { status, dispatch, current, run };
}
