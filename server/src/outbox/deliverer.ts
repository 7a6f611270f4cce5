/** Makes one attempt at a delivery, and says what is to become of it. */
import type { Kysely } from 'kysely';
import type { Connections } from '../connections/connections.ts';
import { DeliveryFailure, permanent } from '../connections/failure.ts';
import type { Database } from '../db/schema.ts';
import { findForm } from '../forms/forms-store.ts';
import { findSubmission } from '../forms/submissions-store.ts';
import { waitAfter } from './backoff.ts';
import { noticeOf } from './notice.ts';
import type { AttemptResult, ClaimedDelivery } from './outbox-store.ts';

export interface DelivererOptions {
  now: () => number;
  timeoutMs: number;
  /** Told of what is no failure of a target. */
  onError: (error: unknown) => void;
}

export type Deliverer = (claimed: ClaimedDelivery, closing: AbortSignal) => Promise<AttemptResult>;

export function createDeliverer(
  db: Kysely<Database>,
  connections: Connections,
  { now, timeoutMs, onError }: DelivererOptions,
): Deliverer {
  async function attempt({ id, submissionId, connectionId, attempts }: ClaimedDelivery, signal: AbortSignal) {
    const submission = await findSubmission(db, submissionId);
    if (!submission) throw permanent('The submission was deleted.');
    if (submission.status === 'spam') throw permanent('The submission is filed as spam.');
    const { type, connection } = await connections.open(connectionId);
    const notice = noticeOf(submission, await findForm(db, submission.formId));
    await type.deliver(notice, connection, { idempotencyKey: id, isRepeat: attempts > 1, signal });
  }

  return async (claimed, closing) => {
    // Of `AbortSignal.any` with `AbortSignal.timeout` garbage collection takes the timer (Node 20), and the place is lost.
    const limit = new AbortController();
    const end = () => limit.abort();
    const timer = setTimeout(end, timeoutMs);
    closing.addEventListener('abort', end);
    if (closing.aborted) end();
    try {
      await attempt(claimed, limit.signal);
      return { state: 'delivered' };
    } catch (error) {
      if (closing.aborted)
        return { state: 'waiting', problem: 'The server was closed meanwhile.', dueAt: now() };
      return outcomeOf(failureOf(error), claimed, now());
    } finally {
      clearTimeout(timer);
      closing.removeEventListener('abort', end);
    }
  };

  function failureOf(error: unknown): DeliveryFailure {
    if (error instanceof DeliveryFailure) return error;
    onError(error);
    return new DeliveryFailure('Something went wrong on this server.', { cause: error });
  }
}

function outcomeOf(failure: DeliveryFailure, { attempts }: ClaimedDelivery, now: number): AttemptResult {
  const { message: problem, isPermanent, retryAfterMs } = failure;
  const wait = waitAfter({ attempts, isPermanent, retryAfterMs }, Math.random());
  return wait === undefined ? { state: 'failed', problem } : { state: 'waiting', problem, dueAt: now + wait };
}
