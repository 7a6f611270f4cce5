/** The inbox: forms at the side, a list of submissions, and the one that is read; narrow screens show one at a time. */
import './inbox.css';
import { useEffect, useRef, useState } from 'react';
import type { ShownSubmission, SubmissionStatus } from '../../../src/domain/api/owner/submissions.ts';
import { go, usePlace } from '../navigation/place.ts';
import { addressOf, filterOf } from './filter.ts';
import { FormsNav } from './forms-nav.tsx';
import { neighbour } from './inbox-state.ts';
import { ListPane } from './list-pane.tsx';
import { rowOf } from './row.tsx';
import type { Shortcut } from './shortcuts.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { SubmissionPane } from './submission-pane.tsx';
import { useInbox } from './use-inbox.ts';
import { useShortcuts } from './use-shortcuts.ts';

export function Inbox() {
  const { query } = usePlace();
  const filter = filterOf(query);
  const openId = query.get('open') ?? '';
  const { state, reload, loadMore, file, markRead, retry } = useInbox(filter);
  const { submissions, forms } = state;
  const [showsKeys, setShowsKeys] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const open = submissions.find(({ id }) => id === openId);
  useOpened(open, markRead);

  /** The one that a key is meant for: what is read, else the row that has the focus. */
  const current = () => open ?? submissions.find(({ id }) => rowOf(id) === document.activeElement);

  function show(submission: ShownSubmission | undefined) {
    if (open) go(addressOf(filter, submission?.id), { replace: true });
    else if (submission) rowOf(submission.id)?.focus();
  }

  function move(step: 1 | -1) {
    const next = neighbour(submissions, current()?.id ?? '', step);
    if (next) show(next);
  }

  async function fileCurrent(toStatus: (status: SubmissionStatus) => SubmissionStatus) {
    const submission = current();
    if (!submission) return;
    const next = neighbour(submissions, submission.id, 1) ?? neighbour(submissions, submission.id, -1);
    const isGone = await file(submission, toStatus(submission.status));
    // What left the list is followed by the one after it.
    if (isGone) show(next);
  }

  const { isOn, turn } = useShortcuts((shortcut: Shortcut) => {
    switch (shortcut) {
      case 'next':
        return move(1);
      case 'previous':
        return move(-1);
      case 'done':
        return fileCurrent((status) => (status === 'done' ? 'read' : 'done'));
      case 'spam':
        return fileCurrent((status) => (status === 'spam' ? 'read' : 'spam'));
      case 'unread':
        return fileCurrent((status) => (status === 'spam' ? 'spam' : 'new'));
      case 'search':
        return search.current?.focus();
      case 'back':
        return open && go(addressOf(filter));
      case 'help':
        return setShowsKeys(true);
    }
  });

  return (
    <main className="inbox" data-open={open ? '' : undefined}>
      <FormsNav forms={forms} filter={filter} />
      <ListPane
        state={state}
        filter={filter}
        openId={openId}
        search={search}
        reload={reload}
        loadMore={loadMore}
        showKeys={() => setShowsKeys(true)}
      />
      <SubmissionPane
        submission={open}
        formName={forms.find(({ formId }) => formId === open?.formId)?.name ?? open?.formId ?? ''}
        back={addressOf(filter)}
        file={(status) => fileCurrent(() => status)}
        retry={retry}
      />
      {showsKeys && <ShortcutsDialog isOn={isOn} turn={turn} close={() => setShowsKeys(false)} />}
    </main>
  );
}

/** Opening marks as read and keeps the row in sight; the focus goes back to it when the submission is closed. */
function useOpened(open: ShownSubmission | undefined, markRead: (submission: ShownSubmission) => void) {
  const last = useRef('');
  const id = open?.id ?? '';
  // It is opened once, whatever becomes of it afterwards.
  useEffect(() => {
    const before = last.current;
    last.current = id;
    if (open) {
      rowOf(id)?.scrollIntoView({ block: 'nearest' });
      markRead(open);
    } else if (before) {
      rowOf(before)?.focus();
    }
  }, [id]);
}
