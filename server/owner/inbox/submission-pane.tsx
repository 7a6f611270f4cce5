/** The submission that is read: what was sent, what can be done with it, and what became of it. */
import { useEffect, useRef } from 'react';
import type { ShownSubmission, SubmissionStatus } from '../../../src/domain/api/owner/submissions.ts';
import { Link } from '../navigation/link.tsx';
import { hasMoved } from '../navigation/place.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Moment } from '../ui/moment.tsx';
import { Empty } from '../ui/states.tsx';
import { Deliveries } from './deliveries.tsx';
import { firstLineOf } from './row.tsx';
import { ShownValues } from './shown-values.tsx';
import { SpamReasons } from './spam-reasons.tsx';

interface SubmissionPaneProps {
  submission: ShownSubmission | undefined;
  formName: string;
  /** Address of the list. */
  back: string;
  file: (status: SubmissionStatus) => void;
  retry: (deliveryId: string) => Promise<void>;
}

export function SubmissionPane({ submission, formName, back, file, retry }: SubmissionPaneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = submission?.id;
  useEffect(() => {
    if (id && hasMoved()) heading.current?.focus();
  }, [id]);
  if (!submission)
    return (
      <div className="submission-pane">
        <Empty icon="inbox" title="No submission is open." />
      </div>
    );

  const { status, createdAt, shown, page, spamReasons, deliveries } = submission;
  const source = [page.title, page.path || page.url].filter(Boolean).join(', ');
  return (
    <article className="submission-pane" aria-labelledby="submission-title">
      <header className="actions">
        <Link className="button back" data-look="bare" href={back} aria-label="Back to the list">
          <Icon name="back" />
        </Link>
        {status !== 'spam' && (
          <Button onClick={() => file(status === 'done' ? 'read' : 'done')}>
            <Icon name="check" />
            {status === 'done' ? 'Not done' : 'Done'}
          </Button>
        )}
        {status !== 'spam' && (
          <Button onClick={() => file('spam')}>
            <Icon name="spam" />
            Spam
          </Button>
        )}
        {status !== 'spam' && (
          <Button onClick={() => file('new')}>
            <Icon name="unread" />
            Unread
          </Button>
        )}
        {status === 'spam' && <Button onClick={() => file('read')}>Not spam</Button>}
      </header>
      <div className="submission" key={submission.id}>
        {/* A narrow screen shows nothing else. */}
        <h1 id="submission-title" dir="auto" tabIndex={-1} ref={heading}>
          {firstLineOf(submission)}
        </h1>
        <p className="submission-from">
          {formName} · <Moment iso={createdAt} isWhole />
          {source && ` · ${source}`}
        </p>
        <SpamReasons reasons={spamReasons} isSpam={status === 'spam'} />
        <ShownValues shown={shown} />
        <Deliveries deliveries={deliveries} retry={retry} />
      </div>
    </article>
  );
}
