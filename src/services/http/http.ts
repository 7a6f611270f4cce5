/** The one HTTP client: base address, timeout, abort, CSRF crumb with one repeat, JSON or form encoding, typed errors (spec 1 §7). */
import { CRUMB_COOKIE, CRUMB_HEADER } from '../../domain/api/crumb.ts';
import { objectOf } from '../../domain/site/read.ts';

/** REST calls give up after this long (spec 3 §7). */
export const REST_TIMEOUT_MS = 30_000;

export interface HttpRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  json?: unknown;
  /** Sent form-encoded, or as multipart when it is a FormData. */
  form?: URLSearchParams | FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  keepalive?: boolean;
}

export interface HttpAnswer {
  status: number;
  /** Parsed JSON; the text when it is not JSON; undefined without a body. */
  body: unknown;
  isHtml: boolean;
}

/**
 * A call that did not end with a 2xx status. Status 0: no answer arrived in time, or none at all. What the server says
 * about it is read by `readFailure` (domain/forms/answer.ts).
 */
export class HttpError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body?: unknown, options?: ErrorOptions) {
    super(`HTTP status ${status}`, options);
    this.status = status;
    this.body = body;
  }
}

export interface HttpEnvironment {
  fetch: typeof fetch;
  /** The page's cookies, as `document.cookie`. */
  cookies: { cookie: string };
}

export interface HttpClient {
  /** @throws {HttpError} on anything but a 2xx answer */
  send(path: string, request?: HttpRequest): Promise<HttpAnswer>;
}

/**
 * @param root address that paths are appended to, e.g. `/api/`; empty for absolute addresses
 * @param options.crumb whether write calls carry the CSRF crumb and credentials (the builder's own API)
 */
export function createHttp(
  root = '/api/',
  { crumb = true, environment = pageEnvironment() }: { crumb?: boolean; environment?: HttpEnvironment } = {},
): HttpClient {
  const { fetch, cookies } = environment;
  // Kept beside the cookie, since a crumb of another origin cannot be stored as one.
  let memory = '';

  async function sendOnce(path: string, request: HttpRequest): Promise<HttpAnswer> {
    const { method = 'GET', json, form = null, keepalive = false, signal: outer } = request;
    const headers: Record<string, string> = { Accept: 'application/json', ...request.headers };
    if (json !== undefined) headers['Content-Type'] ??= 'application/json';
    const sentCrumb = crumb && method !== 'GET' && (readCookie(cookies.cookie, CRUMB_COOKIE) || memory);
    if (sentCrumb) headers[CRUMB_HEADER] = sentCrumb;

    const controller = new AbortController();
    const { signal } = controller;
    const abort = () => controller.abort();
    // A plain timer, so that a test's clock reaches it.
    const timer = setTimeout(abort, request.timeoutMs ?? REST_TIMEOUT_MS);
    if (outer?.aborted) abort();
    outer?.addEventListener('abort', abort);
    try {
      const body = json === undefined ? form : JSON.stringify(json);
      const credentials = crumb ? 'include' : 'same-origin';
      const response = await fetch(root + path, { method, headers, body, credentials, keepalive, signal });
      const answer = await readAnswer(response);
      if (!response.ok) throw new HttpError(answer.status, answer.isHtml ? undefined : answer.body);
      return answer;
    } catch (error) {
      // An abort, a time-out and a lost connection all mean: no answer arrived.
      throw error instanceof HttpError ? error : new HttpError(0, undefined, { cause: error });
    } finally {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    }
  }

  return {
    async send(path, request = {}) {
      try {
        return await sendOnce(path, request);
      } catch (error) {
        const { crumbFail, crumb: fresh } = objectOf(crumb && (error as HttpError).body);
        if (crumbFail !== true || typeof fresh !== 'string') throw error;
        memory = fresh;
        cookies.cookie = `${CRUMB_COOKIE}=${encodeURIComponent(fresh)}; path=/; SameSite=Lax`;
        return sendOnce(path, request);
      }
    },
  };
}

function pageEnvironment(): HttpEnvironment {
  return { fetch: (input, init) => fetch(input, init), cookies: document };
}

async function readAnswer(response: Response): Promise<HttpAnswer> {
  const text = await response.text();
  const isHtml = /\bhtml\b/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, body: parseBody(text), isHtml };
}

function parseBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the text itself is the answer.
    return text;
  }
}

/** `document.cookie` value by name; empty when it is not there. */
export function readCookie(cookies: string, name: string): string {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  const value = entry?.slice(name.length + 1) ?? '';
  try {
    return decodeURIComponent(value);
  } catch {
    // Written by something that does not encode; the raw value is meant.
    return value;
  }
}
