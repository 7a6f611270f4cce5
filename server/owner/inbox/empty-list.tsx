/** Why the list is empty, and the way out where the owner narrowed it. */
import { Link } from '../navigation/link.tsx';
import { Empty } from '../ui/states.tsx';
import { addressOf, type Filter } from './filter.ts';

export function EmptyList({ filter }: { filter: Filter }) {
  if (filter.q)
    return (
      <Empty icon="search" title={`Nothing contains “${filter.q}”.`}>
        <Link href={addressOf({ ...filter, q: '' })}>Show everything</Link>
      </Empty>
    );
  if (filter.status === 'spam') return <Empty icon="spam" title="No spam here." />;
  if (filter.status)
    return (
      <Empty icon="check" title={`Nothing is ${filter.status}.`}>
        <Link href={addressOf({ ...filter, status: '' })}>Show everything</Link>
      </Empty>
    );
  return (
    <Empty icon="inbox" title="Nothing has been submitted yet.">
      <p>What visitors send with a form of this site arrives here.</p>
    </Empty>
  );
}
