/** Delivers small reports so that they survive leaving the page, within the budget that browsers give for it. */
import {
  type BeaconLedger,
  charge,
  EMPTY_LEDGER,
  fitsBudget,
  isOversized,
} from '../../domain/tracking/beacon-budget.ts';
import type { ApiClient, HttpAnswer, HttpRequest } from '../http/http.ts';
import { onLeaving, type PageLifeEnvironment } from '../page/page-life.ts';
import { onePerPage } from '../page/shared.ts';

/** Tracking calls give up after this long (behaviour/tracking#hits). */
export const TRACKING_TIMEOUT_MS = 2500;

export interface BeaconEnvironment extends PageLifeEnvironment {
  /** Whether `fetch` goes on after the page is gone. */
  supportsKeepalive: boolean;
  /** The alternative without an answer, for a page that is being left. */
  sendBeacon: (url: string, body: Blob) => boolean;
  queue: BeaconQueue;
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

/** What all reports of the page share: browsers give a page one budget, not one to each script. */
export interface BeaconQueue {
  ledger: BeaconLedger;
  waiting: Waiting[];
}

interface Waiting {
  bytes: number;
  /** The beacon that it was given to. */
  owner: object;
  /** @param keepalive false: it has no room any more and goes as a plain request */
  go: (keepalive: boolean) => void;
}

const queueOfPage = onePerPage('beacons.1', (): BeaconQueue => ({ ledger: EMPTY_LEDGER, waiting: [] }));

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
  const { queue } = environment;
  const owner = {};

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
    if (fitsBudget(queue.ledger, bytes)) return postWithin(path, report, bytes);
    return new Promise((resolve) => {
      const go = (keepalive: boolean) =>
        resolve(keepalive ? postWithin(path, report, bytes) : post(path, report, false));
      queue.waiting.push({ bytes, owner, go });
    });
  }

  function post(path: string, report: Report, keepalive: boolean): Promise<HttpAnswer> {
    return http.send(path, { ...report, method: 'POST', keepalive, timeoutMs: TRACKING_TIMEOUT_MS });
  }

  async function postWithin(path: string, report: Report, bytes: number): Promise<HttpAnswer> {
    queue.ledger = charge(queue.ledger, bytes, 1);
    try {
      return await post(path, report, true);
    } finally {
      queue.ledger = charge(queue.ledger, bytes, -1);
      sendWaiting(queue);
    }
  }

  /** No turn comes after the page is gone: whatever still fits by bytes goes now, the rest as plain requests. */
  function flush(): void {
    const mine = queue.waiting.filter((report) => report.owner === owner);
    queue.waiting = queue.waiting.filter((report) => report.owner !== owner);
    for (const { bytes, go } of mine) go(fitsBudget({ ...queue.ledger, inFlight: 0 }, bytes));
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

/** In turn, whoever gave them. */
function sendWaiting(queue: BeaconQueue): void {
  while (queue.waiting[0] && fitsBudget(queue.ledger, queue.waiting[0].bytes))
    queue.waiting.shift()?.go(true);
}

function pageEnvironment(): BeaconEnvironment {
  return {
    queue: queueOfPage(),
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
