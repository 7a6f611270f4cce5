/** Sends the described calls of the API: typed request in, typed answer out, one kind of error. */
import type { Endpoint, EndpointShape } from '../domain/api/endpoint.ts';
import { apiRootOf } from '../domain/site/api-root.ts';
import { createHttp, type HttpClient, HttpError } from '../services/http/http.ts';
import { type ConnectionOptions, environmentFor } from './environment.ts';
import { ApiError } from './error.ts';

type Part<S, K extends string> = S extends Readonly<Record<K, infer T>> ? T : undefined;
type Given<S, K extends string> = Part<S, K> extends undefined ? { [P in K]?: never } : Record<K, Part<S, K>>;
type Params<S> =
  Part<S, 'params'> extends string ? { params: Record<Part<S, 'params'>, string> } : { params?: never };

export type AnswerOf<S extends EndpointShape> = Part<S, 'answer'>;

export type CallRequest<S extends EndpointShape> = Params<S> &
  Given<S, 'query'> &
  Given<S, 'body'> & {
    /** In place of the session or the client's own token. */
    bearer?: string | undefined;
    signal?: AbortSignal | undefined;
    timeoutMs?: number | undefined;
  };

/** What is left out where a call needs nothing. */
type Requests<S extends EndpointShape> =
  Record<never, never> extends CallRequest<S> ? [request?: CallRequest<S>] : [request: CallRequest<S>];

export interface Caller {
  /** @throws {ApiError} for anything but a 2xx answer; an abort by `signal` is thrown as it is */
  send<S extends EndpointShape>(endpoint: Endpoint<S>, ...request: Requests<S>): Promise<AnswerOf<S>>;
  /** The same by address, with the same errors. */
  http: HttpClient;
  /** An endpoint as a function. */
  bind<S extends EndpointShape>(endpoint: Endpoint<S>): (...request: Requests<S>) => Promise<AnswerOf<S>>;
  /** Where a call leads to, for links. */
  addressOf(endpoint: Endpoint, request?: { params?: Record<string, string>; query?: object }): string;
}

interface LooseRequest {
  params?: Record<string, string>;
  query?: object;
  body?: unknown;
  bearer?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
}

export function createCaller(options: ConnectionOptions): Caller {
  const root = apiRootOf(options.root);
  const http = createHttp(root, { environment: environmentFor(root, options) });

  const told: HttpClient = {
    async send(path, request = {}) {
      let msg = '';
      const onResponse = ({ statusText }: Response) => {
        msg = statusText;
      };
      try {
        return await http.send(path, { ...request, onResponse });
      } catch (error) {
        if (request.signal?.aborted) throw request.signal.reason;
        if (!(error instanceof HttpError)) throw error;
        throw new ApiError({ code: error.status, msg, body: error.body }, { cause: error });
      }
    },
  };

  const caller: Caller = {
    http: told,
    async send<S extends EndpointShape>(endpoint: Endpoint<S>, ...requests: Requests<S>) {
      const [request = {}] = requests as [LooseRequest?];
      const { body, bearer, signal, timeoutMs } = request;
      const answer = await told.send(pathOf(endpoint, request), {
        method: endpoint.method,
        ...(body !== undefined && { json: body }),
        ...(bearer !== undefined && { headers: { Authorization: `Bearer ${bearer}` } }),
        ...(timeoutMs !== undefined && { timeoutMs }),
        signal,
      });
      return answer.body as AnswerOf<S>;
    },
    bind:
      (endpoint) =>
      (...request) =>
        caller.send(endpoint, ...request),
    addressOf: (endpoint, request = {}) => root + pathOf(endpoint, request),
  };
  return caller;
}

function pathOf(
  { path }: Endpoint,
  { params = {}, query = {} }: Pick<LooseRequest, 'params' | 'query'>,
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}
