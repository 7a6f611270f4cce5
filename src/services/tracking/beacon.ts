/** Delivers small reports so that they survive leaving the page, within the budget that browsers give for it. */
import { charge, EMPTY_LEDGER, fitsBudget, isOversized } from '../../domain/tracking/beacon-budget.ts';
import type { ApiClient, HttpAnswer, HttpRequest } from '../http/http.ts';
import { onLeaving, type PageLifeEnvironment } from '../page/page-life.ts';

/** Tracking calls give up after this long (spec 1 §9). */
export const TRACKING_TIMEOUT_MS = 2500;

export interface BeaconEnvironment extends PageLifeEnvironment {
  /** Whether `fetch` goes on after the page is gone. */
  supportsKeepalive: boolean;
  /** The alternative without an answer, for a page that is being left. */
  sendBeacon: (url: string, body: Blob) => boolean;
}

export type Report = Pick<HttpRequest, 'json' | 'headers'> & { form?: URLSearchParams };

export interface Beacon {
  /** True when what is sent now arrives even if the page is left at once: a click need not be held for it. */
  readonly survivesLeaving: boolean;
  /** @throws {HttpError} on anything but a 2xx answer within 2.5 s */
  send(path: string, report?: Report): Promise<HttpAnswer>;
  /** The crumb that goes along, for reports that repeat it in their body. */
  crumb(): string | undefined;
  /** Sends what still waits for its turn, and stops listening to the page. */
  close(): void;
}

interface Waiting {
  path: string;
  report: Report;
  bytes: number;
  resolve: (answer: HttpAnswer | PromiseLike<HttpAnswer>) => void;
}

/** Stands for the answer of `sendBeacon`, which has none. */
const UNANSWERED: HttpAnswer = { status: 202, body: undefined, isHtml: false };

/**
 * @param http client of the API root; its crumb goes along as a header
 * @param root the same root, for the browser's own beacon
 */
export function createBeacon(
  http: ApiClient,
  root: string,
  environment: BeaconEnvironment = pageEnvironment(),
): Beacon {
  const waiting: Waiting[] = [];
  let ledger = EMPTY_LEDGER;

  // Async, so that a report that cannot be written as JSON is a rejection too.
  async function send(path: string, report: Report = {}): Promise<HttpAnswer> {
    const body = bodyOf(report);
    const bytes = body.size;
    if (!environment.supportsKeepalive) {
      const isLeaving = environment.document.visibilityState === 'hidden';
      if (isLeaving && environment.sendBeacon(root + path, body)) return UNANSWERED;
      return post(path, report, false);
    }
    if (isOversized(bytes)) return post(path, report, false);
    if (fitsBudget(ledger, bytes)) return postWithin(path, report, bytes);
    return new Promise((resolve) => waiting.push({ path, report, bytes, resolve }));
  }

  function post(path: string, report: Report, keepalive: boolean): Promise<HttpAnswer> {
    return http.send(path, { ...report, method: 'POST', keepalive, timeoutMs: TRACKING_TIMEOUT_MS });
  }

  async function postWithin(path: string, report: Report, bytes: number): Promise<HttpAnswer> {
    ledger = charge(ledger, bytes, 1);
    try {
      return await post(path, report, true);
    } finally {
      ledger = charge(ledger, bytes, -1);
      sendWaiting();
    }
  }

  function sendWaiting(): void {
    while (waiting[0] && fitsBudget(ledger, waiting[0].bytes)) {
      const { path, report, bytes, resolve } = waiting.shift()!;
      resolve(postWithin(path, report, bytes));
    }
  }

  /** No turn comes after the page is gone: whatever still fits by bytes goes now, the rest as plain requests. */
  function flush(): void {
    for (const { path, report, bytes, resolve } of waiting.splice(0)) {
      const fits = fitsBudget({ ...ledger, inFlight: 0 }, bytes);
      resolve(fits ? postWithin(path, report, bytes) : post(path, report, false));
    }
  }

  const listening = new AbortController();
  onLeaving(flush, environment, listening.signal);
  return {
    survivesLeaving: environment.supportsKeepalive,
    send,
    crumb: http.crumb,
    close() {
      listening.abort();
      flush();
    },
  };
}

function pageEnvironment(): BeaconEnvironment {
  return {
    window,
    document,
    supportsKeepalive: 'keepalive' in Request.prototype,
    sendBeacon: (url, body) => navigator.sendBeacon(url, body),
  };
}

/** Also tells how many bytes the report takes on the wire. */
function bodyOf({ json, form = new URLSearchParams() }: Report): Blob {
  return json === undefined
    ? new Blob([String(form)], { type: 'application/x-www-form-urlencoded;charset=UTF-8' })
    : new Blob([JSON.stringify(json)], { type: 'application/json' });
}
