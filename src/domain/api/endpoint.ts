/** How a call of the API is described: once, for the tags that send it and for the server that answers it. */

export interface EndpointShape {
  /** What stands for `:name` in the path. */
  params?: string;
  /** Below the `?`. */
  query?: object;
  /** JSON or form-encoded. */
  body?: unknown;
  /** Of a 2xx answer; none: the answer has no body, or nobody reads it. */
  answer?: unknown;
}

export interface Endpoint<S extends EndpointShape = EndpointShape> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API root; `:name` stands for one part of it. */
  readonly path: string;
  /** Carries the types; never set. */
  readonly $shape?: S;
}

export const endpoint = <S extends EndpointShape>(method: Endpoint['method'], path: string): Endpoint<S> => ({
  method,
  path,
});

/** @returns the path with its parts filled in, to be appended to the API root */
export function addressOf<S extends EndpointShape & { params: string }>(
  { path }: Endpoint<S>,
  params: Record<S['params'], string>,
): string {
  return path.replace(/:(\w+)/g, (_, name: S['params']) => encodeURIComponent(params[name]));
}
