/** The submit path: server check, key, save, with the builder's API or with an endpoint of the page's own. */

import { INVALID_KEY } from '../../domain/api/forms.ts';
import type { CaptchaAnswer } from '../../domain/forms/captcha.ts';
import type { CallFailure } from '../../domain/forms/failure.ts';
import { isRefusal, readFormAnswer } from '../../domain/forms/form-answer.ts';
import { type SubmissionSource, savePayload, sentValues } from '../../domain/forms/payload.ts';
import { afterSilence, type SendWay } from '../../domain/forms/sending.ts';
import type { FormValues } from '../../domain/forms/values.ts';
import { isSafeRedirect } from '../../domain/links.ts';
import type { Mistake } from '../../domain/schema.ts';
import { createHttp, HttpError, type HttpRequest } from '../http/http.ts';
import { watchPolicy } from '../http/policy.ts';
import { type FormApi, UnexpectedAnswer } from './form-api.ts';

export interface Submission {
  values: FormValues;
  /** The same as control names and texts, and files that only an endpoint of the page's own takes. */
  posted: readonly (readonly [string, FormDataEntryValue])[];
  source: SubmissionSource;
  captcha?: CaptchaAnswer | undefined;
  /** What only one kind of form sends. */
  extra?: Record<string, unknown> | undefined;
  /** Where an author's form shows the answer, when nothing is read of it: the name of a tab; a hidden frame when empty. */
  target?: string;
  /** What an author's form is written in, where that is not UTF-8. */
  charset?: string;
  /** Told of an endpoint's answer. @returns whether the page takes over */
  takes?(answer: EndpointAnswer): boolean;
  /** What stands in the trap for robots, by its name; empty for people. The receiver judges it. */
  trap?: Record<string, string> | undefined;
}

/** What an endpoint answered, before anybody has judged it. */
export interface EndpointAnswer {
  status: number;
  /** Those that a page may read. */
  headers: Headers;
  /** Parsed JSON, or the text. */
  body: unknown;
}

/** `text` names a message of the catalogue; without it the failure's status and words decide. */
export type SubmitOutcome =
  | { ok: true; isUnread?: boolean; sanitizedValues?: FormValues | undefined }
  /** The page deals with the answer. */
  | { ok: false; isTaken: true }
  /** `mistake`: what the author can do about it. */
  | { ok: false; isTaken?: false; failure: CallFailure; text?: 'noKey' | 'processing'; mistake?: Mistake };

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
        if (!(error instanceof HttpError) || readFormAnswer(error.body).code !== INVALID_KEY) throw error;
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
  const { fieldErrors, message, code } = readFormAnswer(error.body);
  const hasNoKey = isKeyStep ? status !== 429 : code === INVALID_KEY;
  return {
    ok: false,
    failure: { status, fieldErrors, message },
    ...(hasNoKey ? { text: 'noKey' as const } : {}),
  };
}

const JSON_TYPE = 'application/json';
/** Photos on a slow line take their time; browsers give them any. */
const FILES_TIMEOUT_MS = 3_600_000;
const URL_ENCODED = 'application/x-www-form-urlencoded';

/**
 * Submits to any endpoint (`action`), as form data or JSON; the status decides, and a body that says no.
 * @param url address of the endpoint
 * @param enctype `application/json` sends the values as JSON; a form is sent encoded as HTML's own enctypes say
 */
export function createEndpointSubmit(
  url: string,
  enctype: string,
  way: SendWay = 'auto',
  http = createHttp('', { crumb: false }),
): Submit {
  const isJson = enctype === JSON_TYPE;

  async function navigate({
    posted,
    captcha,
    trap,
    target = '',
    charset,
  }: Submission): Promise<SubmitOutcome> {
    const { postForm } = await import('./form-post.ts');
    const entries = [...posted, ...Object.entries({ ...captcha, ...trap })];
    const isSent = await postForm(url, entries, isJson ? URL_ENCODED : enctype, target, charset);
    return isSent ? { ok: true, isUnread: true } : { ok: false, failure: { status: 0 } };
  }

  /** No answer at all, not even one without a body. */
  async function afterNone(submission: Submission, isBlocked: () => boolean): Promise<SubmitOutcome> {
    const isElsewhere = new URL(url, document.baseURI).origin !== location.origin;
    const meaning = afterSilence({
      send: way,
      isJson,
      isElsewhere,
      isReachable:
        way === 'auto' &&
        isElsewhere &&
        (await import('./form-post.ts').then((post) => post.isReachable(url))),
      isBlocked: isBlocked(),
    });
    if (meaning === 'navigate') return navigate(submission);
    if (meaning === 'unread') return { ok: true, isUnread: true };
    const failure = { status: 0 };
    return meaning === 'refused' ? { ok: false, failure, mistake: REFUSED } : { ok: false, failure };
  }

  return async (submission) => {
    if (!isSafeRedirect(url)) throw new TypeError(`action: ${url} must be an http(s) or relative address`);
    if (way === 'navigate') return navigate(submission);
    const { values, posted, captcha, trap, takes, charset } = submission;
    const more: Record<string, string> = { ...captcha, ...trap };
    const body = isJson
      ? { json: { ...values, ...more } }
      : await bodyOf([...posted, ...Object.entries(more)], enctype, charset);
    const hasFiles = posted.some(([, value]) => typeof value !== 'string' && value.size > 0);
    let headers: Headers | undefined;
    let isTaken = false;
    const policy = watchPolicy('connect-src', url);
    try {
      const answer = await http.send(url, {
        method: 'POST',
        ...body,
        ...(hasFiles ? { timeoutMs: FILES_TIMEOUT_MS } : {}),
        onResponse: (response) => {
          headers = response.headers;
        },
        onAnswer: ({ status, body: said }) => {
          isTaken = takes?.({ status, headers: headers ?? new Headers(), body: said }) ?? false;
        },
      });
      if (!isTaken && isRefusal(answer.body)) throw new HttpError(answer.status, answer.body);
      return isTaken ? { ok: false, isTaken } : { ok: true };
    } catch (error) {
      if (isTaken) return { ok: false, isTaken };
      // A time-out is no silence: it may be stored yet.
      const isSilent = !headers && error instanceof HttpError && error.cause instanceof TypeError;
      return isSilent ? await afterNone(submission, policy.isSeen) : failureOf(error, false);
    } finally {
      policy.stop();
    }
  };
}

const REFUSED: Mistake = {
  path: 'enctype',
  reason:
    'application/json is asked for before it is sent to another site, and this one does not allow it (CORS): let it, or send a form',
};

async function bodyOf(
  entries: readonly (readonly [string, FormDataEntryValue])[],
  enctype: string,
  charset: string | undefined,
): Promise<Pick<HttpRequest, 'form' | 'headers'>> {
  if (enctype === URL_ENCODED) {
    const texts = entries.map(([name, value]): [string, string] => [
      name,
      // Line breaks as forms have them; of multipart the browser sees to it.
      (typeof value === 'string' ? value : value.name).replace(/\r\n?|\n/g, '\r\n'),
    ]);
    if (!charset) return { form: new URLSearchParams(texts) };
    const { encodeIn } = await import('./page-charset.ts');
    return { form: encodeIn(charset, texts), headers: { 'Content-Type': URL_ENCODED } };
  }
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  return { form: body };
}
