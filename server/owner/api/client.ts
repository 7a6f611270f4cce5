/** Sends the calls of the owner: the session's cookie, the crumb with one repeat, typed answers and failures. */
import { CRUMB_COOKIE, CRUMB_HEADER, isCrumbFailure } from '../../../src/domain/api/crumb.ts';
import type { Endpoint, EndpointShape } from '../../../src/domain/api/endpoint.ts';
import { readFailure } from '../../../src/domain/forms/answer.ts';
import { objectOf, textOf } from '../../../src/domain/json.ts';

type Part<S, K extends string> = S extends Readonly<Record<K, infer T>> ? T : undefined;
type Given<S, K extends string> = Part<S, K> extends undefined ? { [P in K]?: never } : Record<K, Part<S, K>>;

export type CallRequest<S extends EndpointShape> = Given<S, 'query'> &
  Given<S, 'body'> & {
    params?: Part<S, 'params'> extends string ? Record<Part<S, 'params'>, string> : never;
    /** In place of a session: the token that the server printed. */
    bearer?: string;
    signal?: AbortSignal;
  };

/** A call that was refused or never answered (status 0); its message is a sentence for the owner. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  /** By name of the field. */
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(status: number, body?: unknown) {
    const { code, message } = readFailure(body);
    super(message || (status ? `The server answered ${status}.` : 'The server cannot be reached.'));
    this.status = status;
    this.code = code;
    const errors = Object.entries(objectOf(objectOf(body).errors));
    this.fieldErrors = Object.fromEntries(errors.map(([name, words]) => [name, textOf(words) ?? '']));
  }
}

export interface OwnerClient {
  /** @throws {CallError} for anything but a 2xx answer; an abort is thrown as it is */
  send<S extends EndpointShape>(endpoint: Endpoint<S>, request: CallRequest<S>): Promise<Part<S, 'answer'>>;
}

interface Environment {
  fetch: typeof fetch;
  /** The page's cookies, as `document.cookie`. */
  cookies: () => string;
}

export function createClient(
  environment: Environment = { fetch: (...request) => fetch(...request), cookies: () => document.cookie },
): OwnerClient {
  async function sendOnce(address: string, init: RequestInit, headers: Record<string, string>) {
    const { method } = init;
    const crumb = method === 'GET' ? '' : cookieOf(environment.cookies(), CRUMB_COOKIE);
    const sent = { ...headers, ...(crumb ? { [CRUMB_HEADER]: crumb } : {}) };
    let response: Response;
    try {
      response = await environment.fetch(address, { ...init, headers: sent });
    } catch (error) {
      if (init.signal?.aborted) throw error;
      throw new CallError(0);
    }
    return { response, body: parsed(await response.text()) };
  }

  return {
    async send<S extends EndpointShape>(endpoint: Endpoint<S>, request: CallRequest<S>) {
      const { params, query, body, bearer, signal } = request as CallRequest<EndpointShape> & {
        query?: object;
        body?: unknown;
      };
      const address = addressFor(endpoint.path, params, query);
      const headers: Record<string, string> = { Accept: 'application/json' };
      if (body !== undefined) headers['Content-Type'] = 'application/json';
      if (bearer) headers.Authorization = `Bearer ${bearer}`;
      const init: RequestInit = { method: endpoint.method, signal: signal ?? null };
      if (body !== undefined) init.body = JSON.stringify(body);
      let answer = await sendOnce(address, init, headers);
      // The refusal brought the right one as a cookie.
      if (isCrumbFailure(answer.body)) answer = await sendOnce(address, init, headers);
      if (!answer.response.ok) throw new CallError(answer.response.status, answer.body);
      return answer.body as Part<S, 'answer'>;
    },
  };
}

/** @returns the address of a call, below the root of the site */
export function addressFor(path: string, params: Record<string, string> = {}, query: object = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `/api/${filled}${search && `?${search}`}`;
}

function cookieOf(cookies: string, name: string): string {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return entry?.slice(name.length + 1) ?? '';
}

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page: nobody reads it.
    return undefined;
  }
}
