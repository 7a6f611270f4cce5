/** The body of a saved submission and the page fields that go with it. */
import { byId } from '../by-id.ts';
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
  /** By field id, as `sentValues` makes them. */
  values: Record<string, unknown>;
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

/**
 * A value as the builder's API is sent it: of each question the list of its checked answers, of everything else the
 * value itself.
 */
export function sentValues(values: FormValues): Record<string, unknown> {
  return byId(
    Object.entries(values).map(([id, value]) => [
      id,
      typeof value === 'string' || Array.isArray(value)
        ? value
        : byId(Object.entries(value).map(([question, answer]) => [question, [answer]])),
    ]),
  );
}
