/** The list of submissions with what narrows it: words, status, form. */
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { SUBMISSIONS_CSV } from '../../../src/domain/api/owner/submissions.ts';
import { useApi } from '../api/use-api.ts';
import { Title } from '../navigation/title.tsx';
import { Button } from '../ui/button.tsx';
import { counted } from '../ui/counted.ts';
import { Icon } from '../ui/icon.tsx';
import { Failed, Problem, Waiting } from '../ui/states.tsx';
import { EmptyList } from './empty-list.tsx';
import { addressOf, type Filter, queryOf } from './filter.ts';
import { FormsSelect } from './forms-nav.tsx';
import { type InboxState, neighbour } from './inbox-state.ts';
import { Row, rowOf } from './row.tsx';
import { Search } from './search.tsx';
import { StatusTabs } from './status-tabs.tsx';

interface ListPaneProps {
  state: InboxState;
  filter: Filter;
  openId: string;
  search: RefObject<HTMLInputElement | null>;
  reload: () => void;
  loadMore: () => void;
  showKeys: () => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

export function ListPane({ state, filter, openId, search, reload, loadMore, showKeys }: ListPaneProps) {
  const api = useApi();
  const { forms, submissions, progress, hasMore, isLoadingMore, problem } = state;
  const names = new Map(forms.map(({ formId, name }) => [formId, name]));
  const unread = forms.reduce((sum, form) => sum + form.unread, 0);
  const spam = forms
    .filter(({ formId }) => filter.formId === '' || formId === filter.formId)
    .reduce((sum, form) => sum + form.spam, 0);
  const showMore = useFocusOnMore(state, loadMore);

  function moveFocus(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const focused = submissions.find(({ id }) => rowOf(id) === document.activeElement);
    if (!step || !focused) return;
    event.preventDefault();
    const next = neighbour(submissions, focused.id, step);
    if (next) rowOf(next.id)?.focus();
  }

  return (
    <section className="list-pane" aria-labelledby="list-title">
      <header>
        <div className="list-head">
          <div id="list-title">
            <Title
              text={names.get(filter.formId) ?? (filter.formId || 'Inbox')}
              mark={unread > 0 ? `(${unread}) ` : ''}
            />
          </div>
          <Button look="bare" label="Ask again" onClick={reload}>
            <Icon name="reload" />
          </Button>
          <a
            className="button"
            data-look="bare"
            aria-label="Download as CSV"
            title="Download as CSV"
            href={api.addressOf(SUBMISSIONS_CSV, { query: queryOf(filter) })}
            download
          >
            <Icon name="download" />
          </a>
          <Button look="bare" label="Keys" onClick={showKeys}>
            <Icon name="keyboard" />
          </Button>
        </div>
        <FormsSelect forms={forms} filter={filter} />
        <Search key={filter.q} filter={filter} input={search} />
        <StatusTabs filter={filter} spam={spam} />
      </header>
      <div className="list-scroll" aria-busy={progress === 'loading'}>
        <p className="unseen" role="status">
          {progress === 'ready' && `${counted(submissions.length, 'submission')}${hasMore ? ' or more' : ''}`}
        </p>
        {progress === 'loading' && submissions.length === 0 && <Waiting what="submissions" />}
        {progress === 'failed' && <Failed problem={problem} retry={reload} />}
        {progress === 'ready' && submissions.length === 0 && <EmptyList filter={filter} />}
        {progress !== 'failed' && (
          // The keys move between the links in it.
          <ul onKeyDown={moveFocus}>
            {submissions.map((submission) => (
              <Row
                key={submission.id}
                submission={submission}
                href={addressOf(filter, submission.id)}
                isOpen={submission.id === openId}
                formName={filter.formId ? undefined : (names.get(submission.formId) ?? submission.formId)}
              />
            ))}
          </ul>
        )}
        {progress === 'ready' && <Problem text={problem} />}
        {progress === 'ready' && hasMore && (
          <Button isBusy={isLoadingMore} onClick={showMore}>
            Show older ones
          </Button>
        )}
      </div>
    </section>
  );
}

/** The button moves down or goes: the focus goes on to the first of those that came. */
function useFocusOnMore({ submissions, isLoadingMore }: InboxState, loadMore: () => void): () => void {
  const length = useRef<number>(undefined);
  useEffect(() => {
    if (isLoadingMore || length.current === undefined) return;
    const first = submissions[length.current];
    if (!first) return;
    length.current = undefined;
    rowOf(first.id)?.focus();
  }, [submissions, isLoadingMore]);
  return () => {
    length.current = submissions.length;
    loadMore();
  };
}
