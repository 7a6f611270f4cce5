/** A scripted API for one test (see tools/stub-api.mjs). */

export interface StubAnswer {
  status?: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
  /** Answered only after `release(name)`. */
  hold?: string;
  /** The connection is closed without an answer. */
  drop?: boolean;
}

export interface StubRequest {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  body: string;
}

const ELSEWHERE = location.origin.replace('localhost', '127.0.0.1');

/** Lets every page read an answer. */
export const CORS = { 'access-control-allow-origin': '*' };

let count = 0;

/** @param answers by "METHOD /path" or "/path"; the last of a list repeats */
export async function stubApi(answers: Record<string, StubAnswer[]>) {
  count += 1;
  const name = `${Date.now()}-${performance.now()}-${count}`;
  await fetch(`/stub/${name}`, { method: 'PUT', body: JSON.stringify(answers) });
  return {
    /** For `api-root`. */
    root: `/stub/${name}/`,
    /** The same under the server's other name: another site to the browser, which reads of it what CORS allows. */
    elsewhere: `${ELSEWHERE}/stub/${name}/`,
    requests: async (): Promise<StubRequest[]> =>
      (await fetch(`/stub/${name}`, { cache: 'no-store' })).json(),
    /** Resolves when the browser has given up a request for the path. */
    aborted: (path: string) => fetch(`/stub/${name}/aborted${path}`, { cache: 'no-store' }),
    release: (hold: string) => fetch(`/stub/${name}/release/${hold}`, { method: 'POST' }),
  };
}

/** The builder's form calls, all well; a test replaces what it is about. */
export const FORM_API: Record<string, StubAnswer[]> = {
  '/form/FormSubmissionKey': [{ json: { key: 'key-1' } }, { json: { key: 'key-2' } }],
  '/form/SaveFormSubmission': [{ json: {} }],
};
export const validatePath = (formId: string) => `/rest/forms/validate/${formId}`;

export type StubApi = Awaited<ReturnType<typeof stubApi>>;
