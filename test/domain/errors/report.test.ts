/** The queue of script errors: limits, cutting, counting. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  EMPTY_QUEUE,
  queuedReports,
  queueError,
  type ReportQueue,
  takeReports,
} from '../../../src/domain/errors/report.ts';

const context = () => ({ websiteId: 'w1', templateId: 't1', url: 'https://a.test/', userAgent: 'UA' });
const add = (queue: ReportQueue, message: string, stack = `${message} at x`, ask = context) =>
  queueError(queue, { message, stack }, 'site', ask, 1700);
const sendAll = (queue: ReportQueue) => takeReports(queue).queue;

describe('error queue', () => {
  it('keeps app, context, error and time', () => {
    assert.deepEqual(takeReports(add(EMPTY_QUEUE, 'boom')).entries, [
      {
        event: 'site',
        data: { ...context(), error: { message: 'boom', stack: 'boom at x', truncated: false, count: 1 } },
        timestamp: 1700,
      },
    ]);
  });

  for (const [length, truncated] of [
    [5000, false],
    [5001, true],
  ] as const) {
    it(`a stack of ${length} is ${truncated ? 'cut and marked' : 'kept'}`, () => {
      const { error } = takeReports(add(EMPTY_QUEUE, 'boom', 'x'.repeat(length))).entries[0]!.data;
      assert.deepEqual([error.stack?.length, error.truncated], [5000, truncated]);
    });
  }

  for (const [message, stack] of [
    ['Script error.', undefined],
    ['ResizeObserver loop completed with undelivered notifications.', undefined],
    ['ResizeObserver loop limit exceeded', undefined],
    ['AbortError: The user aborted a request.', 'at fetch (https://a.test/a.js:1:2)'],
    ['TypeError: x is null', 'TypeError: x is null\n at f (chrome-extension://abc/content.js:1:2)'],
    ['TypeError: x is null', 'f@moz-extension://abc/content.js:1:2'],
  ] as const)
    it(`leaves out ${message} ${stack ?? ''}`, () =>
      assert.equal(queuedReports(queueError(EMPTY_QUEUE, { message, stack }, 'site', context, 1)), 0));

  it('keeps no more than the beginning of a long message', () => {
    const { error } = takeReports(add(EMPTY_QUEUE, 'x'.repeat(200_000), 'at x')).entries[0]!.data;
    assert.equal(error.message.length, 1000);
  });

  for (const [text, kept] of [
    ['at f (https://a.test/a.js?token=1:10:5)', 'at f (https://a.test/a.js:10:5)'],
    ['https://a.test/order?mail=ada@example.org#done', 'https://a.test/order'],
    [
      'f@http://a.test/b.js#x:7\ng@http://a.test/c.js:1:2',
      'f@http://a.test/b.js:7\ng@http://a.test/c.js:1:2',
    ],
    ['Who? Me: 3', 'Who? Me: 3'],
  ] as const)
    it(`says nothing of the query in ${text.split('\n')[0]}`, () => {
      const { error } = takeReports(add(EMPTY_QUEUE, text, text)).entries[0]!.data;
      assert.deepEqual([error.message, error.stack], [kept, kept]);
    });

  it('takes ten, then waits for the send', () => {
    const full = Array.from({ length: 12 }, (_, at) => `e${at}`).reduce(
      (queue, name) => add(queue, name),
      EMPTY_QUEUE,
    );
    const { entries, queue } = takeReports(full);
    assert.deepEqual(
      entries.map((entry) => entry.data.error.message),
      Array.from({ length: 10 }, (_, at) => `e${at}`),
    );
    assert.equal(queuedReports(add(queue, 'e11')), 1);
  });

  it('stops after twenty sends', () => {
    let queue = EMPTY_QUEUE;
    let sent = 0;
    for (let turn = 0; turn < 30; turn += 1) {
      const step = takeReports(add(queue, `e${turn}`));
      queue = step.queue;
      sent += step.entries.length > 0 ? 1 : 0;
    }
    assert.equal(sent, 20);
  });

  it('counts an equal error instead of repeating it', () => {
    const queue = add(add(add(EMPTY_QUEUE, 'boom'), 'boom'), 'boom', 'another place');
    assert.deepEqual(
      takeReports(queue).entries.map((entry) => entry.data.error.count),
      [2, 1],
    );
  });

  it('an error already sent is not due again, but its count goes along with the next one', () => {
    const again = add(sendAll(add(EMPTY_QUEUE, 'boom')), 'boom');
    assert.equal(queuedReports(again), 0);
    assert.deepEqual(takeReports(again).entries, []);
    const { entries } = takeReports(add(again, 'other'));
    assert.deepEqual(
      entries.map(({ data: { error } }) => [error.message, error.count]),
      [
        ['boom', 2],
        ['other', 1],
      ],
    );
  });

  it('sends new counts when the page goes away', () => {
    const again = add(sendAll(add(EMPTY_QUEUE, 'boom')), 'boom');
    assert.equal(takeReports(again, true).entries[0]?.data.error.count, 2);
    assert.deepEqual(takeReports(sendAll(add(EMPTY_QUEUE, 'boom')), true).entries, []);
  });

  for (const message of ['Script error.', 'script error', ' Script error. ']) {
    it(`drops "${message}"`, () => assert.equal(add(EMPTY_QUEUE, message), EMPTY_QUEUE));
  }

  it('reports an error inside the context as errorInCallback', () => {
    const queue = add(EMPTY_QUEUE, 'boom', undefined, () => {
      throw new TypeError('no page');
    });
    const { data } = takeReports(queue).entries[0]!;
    assert.equal(data.errorInCallback, 'TypeError: no page');
    assert.equal(data.error.message, 'boom');
  });
});
