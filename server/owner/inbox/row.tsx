/** A submission in the list: what was sent in two lines, when, and what an owner should look at. */
import type { ShownSubmission } from '../../../src/domain/api/owner/submissions.ts';
import { Link } from '../navigation/link.tsx';
import { Moment } from '../ui/moment.tsx';

interface RowProps {
  submission: ShownSubmission;
  href: string;
  isOpen: boolean;
  /** Where several forms are shown together. */
  formName?: string | undefined;
}

export function Row({ submission, href, isOpen, formName }: RowProps) {
  const { id, status, shown, createdAt, deliveries } = submission;
  const [, ...others] = linesOf(shown);
  const isLost = deliveries.some(({ state }) => state === 'failed');
  return (
    <li>
      <Link
        id={`row-${id}`}
        className="row"
        href={href}
        data-status={status}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className="row-line">
          <bdi className="row-first">
            {status === 'new' && (
              <span className="unseen" dir="ltr">
                Unread:{' '}
              </span>
            )}
            {firstLineOf(submission)}
          </bdi>
          <Moment iso={createdAt} />
        </span>
        <span className="row-line">
          <bdi className="row-rest">{others.join(' · ')}</bdi>
          {formName && <bdi>{formName}</bdi>}
          {status === 'done' && <span>Done</span>}
          {isLost && <span className="row-lost">Not delivered</span>}
        </span>
      </Link>
    </li>
  );
}

const linesOf = (shown: ShownSubmission['shown']) => shown.map(({ line }) => line).filter(Boolean);

/** What a submission is known by. */
export function firstLineOf({ shown }: ShownSubmission): string {
  return linesOf(shown)[0] ?? 'Empty';
}

/** The link of a row, which holds the focus in the list. */
export function rowOf(id: string): HTMLElement | null {
  return document.getElementById(`row-${id}`);
}
