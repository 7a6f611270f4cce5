/** Asks for forms and submissions as the address says, page by page, and files what the owner files. */
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import {
  COUNT_SUBMISSIONS,
  FILE_SUBMISSION,
  LIST_SUBMISSIONS,
  RETRY_DELIVERY,
  type ShownSubmission,
  type SubmissionStatus,
} from '../../../src/domain/api/owner/submissions.ts';
import { problemOf } from '../api/problem.ts';
import { useApi } from '../api/use-api.ts';
import { toldApart } from '../forms/told-apart.ts';
import { useAnnounce } from '../shell/announcer.tsx';
import { type Filter, queryOf } from './filter.ts';
import { belongs, NOTHING_YET, nextInbox, PAGE_SIZE } from './inbox-state.ts';

const DONE_WORDS: Readonly<Record<SubmissionStatus, string>> = {
  new: 'Marked as unread.',
  read: 'Marked as read.',
  done: 'Marked as done.',
  spam: 'Moved to spam.',
};

export function useInbox({ formId, status, q }: Filter) {
  const api = useApi();
  const announce = useAnnounce();
  const [state, tell] = useReducer(nextInbox, NOTHING_YET);
  const [turn, setTurn] = useState(0);
  const listing = useRef(new AbortController());

  // A turn asks the same question again.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    listing.current = controller;
    tell({ type: 'asked' });
    const query = { ...queryOf({ formId, status, q }), limit: PAGE_SIZE };
    api.send(LIST_SUBMISSIONS, { query, signal }).then(
      (submissions) => !signal.aborted && tell({ type: 'listed', submissions }),
      (error) => !signal.aborted && tell({ type: 'failed', problem: problemOf(error) }),
    );
    return () => controller.abort();
  }, [api, formId, status, q, turn]);

  // What is asked for again is counted again.
  useEffect(() => {
    api.send(COUNT_SUBMISSIONS, {}).then(
      (forms) => tell({ type: 'counted', forms: toldApart(forms) }),
      // The list beside it says that the server does not answer.
      () => {},
    );
  }, [api, turn]);

  const reload = useCallback(() => setTurn((before) => before + 1), []);

  async function loadMore() {
    const { signal } = listing.current;
    const before = state.submissions.at(-1)?.id;
    if (before === undefined || state.isLoadingMore) return;
    tell({ type: 'asked-more' });
    try {
      const query = { ...queryOf({ formId, status, q }), limit: PAGE_SIZE, before };
      const submissions = await api.send(LIST_SUBMISSIONS, { query, signal });
      if (!signal.aborted) tell({ type: 'listed-more', submissions });
    } catch (error) {
      if (!signal.aborted) tell({ type: 'failed', problem: problemOf(error) });
    }
  }

  async function put(submission: ShownSubmission, next: SubmissionStatus): Promise<boolean> {
    try {
      const filed = await api.send(FILE_SUBMISSION, {
        params: { id: submission.id },
        body: { status: next },
      });
      tell({ type: 'filed', submission: filed, from: submission.status, listed: status });
      return true;
    } catch (error) {
      announce(problemOf(error));
      return false;
    }
  }

  /** @returns whether it has left the list */
  async function file(submission: ShownSubmission, next: SubmissionStatus): Promise<boolean> {
    if (submission.status === next || !(await put(submission, next))) return false;
    const list = listing.current;
    announce(DONE_WORDS[next], async () => {
      await put({ ...submission, status: next }, submission.status);
      // Another list was asked for since: whether it belongs there, the server knows.
      if (list !== listing.current) reload();
    });
    return !belongs(next, status);
  }

  /** Opening says that it was read; nothing but that is said of spam, which stays where it is. */
  async function markRead(submission: ShownSubmission) {
    if (submission.status === 'new') await put(submission, 'read');
  }

  async function retry(deliveryId: string) {
    try {
      const delivery = await api.send(RETRY_DELIVERY, { params: { id: deliveryId } });
      tell({ type: 'tried', delivery });
      announce(delivery.state === 'delivered' ? 'Delivered.' : 'It will be tried again at once.');
    } catch (error) {
      announce(problemOf(error));
    }
  }

  return { state, reload, loadMore, file, markRead, retry };
}
