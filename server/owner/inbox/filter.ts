/** Which submissions are looked at, and which one is read: all of it stands in the address. */
import { SUBMISSION_STATUSES, type SubmissionStatus } from '../../../src/domain/api/owner/submissions.ts';

export interface Filter {
  /** Empty: every form. */
  formId: string;
  /** Empty: all but spam. */
  status: SubmissionStatus | '';
  /** Words in a value. */
  q: string;
}

export function filterOf(query: URLSearchParams): Filter {
  const status = query.get('status') ?? '';
  return {
    formId: query.get('form') ?? '',
    status: SUBMISSION_STATUSES.find((known) => known === status) ?? '',
    q: query.get('q') ?? '',
  };
}

/** @param open id of the submission that is read */
export function addressOf({ formId, status, q }: Filter, open = ''): string {
  const parts = Object.entries({ form: formId, status, q, open }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(parts).toString();
  return `/inbox${query && `?${query}`}`;
}

/** As the call takes it. */
export function queryOf({ formId, status, q }: Filter) {
  return { ...(formId && { formId }), ...(status && { status }), ...(q && { q }) };
}
