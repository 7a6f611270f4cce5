/** The one HTTP client: base address, timeout, abort, CSRF crumb with one repeat, JSON or form encoding, typed errors (spec 1 §7). */

/** REST calls give up after this long (spec 3 §7). */
export const REST_TIMEOUT_MS = 30_000;

const CRUMB_COOKIE = 'crumb';
const CRUMB_HEADER = 'X-CSRF-Token';

export interface HttpRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Record<string, string>;
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

/** A call that did not end with a 2xx status. Status 0: no answer arrived in time, or none at all. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: unknown;
  /** The server's machine-readable reason, when it sent one. */
  readonly code: string;
  /** Message by field id, when the server sent a map. */
  readonly fieldErrors: Record<string, string> | undefined;

  constructor(status: number, body?: unknown, options?: ErrorOptions) {
    super(errorText(body), options);
    this.name = 'HttpError';
    this.status = status;
    this.body = body;
    this.code = textAt(body, 'code');
    this.fieldErrors = fieldErrorsOf(body);
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
  // Kept beside the cookie, since a crumb of another origin cannot be stored as one.
  let memory = '';

  const currentCrumb = () => readCookie(environment.cookies.cookie, CRUMB_COOKIE) || memory;

  async function sendOnce(path: string, request: HttpRequest): Promise<HttpAnswer> {
    const { signal, done } = timeLimit(request.timeoutMs ?? REST_TIMEOUT_MS, request.signal);
    try {
      const response = await environment.fetch(addressOf(root, path, request.query), {
        method: request.method ?? 'GET',
        headers: headersOf(request, crumb ? currentCrumb() : ''),
        body: request.json === undefined ? (request.form ?? null) : JSON.stringify(request.json),
        credentials: crumb ? 'include' : 'same-origin',
        keepalive: request.keepalive ?? false,
        signal,
      });
      const answer = await readAnswer(response);
      if (!response.ok) throw new HttpError(response.status, answer.isHtml ? undefined : answer.body);
      return answer;
    } catch (error) {
      // An abort, a time-out and a lost connection all mean: no answer arrived.
      throw error instanceof HttpError ? error : new HttpError(0, undefined, { cause: error });
    } finally {
      done();
    }
  }

  return {
    async send(path, request = {}) {
      try {
        return await sendOnce(path, request);
      } catch (error) {
        const fresh = crumb && error instanceof HttpError ? freshCrumb(error.body) : '';
        if (!fresh) throw error;
        memory = fresh;
        environment.cookies.cookie = `${CRUMB_COOKIE}=${encodeURIComponent(fresh)}; path=/; SameSite=Lax`;
        return sendOnce(path, request);
      }
    },
  };
}

function pageEnvironment(): HttpEnvironment {
  return { fetch: (input, init) => fetch(input, init), cookies: document };
}

function addressOf(root: string, path: string, query?: Record<string, string>): string {
  const search = query ? new URLSearchParams(query).toString() : '';
  return root + path + (search && (path.includes('?') ? '&' : '?') + search);
}

function headersOf(request: HttpRequest, crumb: string): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json', ...request.headers };
  if (request.json !== undefined) headers['Content-Type'] ??= 'application/json';
  if (crumb && request.method && request.method !== 'GET') headers[CRUMB_HEADER] = crumb;
  return headers;
}

/** Ends a call after a time or when its caller gives up. A plain timer, so that a test's clock reaches it. */
function timeLimit(ms: number, outer?: AbortSignal): { signal: AbortSignal; done: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  // Browsers treat longer delays as 0.
  const timer = setTimeout(abort, Math.min(ms, 2 ** 31 - 1));
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    done: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
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

/** The new crumb of an answer that says the old one failed. */
function freshCrumb(body: unknown): string {
  return isRecord(body) && body.crumbFail === true ? textAt(body, 'crumb') : '';
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

/** The server's own words: `data.error`, `error` or `message`. */
function errorText(body: unknown): string {
  const data = isRecord(body) && isRecord(body.data) ? body.data : undefined;
  return textAt(data, 'error') || textAt(body, 'error') || textAt(body, 'message');
}

/** `data.errors` or `errors`, when it is a map of texts. */
function fieldErrorsOf(body: unknown): Record<string, string> | undefined {
  if (!isRecord(body)) return undefined;
  const map = isRecord(body.data) && isRecord(body.data.errors) ? body.data.errors : body.errors;
  if (!isRecord(map)) return undefined;
  return Object.fromEntries(
    Object.entries(map).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function textAt(body: unknown, key: string): string {
  const value = isRecord(body) ? body[key] : undefined;
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
