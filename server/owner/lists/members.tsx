/** Who is on a mailing list, page by page, and all of them as CSV. */
import './lists.css';
import { useCallback } from 'react';
import { LIST_MEMBER_STATES, LIST_MEMBERS, MEMBERS_CSV } from '../../../src/domain/api/owner/lists.ts';
import { useApi } from '../api/use-api.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { Link } from '../navigation/link.tsx';
import { go } from '../navigation/place.ts';
import { focusTitle, Title } from '../navigation/title.tsx';
import { Icon } from '../ui/icon.tsx';
import { Moment } from '../ui/moment.tsx';
import { Empty, Failed, Waiting } from '../ui/states.tsx';
import { addressOf, type ListPlace, readState, STATE_NAMES } from './place.ts';

const PAGE_SIZE = 100;

export function Members({ id, state, after }: ListPlace) {
  const api = useApi();
  const { loaded, reload } = useLoaded(
    useCallback(
      (signal) => {
        // One more says whether there is a next page.
        const query = { limit: PAGE_SIZE + 1, ...(state && { state }), ...(after && { after }) };
        return api.send(LIST_MEMBERS, { params: { id }, query, signal });
      },
      [api, id, state, after],
    ),
  );
  const members = loaded.data?.slice(0, PAGE_SIZE) ?? [];
  const hasMore = (loaded.data?.length ?? 0) > PAGE_SIZE;
  return (
    <main className="sheet" aria-busy={loaded.state === 'loading'}>
      <header>
        <Title text={id} />
        <div className="actions">
          <Link className="button" data-look="bare" href="/connections">
            <Icon name="back" />
            Connections
          </Link>
          <select
            className="input list-state"
            aria-label="State"
            value={state}
            onChange={(event) =>
              go(addressOf({ id, state: readState(event.currentTarget.value), after: '' }))
            }
          >
            <option value="">Everybody</option>
            {LIST_MEMBER_STATES.map((known) => (
              <option key={known} value={known}>
                {STATE_NAMES[known]}
              </option>
            ))}
          </select>
          <a
            className="button"
            data-look="plain"
            href={api.addressOf(MEMBERS_CSV, { params: { id }, query: state ? { state } : {} })}
            download
          >
            <Icon name="download" />
            Download as CSV
          </a>
        </div>
      </header>
      {loaded.state === 'loading' && !loaded.data && <Waiting what="members" />}
      {loaded.state === 'failed' && <Failed problem={loaded.problem} retry={reload} />}
      {loaded.state === 'ready' && members.length === 0 && <Empty icon="inbox" title="Nobody is here." />}
      {loaded.state !== 'failed' && members.length > 0 && (
        <ul className="lines" aria-label="Members">
          {members.map((member) => (
            <li key={member.email}>
              <div className="line-words">
                <p>{member.email}</p>
                <p className="hint">
                  {STATE_NAMES[member.state]} since <Moment iso={member.since} isWhole />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {loaded.state === 'ready' && (after || hasMore) && (
        <nav className="actions" aria-label="Pages">
          {after && (
            <Link
              className="button"
              data-look="plain"
              href={addressOf({ id, state, after: '' })}
              onClick={focusTitle}
            >
              From the beginning
            </Link>
          )}
          {hasMore && (
            <Link
              className="button"
              data-look="plain"
              href={addressOf({ id, state, after: members.at(-1)?.email ?? '' })}
              onClick={focusTitle}
            >
              Next page
            </Link>
          )}
        </nav>
      )}
    </main>
  );
}
