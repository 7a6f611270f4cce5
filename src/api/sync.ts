/** How models reach the server: create, read, update and delete by one address (behaviour/api#models). */
import type { HttpClient } from '../services/http/http.ts';
import { ApiError } from './error.ts';

/** A model of many megabytes over a slow line is still saved. */
export const SYNC_TIMEOUT_MS = 1e7;
export const METHOD_OVERRIDE_HEADER = 'X-HTTP-Method-Override';

export type SyncAction = 'create' | 'read' | 'update' | 'delete';

export interface SyncRequest {
  /** Absent: the model is new, or the whole list is meant. */
  id?: string | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** @throws {ApiError} for anything but a success */
export type Sync = (action: SyncAction, request: SyncRequest) => Promise<unknown>;

export interface SyncOptions {
  /** Below the root of the API: what ids are appended to, or a template with `{id}` in it. */
  url: string;
  /** For servers in front of which only GET and POST pass. */
  overridesMethod?: boolean | undefined;
  timeoutMs?: number | undefined;
}

const METHODS = { create: 'POST', read: 'GET', update: 'PUT', delete: 'DELETE' } as const;

export function createSync(
  http: HttpClient,
  { url, overridesMethod = false, timeoutMs = SYNC_TIMEOUT_MS }: SyncOptions,
): Sync {
  return async (action, { id, body, signal }) => {
    const method = METHODS[action];
    const isOverridden = overridesMethod && (method === 'PUT' || method === 'DELETE');
    const answer = await http.send(urlOf(url, id), {
      method: isOverridden ? 'POST' : method,
      headers: {
        'Content-Type': 'application/json',
        ...(isOverridden && { [METHOD_OVERRIDE_HEADER]: method }),
      },
      ...(body !== undefined && { json: body }),
      timeoutMs,
      signal,
    });
    return answer.body;
  };
}

/** Without an id what stands for it falls away, with the slash before it. */
export function urlOf(url: string, id: string | undefined): string {
  const place = /\/?\{id\}/;
  if (id === undefined) return url.replace(place, '');
  const part = encodeURIComponent(id);
  return place.test(url) ? url.replace('{id}', () => part) : `${url.replace(/\/$/, '')}/${part}`;
}

/** The answer was a success and holds something else than was asked for. */
export function parseFailure(body: unknown): ApiError {
  return new ApiError({ code: 200, msg: 'The answer could not be read.', body });
}
