/** The calls by which owners read what visitors sent, file it, and see whether it was delivered. */
import type { DisplayShape } from '../../forms/display.ts';
import type { FormValues } from '../../forms/values.ts';
import { endpoint } from '../endpoint.ts';

/** Where a submission was made; what the client did not say is left out. */
export interface PageOfSubmission {
  title?: string;
  path?: string;
  url?: string;
  id?: string;
  /** `i` for an item, `c` for a collection. */
  contentSource?: string;
}

export interface Submission {
  id: string;
  formId: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  values: FormValues;
  page: PageOfSubmission;
}

export const SUBMISSION_STATUSES = ['new', 'read', 'done', 'spam'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** `waiting` is tried (again) at `nextAttemptAt`; `failed` was given up until an owner has it tried again. */
export type DeliveryState = 'waiting' | 'delivered' | 'failed';

/** What became of a submission at one connection of its form. */
export interface Delivery {
  id: string;
  connectionId: string;
  /** As an owner knows it: "Email to ada@example.com". */
  target: string;
  state: DeliveryState;
  attempts: number;
  /** What the last attempt failed with, in one sentence. */
  problem?: string;
  /** ISO 8601, UTC. */
  nextAttemptAt?: string;
}

/** A value with the title of its field, laid out for a reader. */
export interface ShownValue {
  title: string;
  line: string;
  shape: DisplayShape;
}

export interface ShownSubmission extends Submission {
  shown: readonly ShownValue[];
  status: SubmissionStatus;
  /** Why it looks like spam, a sentence each; empty where nothing does. */
  spamReasons: readonly string[];
  deliveries: readonly Delivery[];
}

/** `formId`: one form only; `q`: words in a value; `limit` and `before` (an id): page by page. Without a `status`: all but spam. */
export interface SubmissionsQuery {
  formId?: string;
  q?: string;
  status?: SubmissionStatus;
  limit?: number;
  before?: string;
}

export interface FormCount {
  formId: string;
  name: string;
  /** Without spam. */
  count: number;
  /** Of them, those that nobody has read yet. */
  unread: number;
  spam: number;
  /** ISO 8601, UTC. */
  latest: string;
}

export const LIST_SUBMISSIONS = endpoint<{ query: SubmissionsQuery; answer: readonly ShownSubmission[] }>(
  'GET',
  'owner/submissions',
);
export const SUBMISSIONS_CSV = endpoint<{ query: SubmissionsQuery }>('GET', 'owner/submissions.csv');
/** Which forms have submissions, the latest first. */
export const COUNT_SUBMISSIONS = endpoint<{ answer: readonly FormCount[] }>('GET', 'owner/submissions/forms');
/** Out of spam: the submission is delivered as if it had just come. */
export const FILE_SUBMISSION = endpoint<{
  params: 'id';
  body: { status: SubmissionStatus };
  answer: ShownSubmission;
}>('PUT', 'owner/submissions/:id');
/** Tries a delivery again at once, one that was given up too. */
export const RETRY_DELIVERY = endpoint<{ params: 'id'; answer: Delivery }>(
  'POST',
  'owner/deliveries/:id/attempts',
);
