/** Runs one submit at a time and keeps its state: lock, failure, success, unlock after the back/forward cache (spec 1 §4). */
import { useCallback, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { describeFailure, type FailureText } from '../../domain/forms/failure.ts';
import {
  type FormAction,
  type FormStatus,
  formReducer,
  IDLE,
  isLocked,
} from '../../domain/forms/form-state.ts';
import type { FormValues } from '../../domain/forms/values.ts';
import type { SubmitOutcome } from '../../services/forms/submit-form.ts';

export interface SubmissionTexts extends Record<FailureText, string> {
  noKey: string;
  processing: string;
}

export interface SubmissionOptions {
  texts: SubmissionTexts;
  fieldIds: readonly string[];
  onSuccess(sanitizedValues: FormValues | undefined): void;
  onFailure(failure: { fieldErrors: Record<string, string>; formError: string }): void;
}

export interface Submission {
  status: FormStatus;
  dispatch(action: FormAction): void;
  /** The state right now, for code that runs between renders. */
  current(): FormStatus;
  /**
   * Locks, runs the steps, shows the outcome, unlocks.
   * @param steps resolves to the outcome; undefined when a step already said what is wrong through `fail`
   * @returns whether the submission was stored
   */
  run(steps: () => Promise<SubmitOutcome | undefined>): Promise<boolean>;
  /** Ends the run with errors found on the page. */
  fail(errors: { fieldErrors?: Record<string, string>; formError?: string }): void;
}

export function useSubmission(options: SubmissionOptions): Submission {
  const [status, dispatchStatus] = useReducer(formReducer, IDLE);
  // Read and written at once: two submits in one tick must not both find the form unlocked.
  const now = useRef<FormStatus>(IDLE);
  const latest = useRef(options);
  latest.current = options;

  const dispatch = useCallback((action: FormAction) => {
    now.current = formReducer(now.current, action);
    dispatchStatus(action);
  }, []);

  useLayoutEffect(() => {
    const unlock = (event: PageTransitionEvent) => {
      if (event.persisted) dispatch({ type: 'unlock' });
    };
    window.addEventListener('pageshow', unlock);
    return () => window.removeEventListener('pageshow', unlock);
  }, [dispatch]);

  const actions = useMemo(() => {
    const fail = ({
      fieldErrors = {},
      formError = '',
    }: {
      fieldErrors?: Record<string, string>;
      formError?: string;
    }) => {
      dispatch({ type: 'fail', fieldErrors, formError });
      latest.current.onFailure({ fieldErrors, formError });
    };
    const finish = (outcome: SubmitOutcome): boolean => {
      if (outcome.ok) {
        dispatch({ type: 'succeed', sanitizedValues: outcome.sanitizedValues });
        latest.current.onSuccess(outcome.sanitizedValues);
        return true;
      }
      const { texts, fieldIds } = latest.current;
      fail(
        outcome.text ? { formError: texts[outcome.text] } : describeFailure(outcome.failure, fieldIds, texts),
      );
      return false;
    };
    return {
      fail,
      async run(steps: () => Promise<SubmitOutcome | undefined>): Promise<boolean> {
        if (isLocked(now.current)) return false;
        dispatch({ type: 'submit' });
        const locked = now.current;
        let outcome: SubmitOutcome | undefined;
        try {
          outcome = await steps();
        } catch (error) {
          // A mistake of ours or of a listener: the visitor gets a way on, the console the cause.
          console.error(error);
          outcome = { ok: false, failure: { status: 0 }, text: 'processing' };
        }
        // Unlocked or reset meanwhile: a failure belongs to a page the visitor has left, a stored submission does not.
        if (!outcome || (now.current !== locked && !outcome.ok)) return false;
        return finish(outcome);
      },
    };
  }, [dispatch]);

  return { status, dispatch, current: useCallback(() => now.current, []), ...actions };
}
