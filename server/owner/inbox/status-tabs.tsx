/** Which submissions the list is limited to. */
import type { SubmissionStatus } from '../../../src/domain/api/owner/submissions.ts';
import { Link } from '../navigation/link.tsx';
import { addressOf, type Filter } from './filter.ts';

const TABS: readonly { status: SubmissionStatus | ''; name: string }[] = [
  { status: '', name: 'All' },
  { status: 'new', name: 'New' },
  { status: 'read', name: 'Read' },
  { status: 'done', name: 'Done' },
  { status: 'spam', name: 'Spam' },
];

export function StatusTabs({ filter, spam }: { filter: Filter; spam: number }) {
  return (
    <nav className="tabs" aria-label="Status">
      {TABS.map(({ status, name }) => (
        <Link
          key={status}
          href={addressOf({ ...filter, status })}
          aria-current={status === filter.status ? 'page' : undefined}
        >
          {name}
          {status === 'spam' && spam > 0 && <span className="count">{spam.toLocaleString()}</span>}
        </Link>
      ))}
    </nav>
  );
}
