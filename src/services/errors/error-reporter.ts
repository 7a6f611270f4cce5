/** Reports script errors and rejections of the page (behaviour/errors#the-queue); `error-watch.ts` hands them over. */
import { RECORD_ERRORS } from '../../domain/api/tracking.ts';
import {
  EMPTY_QUEUE,
  queuedReports,
  queueError,
  REPORT_DEBOUNCE_MS,
  type ReportEntry,
  type ScriptError,
  takeReports,
  withoutQueries,
} from '../../domain/errors/report.ts';
import type { Site } from '../../domain/site/page-context.ts';
import type { PageFacts } from '../../domain/tracking/hit.ts';
import { onLeaving, type PageLifeEnvironment } from '../page/page-life.ts';
import type { Beacon } from '../tracking/beacon.ts';

/** Name under which the kit reports script errors, where the owner gives none. */
export const ERROR_APP = 'sqs-kit';

export interface ErrorReporter {
  /** Takes an `error` or `unhandledrejection` event of the window. */
  take(event: Event): void;
  /** Reports an error that was caught. */
  capture(error: unknown): void;
  /** What is queued is sent. */
  stop(): void;
}

export interface ErrorReporterOptions {
  beacon: Pick<Beacon, 'send'>;
  /** Name of the reporting app, the entry's `event`; `ERROR_APP` without one. */
  app?: string | undefined;
  site: Pick<Site, 'websiteId' | 'templateId'>;
  /** The page at the time of the error. */
  page: () => Pick<PageFacts, 'url' | 'userAgent'>;
  environment?: PageLifeEnvironment;
  /** ms since the epoch. */
  now?: () => number;
}

export function createErrorReporter(options: ErrorReporterOptions): ErrorReporter {
  const { beacon, app = ERROR_APP, site, page, environment = globalThis, now = Date.now } = options;
  let queue = EMPTY_QUEUE;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** What an error entry says about the page. */
  function context(): Record<string, unknown> {
    const { url, userAgent } = page();
    return { websiteId: site.websiteId, templateId: site.templateId, url: withoutQueries(url), userAgent };
  }
  function add(error: ScriptError): void {
    const waiting = queuedReports(queue);
    queue = queueError(queue, error, app, context, now());
    // Only new errors start the debounce anew: a storm of equal ones must not put it off for ever.
    if (queuedReports(queue) === waiting) return;
    clearTimeout(timer);
    // A page that is going away may not live for another second.
    if (environment.document.visibilityState === 'hidden') send(true);
    else timer = setTimeout(() => send(false), REPORT_DEBOUNCE_MS);
  }
  function send(isLast: boolean): void {
    clearTimeout(timer);
    const taken = takeReports(queue, isLast);
    queue = taken.queue;
    if (taken.entries.length > 0) deliver(beacon, taken.entries);
  }

  const listening = new AbortController();
  onLeaving(() => send(true), environment, listening.signal);

  return {
    take: (event) => add(errorOfEvent(event)),
    capture: (error) => add(scriptErrorOf(error)),
    stop() {
      listening.abort();
      send(true);
    },
  };
}

/** A report that cannot be delivered is given up: reporting the failure would feed on itself. */
function deliver(beacon: Pick<Beacon, 'send'>, entries: ReportEntry[]): void {
  beacon.send(RECORD_ERRORS.path, { json: entries }).catch(() => undefined);
}

function errorOfEvent(event: Event): ScriptError {
  if (event.type === 'unhandledrejection') return scriptErrorOf((event as PromiseRejectionEvent).reason);
  const { error, message } = event as ErrorEvent;
  return error === null || error === undefined ? { message, stack: undefined } : scriptErrorOf(error);
}

/** Anything can be thrown: an error of another frame, a text, an object that cannot even be looked at. */
function scriptErrorOf(thrown: unknown): ScriptError {
  try {
    const { message, stack, name } = Object(thrown) as { message?: unknown; stack?: unknown; name?: unknown };
    if (typeof message !== 'string') return { message: textOf(thrown), stack: undefined };
    const title = typeof name === 'string' && name !== '' ? `${name}: ${message}` : message;
    return { message: title, stack: typeof stack === 'string' ? stack : undefined };
  } catch {
    return { message: Object.prototype.toString.call(thrown), stack: undefined };
  }
}

function textOf(thrown: unknown): string {
  // JSON has nothing for what says so itself (`toJSON`).
  const json = typeof thrown === 'object' ? JSON.stringify(thrown) : String(thrown);
  return json ?? Object.prototype.toString.call(thrown);
}
