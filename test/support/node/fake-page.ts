/** Stand-ins for the page that services are given in tests: events, visibility, cookies and an HTTP client. */
import {
  type ApiClient,
  type HttpAnswer,
  HttpError,
  type HttpRequest,
} from '../../../src/services/http/http.ts';

export class FakeDocument extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  readyState: DocumentReadyState = 'complete';
  prerendering = false;

  setVisibility(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** A window and document that only know events; `pageshow` with `persisted` is a return from the cache. */
export function fakePage() {
  const window = new EventTarget();
  const document = new FakeDocument();
  return {
    window,
    document,
    hide: () => window.dispatchEvent(new Event('pagehide')),
    restore: () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  };
}

/** Keeps cookies as a browser does: by name, without those whose life is over; `writes` are the raw texts. */
export function fakeCookies(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  const writes: string[] = [];
  const cookies = {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      writes.push(text);
      const [pair = '', ...attributes] = text.split('; ');
      const at = pair.indexOf('=');
      const name = pair.slice(0, at);
      if (attributes.includes('Max-Age=0')) kept.delete(name);
      else kept.set(name, pair.slice(at + 1));
    },
  };
  return { cookies, kept, writes };
}

export interface Sent {
  path: string;
  request: HttpRequest;
}

/** An HTTP client that keeps what it was asked and gives the prepared answers, then 200 without a body. */
export function fakeHttp(...answers: (Partial<HttpAnswer> | Error)[]) {
  const sent: Sent[] = [];
  const http: ApiClient = {
    crumb: () => undefined,
    async send(path, request = {}) {
      sent.push({ path, request });
      const answer = answers.shift() ?? {};
      if (answer instanceof Error) throw answer;
      return { status: 200, body: undefined, isHtml: false, ...answer };
    },
  };
  return { http, sent };
}

export function httpError(status: number, body?: unknown): HttpError {
  return new HttpError(status, body);
}

/** Lets every promise that is ready go on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
