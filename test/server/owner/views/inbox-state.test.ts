/** How the inbox follows what its owner does. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type InboxEvent,
  type InboxState,
  NOTHING_YET,
  neighbour,
  nextInbox,
  PAGE_SIZE,
} from '../../../../server/owner/inbox/inbox-state.ts';
import type { ShownSubmission, SubmissionStatus } from '../../../../src/domain/api/owner/submissions.ts';

function submission(id: string, status: SubmissionStatus = 'new'): ShownSubmission {
  const parts = { values: {}, page: {}, shown: [], spamReasons: [], deliveries: [] };
  return { id, formId: 'f', createdAt: '', status, ...parts };
}

const FORM = { formId: 'f', name: 'F', count: 3, unread: 2, spam: 1, latest: '' };

const after = (...events: InboxEvent[]): InboxState => events.reduce(nextInbox, NOTHING_YET);
const listed: InboxEvent[] = [
  { type: 'counted', forms: [FORM] },
  { type: 'listed', submissions: [submission('3'), submission('2'), submission('1', 'read')] },
];
const ids = ({ submissions }: InboxState) => submissions.map(({ id }) => id).join();

describe('the state of the inbox', () => {
  it('keeps what belongs to the list, drops what does not, and counts again', () => {
    const cases: [SubmissionStatus, SubmissionStatus, SubmissionStatus | '', string, object][] = [
      ['new', 'done', '', '3,2,1', { count: 3, unread: 1, spam: 1 }],
      ['new', 'spam', '', '3,1', { count: 2, unread: 1, spam: 2 }],
      ['new', 'done', 'new', '3,1', { count: 3, unread: 1, spam: 1 }],
      // One that is opened stays where it was.
      ['new', 'read', 'new', '3,2,1', { count: 3, unread: 1, spam: 1 }],
      ['spam', 'read', 'spam', '3,1', { count: 4, unread: 2, spam: 0 }],
      ['done', 'new', '', '3,2,1', { count: 3, unread: 3, spam: 1 }],
    ];
    for (const [from, to, limitedTo, left, counts] of cases) {
      const state = after(...listed, {
        type: 'filed',
        submission: submission('2', to),
        from,
        listed: limitedTo,
      });
      assert.equal(ids(state), left, `${from} → ${to} in ${limitedTo}`);
      assert.deepEqual(state.forms, [{ ...FORM, ...counts }]);
    }
  });

  it('puts what comes back where it was', () => {
    for (const id of ['3', '2', '1']) {
      const gone: InboxEvent = { type: 'filed', submission: submission(id, 'spam'), from: 'new', listed: '' };
      const back: InboxEvent = { type: 'filed', submission: submission(id), from: 'spam', listed: '' };
      assert.equal(ids(after(...listed, gone, back)), '3,2,1');
    }
  });

  it('goes on after a full page, and keeps what it has when the next one fails', () => {
    const full = Array.from({ length: PAGE_SIZE }, (_, index) => submission(String(900 - index)));
    const first = after({ type: 'listed', submissions: full });
    assert.equal(first.hasMore, true);
    const failed = [{ type: 'asked-more' }, { type: 'failed', problem: 'gone' }] as const;
    const without = failed.reduce(nextInbox, first);
    assert.deepEqual(
      [without.progress, without.problem, without.isLoadingMore, without.submissions.length],
      ['ready', 'gone', false, PAGE_SIZE],
    );
    const more = nextInbox(without, { type: 'listed-more', submissions: [submission('1')] });
    assert.deepEqual([more.submissions.length, more.hasMore], [PAGE_SIZE + 1, false]);
  });

  it('shows a delivery as it is after another try', () => {
    const delivery = { id: 'd', connectionId: 'c', target: 'T', state: 'failed', attempts: 8 } as const;
    const waiting = { ...delivery, state: 'waiting' } as const;
    const before = { ...submission('1'), deliveries: [delivery] };
    const state = after({ type: 'listed', submissions: [before] }, { type: 'tried', delivery: waiting });
    assert.deepEqual(state.submissions[0]?.deliveries, [waiting]);
  });

  it('knows what stands beside a submission', () => {
    const { submissions } = after(...listed);
    const cases = [
      ['2', 1, '1'],
      ['2', -1, '3'],
      ['1', 1, undefined],
      ['', 1, '3'],
    ] as const;
    for (const [id, step, expected] of cases) assert.equal(neighbour(submissions, id, step)?.id, expected);
  });
});
