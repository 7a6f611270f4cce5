/** The queue of script errors: what is kept, counted, cut and sent (behaviour/errors#the-queue). */

export const REPORT_DEBOUNCE_MS = 1000;
export const MAX_REPORT_SENDS = 20;
export const MAX_QUEUED_REPORTS = 10;
export const MAX_STACK_CHARS = 5000;
/** What is thrown may be a whole document. The kit's own limit. */
export const MAX_MESSAGE_CHARS = 1000;
/** Stands in for the context when asking for it failed. */
export const ERROR_IN_CALLBACK = 'errorInCallback';

export interface ScriptError {
  message: string;
  stack: string | undefined;
}

export interface ReportedError {
  message: string;
  stack: string | undefined;
  /** The stack was longer than 5000 characters. */
  truncated: boolean;
  /** How often this error has happened so far. */
  count: number;
}

/** One entry of `POST /api/events/RecordJavascriptErrors`. */
export interface ReportEntry {
  /** Name of the reporting app. */
  event: string;
  data: Record<string, unknown> & { error: ReportedError };
  /** ms since the epoch. */
  timestamp: number;
}

interface Known {
  readonly entry: ReportEntry;
  /** `recounted` was sent before and has happened again since. */
  readonly status: 'queued' | 'sent' | 'recounted';
}

export interface ReportQueue {
  readonly known: ReadonlyMap<string, Known>;
  readonly sends: number;
}

export const EMPTY_QUEUE: ReportQueue = { known: new Map(), sends: 0 };

/**
 * Takes in an error. An equal one (same message and stack) is counted instead of queued again; its new count
 * travels with the next send. Nothing is taken in after 20 sends or while 10 entries wait.
 * @param context website id, template id, address, user agent; an exception in it becomes `errorInCallback`
 * @param now ms since the epoch
 */
export function queueError(
  queue: ReportQueue,
  error: ScriptError,
  app: string,
  context: () => Record<string, unknown>,
  now: number,
): ReportQueue {
  if (queue.sends >= MAX_REPORT_SENDS || isNoise(error)) return queue;
  const fingerprint = `${error.message}\n${error.stack ?? ''}`;
  const seen = queue.known.get(fingerprint);
  if (seen) return withKnown(queue, fingerprint, countAgain(seen));
  if (queuedReports(queue) >= MAX_QUEUED_REPORTS) return queue;
  return withKnown(queue, fingerprint, { entry: newEntry(error, app, context, now), status: 'queued' });
}

/** @returns how many new errors wait; a send is due one debounce after this last grew. */
export function queuedReports(queue: ReportQueue): number {
  return countOf(queue, 'queued');
}

/**
 * @param isLast the page is going away: new counts are sent even when no new error is
 * @returns what to send now and the queue afterwards; `entries` is empty when nothing is due
 */
export function takeReports(
  queue: ReportQueue,
  isLast = false,
): { entries: ReportEntry[]; queue: ReportQueue } {
  const isDue = queuedReports(queue) > 0 || (isLast && countOf(queue, 'recounted') > 0);
  if (!isDue || queue.sends >= MAX_REPORT_SENDS) return { entries: [], queue };
  const entries = [...queue.known.values()]
    .filter(({ status }) => status !== 'sent')
    .map(({ entry }) => entry);
  const known = new Map(
    [...queue.known].map(([key, { entry }]) => [key, { entry, status: 'sent' as const }]),
  );
  return { entries, queue: { known, sends: queue.sends + 1 } };
}

/**
 * What cannot be acted on: a script of another origin, which tells nothing but this; a browser that puts a measurement off to
 * the next frame; a request that was given up; an extension of the visitor's. The kit's own rule.
 */
function isNoise({ message, stack = '' }: ScriptError): boolean {
  return (
    /^(script error\.?$|resizeobserver loop|aborterror\b)/i.test(message.trim()) ||
    /\b(chrome|moz|safari|safari-web)-extension:/.test(message + stack)
  );
}

/** Addresses without what stands after the path, which may name a person; lines and columns stay. */
export function withoutQueries(text: string): string {
  return text.replace(/https?:[^\s()]+/g, (address) => {
    const [path = ''] = address.split(/[?#]/, 1);
    const [place = ''] = /(?::\d+){1,2}$/.exec(address.slice(path.length)) ?? [];
    return path + place;
  });
}

function countOf(queue: ReportQueue, status: Known['status']): number {
  return [...queue.known.values()].filter((known) => known.status === status).length;
}

function newEntry(
  error: ScriptError,
  app: string,
  context: () => Record<string, unknown>,
  now: number,
): ReportEntry {
  const truncated = error.stack !== undefined && error.stack.length > MAX_STACK_CHARS;
  const stack = truncated ? error.stack?.slice(0, MAX_STACK_CHARS) : error.stack;
  const reported = {
    message: withoutQueries(error.message.slice(0, MAX_MESSAGE_CHARS)),
    stack: stack && withoutQueries(stack),
    truncated,
    count: 1,
  };
  return { event: app, data: { ...safeContext(context), error: reported }, timestamp: now };
}

function safeContext(context: () => Record<string, unknown>): Record<string, unknown> {
  try {
    return context();
  } catch (error) {
    return { [ERROR_IN_CALLBACK]: String(error) };
  }
}

function countAgain({ entry, status }: Known): Known {
  const error = { ...entry.data.error, count: entry.data.error.count + 1 };
  return {
    entry: { ...entry, data: { ...entry.data, error } },
    status: status === 'queued' ? 'queued' : 'recounted',
  };
}

function withKnown(queue: ReportQueue, fingerprint: string, known: Known): ReportQueue {
  return { ...queue, known: new Map(queue.known).set(fingerprint, known) };
}
