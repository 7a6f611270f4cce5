/** The body of a saved submission and the page fields that go with it (spec 1 §3, §7). */
import type { CaptchaAnswer } from './captcha.ts';
import type { FormValues } from './values.ts';

/** What the submission says about its page. */
export interface SubmissionPage {
  pageTitle: string;
  pageId: string;
  /** `i` for an item, `c` for a collection. */
  contentSource: '' | 'i' | 'c';
  pagePath: string;
  pagePermissionTypeValue: number | null;
}

export interface SubmissionSource extends SubmissionPage {
  formId: string;
  collectionId: string | null;
  itemId?: string | undefined;
  objectName: string | null;
}

export interface SaveOptions {
  key: string;
  values: FormValues;
  source: SubmissionSource;
  captcha?: CaptchaAnswer | undefined;
  /** Fields only the newsletter sends: isOverlayForm, submitButtonText, disableValidation. */
  extra?: Record<string, unknown> | undefined;
  /** The handler behind the feature flag, which answers with sanitised values. */
  sanitized?: boolean | undefined;
}

/** Body of `POST form/SaveFormSubmission`. */
export function savePayload({
  key,
  values,
  source,
  captcha,
  extra,
  sanitized,
}: SaveOptions): Record<string, unknown> {
  return {
    key,
    ...source,
    form: JSON.stringify(values),
    ...extra,
    ...captcha,
    ...(sanitized ? { isReactFormSubmission: true } : {}),
  };
}
