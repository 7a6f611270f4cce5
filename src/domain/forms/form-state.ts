/** The state machine of a form: idle, submitting, success or failure. */
import { byId } from '../by-id.ts';
import type { FormValues } from './values.ts';

export type FormStateName = 'idle' | 'submitting' | 'success' | 'failure';

export interface FormStatus {
  state: FormStateName;
  /** Number of the submit that runs or ran last: its outcome is told from that of one that was given up. */
  attempt: number;
  /** Message text by field id. */
  fieldErrors: Readonly<Record<string, string>>;
  /** A message about the whole form, for the top banner. */
  formError: string;
  /** Grows with each failure, so that a view can move focus once for each. */
  failures: number;
  /** After success: the page is being left for another one, so nothing takes the form's place. */
  isLeaving: boolean;
  /** After success: it was sent, and whether it was taken is not known, which the visitor is to read. */
  isUnread?: boolean;
  /** What the server made of the values, when it sanitises them; never written into the page as HTML. */
  sanitizedValues?: FormValues | undefined;
}

/** What is wrong, in words. */
export interface FormErrors {
  /** Message by field id. */
  fieldErrors?: Record<string, string>;
  /** A message about the whole form. */
  formError?: string;
}

export type FormAction =
  | { type: 'submit' }
  | ({ type: 'fail'; attempt: number } & FormErrors)
  | ({ type: 'succeed'; isLeaving: boolean } & Pick<FormStatus, 'isUnread' | 'sanitizedValues'>)
  /** The page had the form checked: what was found is shown, unless an attempt runs or has succeeded. */
  | ({ type: 'check' } & FormErrors)
  /** What was wrong was looked at again: this much still is. */
  | ({ type: 'mend' } & FormErrors)
  /** The attempt ended without an outcome: the page took over, or came back from the back/forward cache. */
  | { type: 'unlock' }
  | { type: 'reset' };

export const IDLE_FORM: FormStatus = {
  state: 'idle',
  attempt: 0,
  fieldErrors: byId(),
  formError: '',
  failures: 0,
  isLeaving: false,
};

/** A locked form takes no submit and shows no check: one is on its way, or was stored and the form not yet reset. */
export function isLocked({ state }: FormStatus): boolean {
  return state === 'submitting' || state === 'success';
}

/** Whether this attempt still runs: a form that was unlocked or reset meanwhile waits for nothing. */
export function isRunning(status: FormStatus, attempt: number): boolean {
  return status.state === 'submitting' && status.attempt === attempt;
}

/** Whether the visitor waits: for the answer, or for the page that follows it. */
export function isBusy({ state, isLeaving }: FormStatus): boolean {
  return state === 'submitting' || isLeaving;
}

export function formReducer(status: FormStatus, action: FormAction): FormStatus {
  const { attempt, failures } = status;
  switch (action.type) {
    case 'submit':
      return isLocked(status)
        ? status
        : { ...IDLE_FORM, state: 'submitting', failures, attempt: attempt + 1 };
    case 'fail':
      return isRunning(status, action.attempt) ? failed(status, action) : status;
    case 'succeed': {
      const { type, ...outcome } = action;
      return { ...IDLE_FORM, state: 'success', failures, attempt, ...outcome };
    }
    case 'check': {
      if (isLocked(status)) return status;
      return action.fieldErrors || action.formError ? failed(status, action) : withErrors(status, action);
    }
    case 'mend':
      return withErrors(status, action);
    case 'unlock':
      return status.state === 'submitting' ? { ...IDLE_FORM, failures, attempt } : status;
    case 'reset':
      return { ...IDLE_FORM, attempt };
  }
}

function failed(status: FormStatus, errors: FormErrors): FormStatus {
  return { ...withErrors(status, errors), state: 'failure', failures: status.failures + 1 };
}

function withErrors(status: FormStatus, { fieldErrors = {}, formError = '' }: FormErrors): FormStatus {
  return { ...status, fieldErrors: byId(Object.entries(fieldErrors)), formError };
}
