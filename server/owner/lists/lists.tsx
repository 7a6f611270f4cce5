/** The mailing lists of the server's own, each with how many are on it; nothing where there are none. */
import { useCallback } from 'react';
import { LIST_MAILING_LISTS } from '../../../src/domain/api/owner/lists.ts';
import { useApi } from '../api/use-api.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { Link } from '../navigation/link.tsx';
import { Failed } from '../ui/states.tsx';
import { addressOf } from './place.ts';

export function Lists() {
  const api = useApi();
  const { loaded, reload } = useLoaded(
    useCallback((signal) => api.send(LIST_MAILING_LISTS, { signal }), [api]),
  );
  if (loaded.state === 'failed') return <Failed problem={loaded.problem} retry={reload} />;
  if (!loaded.data || loaded.data.length === 0) return null;
  return (
    <section aria-labelledby="lists-title">
      <h2 id="lists-title">Mailing lists</h2>
      <ul className="lines">
        {loaded.data.map(({ id, subscribed, pending, unsubscribed }) => (
          <li key={id}>
            <div className="line-words">
              <Link href={addressOf({ id, state: '', after: '' })}>
                <bdi>{id}</bdi>
              </Link>
              <p className="hint">
                {subscribed.toLocaleString()} subscribed · {pending.toLocaleString()} not confirmed ·{' '}
                {unsubscribed.toLocaleString()} unsubscribed
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
