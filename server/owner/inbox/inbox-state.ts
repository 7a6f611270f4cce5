/** What the inbox shows, and how it follows what the owner does, without asking for everything again. */
import type {
  Delivery,
  FormCount,
  ShownSubmission,
  SubmissionStatus,
} from '../../../src/domain/api/owner/submissions.ts';

/** As many as are asked for at once. */
export const PAGE_SIZE = 50;

export interface InboxState {
  forms: readonly FormCount[];
  submissions: readonly ShownSubmission[];
  /** Of the first page. */
  progress: 'loading' | 'ready' | 'failed';
  hasMore: boolean;
  isLoadingMore: boolean;
  problem: string;
}

export type InboxEvent =
  | { type: 'asked' }
  | { type: 'listed'; submissions: readonly ShownSubmission[] }
  | { type: 'asked-more' }
  | { type: 'listed-more'; submissions: readonly ShownSubmission[] }
  | { type: 'failed'; problem: string }
  | { type: 'counted'; forms: readonly FormCount[] }
  | { type: 'filed'; submission: ShownSubmission; from: SubmissionStatus; listed: SubmissionStatus | '' }
  | { type: 'tried'; delivery: Delivery };

export const NOTHING_YET: InboxState = {
  forms: [],
  submissions: [],
  progress: 'loading',
  hasMore: false,
  isLoadingMore: false,
  problem: '',
};

export function nextInbox(state: InboxState, event: InboxEvent): InboxState {
  switch (event.type) {
    case 'asked':
      return { ...state, progress: 'loading', isLoadingMore: false, problem: '' };
    case 'listed':
      return {
        ...state,
        submissions: event.submissions,
        progress: 'ready',
        hasMore: event.submissions.length === PAGE_SIZE,
      };
    case 'asked-more':
      return { ...state, isLoadingMore: true, problem: '' };
    case 'listed-more':
      return {
        ...state,
        submissions: [...state.submissions, ...event.submissions],
        isLoadingMore: false,
        hasMore: event.submissions.length === PAGE_SIZE,
      };
    case 'failed':
      return {
        ...state,
        progress: state.progress === 'loading' ? 'failed' : state.progress,
        isLoadingMore: false,
        problem: event.problem,
      };
    case 'counted':
      return { ...state, forms: event.forms };
    case 'filed':
      return {
        ...state,
        submissions: refiled(state.submissions, event.submission, event.listed),
        forms: state.forms.map((form) =>
          form.formId === event.submission.formId
            ? recounted(form, event.from, event.submission.status)
            : form,
        ),
      };
    case 'tried':
      return { ...state, submissions: state.submissions.map((one) => withDelivery(one, event.delivery)) };
  }
}

/** @param listed the one status that the list is limited to */
function refiled(
  submissions: readonly ShownSubmission[],
  changed: ShownSubmission,
  listed: SubmissionStatus | '',
): readonly ShownSubmission[] {
  if (!belongs(changed.status, listed)) return submissions.filter(({ id }) => id !== changed.id);
  if (submissions.some(({ id }) => id === changed.id))
    return submissions.map((one) => (one.id === changed.id ? changed : one));
  // What had left the list comes back to its place: ids sort by time, the newest is the first.
  const place = submissions.findIndex(({ id }) => id < changed.id);
  return submissions.toSpliced(place === -1 ? submissions.length : place, 0, changed);
}

/** One that was opened among the new ones stays in its place until the list is asked for again (behaviour/owner-views#the-inbox). */
export function belongs(status: SubmissionStatus, listed: SubmissionStatus | ''): boolean {
  if (listed === '') return status !== 'spam';
  return status === listed || (listed === 'new' && status === 'read');
}

function recounted(form: FormCount, from: SubmissionStatus, to: SubmissionStatus): FormCount {
  const change = (status: SubmissionStatus) => Number(to === status) - Number(from === status);
  return {
    ...form,
    count: form.count - change('spam'),
    unread: form.unread + change('new'),
    spam: form.spam + change('spam'),
  };
}

function withDelivery(submission: ShownSubmission, delivery: Delivery): ShownSubmission {
  const deliveries = submission.deliveries.map((one) => (one.id === delivery.id ? delivery : one));
  return { ...submission, deliveries };
}

/** The one before or after another in the list; the first when none is chosen. */
export function neighbour(
  submissions: readonly ShownSubmission[],
  id: string,
  step: 1 | -1,
): ShownSubmission | undefined {
  const index = submissions.findIndex((one) => one.id === id);
  return index === -1 ? submissions[0] : submissions[index + step];
}
