/** The calls of a form: its definition, the check, the one-time key, the save. */
import type { FormValues } from '../forms/values.ts';
import { objectOf, textOf } from '../json.ts';
import { endpoint } from './endpoint.ts';

/** Code of a 400 for a key that is forged, used or too old: fetch a new one and save once more. */
export const INVALID_KEY = 'invalid-key';

/** Field id → value; what is posted without scripts has control names instead. */
type Values = Readonly<Record<string, unknown>>;
/** The Form entity as its editor sent it. */
type FormEntity = Readonly<Record<string, unknown>>;

export const LIST_FORMS = endpoint<{ answer: readonly FormEntity[] }>('GET', 'rest/forms');
export const LOAD_FORM = endpoint<{ params: 'id'; answer: FormEntity }>('GET', 'rest/forms/:id');
export const CREATE_FORM = endpoint<{ body: unknown; answer: FormEntity }>('POST', 'rest/forms');
export const UPDATE_FORM = endpoint<{ params: 'id'; body: unknown; answer: FormEntity }>(
  'PUT',
  'rest/forms/:id',
);

export const VALIDATE_FORM = endpoint<{
  params: 'formId';
  body: Values;
  answer: { errors: Readonly<Record<string, string>> };
}>('POST', 'rest/forms/validate/:formId');

export const SUBMISSION_KEY = endpoint<{ answer: { key: string } }>('POST', 'form/FormSubmissionKey');

/** Classic clients send `form` as JSON text, and `captchaKey: null` without a captcha. What is missing is answered like what is wrong. */
export interface SaveRequest {
  key?: string;
  formId?: string;
  form?: unknown;
  collectionId?: unknown;
  itemId?: unknown;
  objectName?: unknown;
  captchaKey?: string | null;
  recaptchaEnterpriseV3Token?: string | null;
  pageTitle?: string;
  pageId?: string;
  pagePath?: string;
  contentSource?: string;
  pagePermissionTypeValue?: unknown;
  isOverlayForm?: unknown;
  submitButtonText?: unknown;
  disableValidation?: unknown;
  /** Asks for sanitised values in the answer; form-encoded bodies say it as text. */
  isReactFormSubmission?: boolean | string;
}

export interface SaveAnswer {
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** With every character that HTML gives a meaning escaped. */
  sanitizedValues?: FormValues;
}

export const SAVE_SUBMISSION = endpoint<{ body: SaveRequest; answer: SaveAnswer }>(
  'POST',
  'form/SaveFormSubmission',
);

/** A plain HTML form: control names are field ids or `<id>.<part>`. The answer is a page, or JSON for who asks for it. */
export const POST_FORM = endpoint<{ params: 'formId'; body: Values }>('POST', 'form/:formId');

/** @returns undefined when the answer holds no key */
export function readKey(body: unknown): string | undefined {
  return textOf(objectOf(body).key);
}

/** @returns undefined when the handler answers without them */
export function readSanitizedValues(body: unknown): FormValues | undefined {
  const { sanitizedValues } = objectOf(body);
  return typeof sanitizedValues === 'object' && sanitizedValues !== null
    ? (sanitizedValues as FormValues)
    : undefined;
}
