/** The state machine of a form: idle, submitting, success or failure (spec 1 §4). */
import type { FormValues } from './values.ts';

export type FormStateName = 'idle' | 'submitting' | 'success' | 'failure';

export interface FormStatus {
  state: FormStateName;
  /** Message text by field id. */
  fieldErrors: Readonly<Record<string, string>>;
  /** A message about the whole form, for the top banner. */
  formError: string;
  /** Grows with each failure, so that a view can move focus once for each. */
  failures: number;
  /** What the server made of the values, when it sanitises them; never written into the page as HTML. */
  sanitizedValues?: FormValues | undefined;
}

export type FormAction =
  | { type: 'submit' }
  | { type: 'fail'; fieldErrors?: Record<string, string>; formError?: string }
  | { type: 'succeed'; sanitizedValues?: FormValues | undefined }
  /** One field was checked again after an edit; an empty message clears it. */
  | { type: 'recheck'; fieldId: string; message: string }
  | { type: 'clearErrors' }
  /** The page came back from the back/forward cache while the form was locked. */
  | { type: 'unlock' }
  | { type: 'reset' };

export const IDLE: FormStatus = { state: 'idle', fieldErrors: {}, formError: '', failures: 0 };

/** A locked form takes no second submit; a form that succeeded takes none until it is reset. */
export function isLocked(status: FormStatus): boolean {
  return status.state === 'submitting';
}

export function formReducer(status: FormStatus, action: FormAction): FormStatus {
  switch (action.type) {
    case 'submit':
      return isLocked(status) ? status : { ...IDLE, state: 'submitting', failures: status.failures };
    case 'fail':
      return {
        ...status,
        state: 'failure',
        fieldErrors: action.fieldErrors ?? {},
        formError: action.formError ?? '',
        failures: status.failures + 1,
      };
    case 'succeed':
      return {
        ...IDLE,
        state: 'success',
        failures: status.failures,
        sanitizedValues: action.sanitizedValues,
      };
    case 'recheck': {
      const { [action.fieldId]: before, ...others } = status.fieldErrors;
      if (before === undefined || before === action.message) return status;
      return {
        ...status,
        fieldErrors: action.message ? { ...others, [action.fieldId]: action.message } : others,
      };
    }
    case 'clearErrors':
      return { ...status, fieldErrors: {}, formError: '' };
    case 'unlock':
      return isLocked(status) ? { ...IDLE, failures: status.failures } : status;
    case 'reset':
      return IDLE;
  }
}
