/** The one HTTP client: base address, timeout, abort, CSRF crumb with one repeat, JSON or form encoding, typed errors. */
import { CRUMB_COOKIE, CRUMB_HEADER, isCrumbFailure } from '../../domain/api/crumb.ts';
import { objectOf } from '../../domain/json.ts';
import { type CookieJar, createCookies } from '../page/cookies.ts';
import { onePerPage } from '../page/shared.ts';

/** REST calls give up after this long. */
export const REST_TIMEOUT_MS = 30_000;

export interface HttpRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  json?: unknown;
  /** Sent form-encoded, or as multipart when it is a FormData; a text is encoded already. */
  form?: URLSearchParams | FormData | string;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  keepalive?: boolean;
  /** Told that there is an answer, before its body has come. */
  onResponse?: (response: Response) => void;
  /** Told of the answer, whatever its status. */
  onAnswer?: (answer: HttpAnswer) => void;
}

export interface HttpAnswer {
  status: number;
  /** Parsed JSON; the text when it is not JSON; undefined without a body. */
  body: unknown;
  isHtml: boolean;
}

/**
 * A call that did not end with a 2xx status, or whose crumb was refused. Status 0: no answer arrived in time, or none at all. What the server says
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
  cookies: Pick<CookieJar, 'get' | 'set'>;
  /** Origin of the page, `null` (as text) in a sandboxed frame. */
  origin: string;
  /** What relative addresses are meant from. */
  baseUrl: string;
  /** By origin of the API: the crumb that its last refusal brought. */
  crumbs: Map<string, string>;
}

export interface HttpClient {
  /** @throws {HttpError} on anything but a 2xx answer, and on one that refuses the crumb */
  send(path: string, request?: HttpRequest): Promise<HttpAnswer>;
}

export interface ApiClient extends HttpClient {
  /** What write calls carry now, for those that repeat it in their body; undefined while there is none. */
  crumb(): string | undefined;
}

/**
 * @param root address that paths are appended to, with a closing slash; empty for absolute addresses
 * @param options.crumb whether write calls carry the CSRF crumb, and all of them credentials (the builder's own API)
 */
export function createHttp(
  root: string,
  { crumb = true, environment = pageEnvironment() }: { crumb?: boolean; environment?: HttpEnvironment } = {},
): ApiClient {
  const { fetch, cookies, origin, baseUrl, crumbs } = environment;
  const apiOrigin = originOf(root, baseUrl);
  const isOwn = apiOrigin === origin;

  /**
   * What a refusal brought counts more than the cookie: a stale one of a parent domain stays in front of it. The
   * page's cookie is for its own origin only; the crumb of another one is remembered, and never kept as a cookie.
   */
  function crumbNow(): string | undefined {
    return crumbs.get(apiOrigin) ?? (isOwn ? cookies.get(CRUMB_COOKIE) : undefined);
  }

  function keepCrumb(fresh: unknown): void {
    if (typeof fresh !== 'string' || fresh === '') {
      // It came as a cookie, or not at all.
      crumbs.delete(apiOrigin);
      return;
    }
    crumbs.set(apiOrigin, fresh);
    if (isOwn) cookies.set(CRUMB_COOKIE, fresh);
  }

  async function sendOnce(path: string, request: HttpRequest): Promise<HttpAnswer> {
    const { method = 'GET', json, form = null, keepalive = false, signal: outer } = request;
    const headers: Record<string, string> = { Accept: 'application/json', ...request.headers };
    if (json !== undefined) headers['Content-Type'] ??= 'application/json';
    const sentCrumb = crumb && method !== 'GET' && crumbNow();
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
      request.onResponse?.(response);
      const answer = await readAnswer(response);
      request.onAnswer?.(answer);
      if (!response.ok) throw new HttpError(answer.status, answer.isHtml ? undefined : answer.body);
      if (crumb && isCrumbFailure(answer.body)) throw new HttpError(answer.status, answer.body);
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
    crumb: crumbNow,
    async send(path, request = {}) {
      try {
        return await sendOnce(path, request);
      } catch (error) {
        const { body } = error as HttpError;
        if (!crumb || !isCrumbFailure(body)) throw error;
        keepCrumb(objectOf(body).crumb);
        return sendOnce(path, request);
      }
    },
  };
}

const crumbsOfPage = onePerPage('crumbs.1', () => new Map<string, string>());

/** Of a document; there is none on a server. */
export function pageEnvironment(): HttpEnvironment {
  return {
    fetch: (input, init) => fetch(input, init),
    cookies: createCookies(),
    origin: globalThis.origin,
    baseUrl: document.baseURI,
    crumbs: crumbsOfPage(),
  };
}

function originOf(root: string, baseUrl: string): string {
  return URL.canParse(root, baseUrl) ? new URL(root, baseUrl).origin : '';
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
