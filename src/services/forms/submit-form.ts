/** The submit path: server check, key, save, with the builder's API or with an endpoint of the page's own. */

import { INVALID_KEY } from '../../domain/api/forms.ts';
import { isRefusal, readFailure } from '../../domain/forms/answer.ts';
import type { CaptchaAnswer } from '../../domain/forms/captcha.ts';
import type { CallFailure } from '../../domain/forms/failure.ts';
import { type SubmissionSource, savePayload } from '../../domain/forms/payload.ts';
import { type FormValues, sentValues } from '../../domain/forms/values.ts';
import { isSafeRedirect } from '../../domain/links.ts';
import { createHttp, HttpError } from '../http/http.ts';
import { type FormApi, UnexpectedAnswer } from './form-api.ts';

export interface Submission {
  values: FormValues;
  /** The same as control names and texts, and files that only an endpoint of the page's own takes. */
  posted: readonly (readonly [string, FormDataEntryValue])[];
  source: SubmissionSource;
  captcha?: CaptchaAnswer | undefined;
  /** What only one kind of form sends. */
  extra?: Record<string, unknown> | undefined;
  /** What stands in the trap for robots, by its name; empty for people. The receiver judges it. */
  trap?: Record<string, string> | undefined;
}

/** `text` names a message of the catalogue; without it the failure's status and words decide. */
export type SubmitOutcome =
  | { ok: true; sanitizedValues?: FormValues | undefined }
  | { ok: false; failure: CallFailure; text?: 'noKey' | 'processing' };

export type Submit = (submission: Submission) => Promise<SubmitOutcome>;

export interface BuilderSubmitOptions {
  validatesOnServer: boolean;
  /** The handler behind the feature flag, which answers with sanitised values. */
  sanitized: boolean;
}

/** Submits to the builder's API: check, key, save. */
export function createBuilderSubmit(api: FormApi, options: BuilderSubmitOptions): Submit {
  // A save whose answer was lost is sent again with its key, so that it is stored once.
  let unanswered: { key: string; values: string } | undefined;

  async function keyFor(values: FormValues): Promise<string> {
    if (unanswered && unanswered.values === JSON.stringify(values)) return unanswered.key;
    return api.requestKey();
  }

  async function saveWith(key: string, submission: Submission): Promise<SubmitOutcome> {
    unanswered = { key, values: JSON.stringify(submission.values) };
    const extra = { ...submission.extra, ...submission.trap };
    const payload = savePayload({
      ...submission,
      values: sentValues(submission.values),
      extra,
      key,
      sanitized: options.sanitized,
    });
    const sanitizedValues = await api.save(payload);
    unanswered = undefined;
    return { ok: true, sanitizedValues };
  }

  return async (submission) => {
    let step: 'validate' | 'key' | 'save' = 'validate';
    try {
      if (options.validatesOnServer)
        await api.validate(submission.source.formId, sentValues(submission.values));
      step = 'key';
      const key = await keyFor(submission.values);
      step = 'save';
      try {
        return await saveWith(key, submission);
      } catch (error) {
        if (!(error instanceof HttpError) || readFailure(error.body).code !== INVALID_KEY) throw error;
        step = 'key';
        const fresh = await api.requestKey();
        step = 'save';
        return await saveWith(fresh, submission);
      }
    } catch (error) {
      // An answer, whatever it says, settles the save; only silence leaves it open.
      if (!(error instanceof HttpError && error.status === 0)) unanswered = undefined;
      return failureOf(error, step === 'key');
    }
  };
}

function failureOf(error: unknown, isKeyStep: boolean): SubmitOutcome {
  if (error instanceof UnexpectedAnswer)
    return { ok: false, failure: { status: 0 }, text: isKeyStep ? 'noKey' : 'processing' };
  if (!(error instanceof HttpError)) throw error;
  const { status } = error;
  const { fieldErrors, message, code } = readFailure(error.body);
  const hasNoKey = isKeyStep ? status !== 429 : code === INVALID_KEY;
  return {
    ok: false,
    failure: { status, fieldErrors, message },
    ...(hasNoKey ? { text: 'noKey' as const } : {}),
  };
}

const URL_ENCODED = 'application/x-www-form-urlencoded';

/**
 * Submits to any endpoint (`action`), as form data or JSON; the status decides, and a body that says no.
 * @param url address of the endpoint
 * @param enctype `application/json` sends the values as JSON; a form is sent encoded as HTML's own enctypes say
 */
export function createEndpointSubmit(
  url: string,
  enctype: string,
  http = createHttp('', { crumb: false }),
): Submit {
  return async ({ values, posted, captcha, trap }) => {
    if (!isSafeRedirect(url)) throw new TypeError(`action: ${url} must be an http(s) or relative address`);
    const more: Record<string, string> = { ...captcha, ...trap };
    const body =
      enctype === 'application/json'
        ? { json: { ...values, ...more } }
        : { form: bodyOf([...posted, ...Object.entries(more)], enctype) };
    try {
      const answer = await http.send(url, { method: 'POST', ...body });
      if (isRefusal(answer.body)) throw new HttpError(answer.status, answer.body);
      return { ok: true };
    } catch (error) {
      return failureOf(error, false);
    }
  };
}

function bodyOf(
  entries: readonly (readonly [string, FormDataEntryValue])[],
  enctype: string,
): FormData | URLSearchParams {
  if (enctype === URL_ENCODED)
    return new URLSearchParams(
      entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    );
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  return body;
}
