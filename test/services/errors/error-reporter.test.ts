/** The error reporter on a clock of its own: debounce, limits, leaving, and never itself. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { type Clock, install } from '@sinonjs/fake-timers';
import type { ReportEntry } from '../../../src/domain/errors/report.ts';
import { createErrorReporter } from '../../../src/services/errors/error-reporter.ts';
import { watchErrors } from '../../../src/services/errors/error-watch.ts';
import { fakeHttp, fakePage, httpError, settle } from '../../support/node/fake-page.ts';

let clock: Clock;
beforeEach(() => {
  clock = install({ now: 1000, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => clock.uninstall());

function reporter(...answers: Parameters<typeof fakeHttp>) {
  const page = fakePage();
  const { http, sent } = fakeHttp(...answers);
  const created = createErrorReporter({
    beacon: http,
    app: 'site',
    site: { websiteId: 'w1', templateId: 't1' },
    page: () => ({ url: 'https://a.test/x', userAgent: 'UA' }),
    environment: page,
  });
  const raise = (error: unknown, message = '') =>
    created.take(Object.assign(new Event('error'), { error, message }));
  const reject = (reason: unknown) =>
    created.take(Object.assign(new Event('unhandledrejection'), { reason }));
  const batches = () => sent.map(({ request }) => request.json as ReportEntry[]);
  const messages = () => batches().map((entries) => entries.map(({ data }) => data.error.message));
  return { ...page, ...created, raise, reject, sent, batches, messages };
}

describe('error reporter', () => {
  it('sends one second after the last error', () => {
    const page = reporter();
    page.raise(new TypeError('a'));
    clock.tick(999);
    page.raise(new TypeError('b'));
    clock.tick(999);
    assert.deepEqual(page.messages(), []);
    clock.tick(1);
    assert.deepEqual(page.messages(), [['TypeError: a', 'TypeError: b']]);
  });

  it('posts entries with event, data and timestamp', () => {
    const page = reporter();
    page.raise(new Error('a'));
    clock.tick(1000);
    const entry = page.batches()[0]?.[0];
    assert.equal(page.sent[0]?.path, 'events/RecordJavascriptErrors');
    assert.deepEqual([entry?.event, entry?.timestamp, entry?.data.websiteId], ['site', 1000, 'w1']);
    assert.match(entry?.data.error.stack ?? '', /error-reporter\.test/);
  });

  const thrown: [string, unknown, string][] = [
    ['an error', new RangeError('far'), 'RangeError: far'],
    ['a text', 'just text', 'just text'],
    ['an object', { code: 7 }, '{"code":7}'],
    ['undefined', undefined, 'undefined'],
    ['an object that JSON has nothing for', { toJSON: () => undefined }, '[object Object]'],
    ['a symbol', Symbol('x'), 'Symbol(x)'],
    [
      'an object that holds itself',
      (() => {
        const loop: Record<string, unknown> = {};
        loop.self = loop;
        return loop;
      })(),
      '[object Object]',
    ],
    [
      'an object that refuses to be read',
      {
        get message(): string {
          throw new Error('no');
        },
      },
      '[object Object]',
    ],
    ['something with a message', { message: 'from afar' }, 'from afar'],
  ];
  for (const [title, reason, message] of thrown) {
    it(`reports ${title} of a rejected promise`, () => {
      const page = reporter();
      page.reject(reason);
      clock.tick(1000);
      assert.deepEqual(page.messages(), [[message]]);
    });
  }

  it('reports an error event without an error by its message, except that of other origins', () => {
    const page = reporter();
    page.raise(undefined, 'Out of memory');
    page.raise(undefined, 'Script error.');
    clock.tick(1000);
    assert.deepEqual(page.messages(), [['Out of memory']]);
  });

  it('sends at once when the page is left', () => {
    const page = reporter();
    page.raise(new Error('a'));
    page.hide();
    assert.deepEqual(page.messages(), [['Error: a']]);
    clock.tick(5000);
    assert.equal(page.sent.length, 1);
  });

  it('counts an equal error; the count goes out when the page is left', () => {
    const page = reporter();
    const error = new Error('a');
    page.raise(error);
    clock.tick(1000);
    page.raise(error);
    page.raise(error);
    clock.tick(5000);
    assert.equal(page.sent.length, 1);
    page.document.setVisibility('hidden');
    assert.equal(page.batches()[1]?.[0]?.data.error.count, 3);
  });

  it('an error storm does not put the send off for ever', () => {
    const page = reporter();
    const storm = new Error('again');
    page.raise(storm);
    for (let turn = 0; turn < 4; turn += 1) {
      clock.tick(300);
      page.raise(storm);
    }
    assert.equal(page.sent.length, 1);
  });

  it('gives up a report that cannot be delivered, and does not report that', async () => {
    const page = reporter(httpError(429));
    page.raise(new Error('a'));
    clock.tick(1000);
    await settle();
    clock.tick(60_000);
    assert.equal(page.sent.length, 1);
  });

  it('stops after twenty sends', () => {
    const page = reporter();
    for (let turn = 0; turn < 25; turn += 1) {
      page.raise(new Error(`e${turn}`));
      clock.tick(1000);
    }
    assert.equal(page.sent.length, 20);
  });

  it('takes caught errors, and sends the rest when it stops', () => {
    const page = reporter();
    page.capture(new Error('caught'));
    page.stop();
    page.hide();
    clock.tick(1000);
    assert.deepEqual(page.messages(), [['Error: caught']]);
  });

  it('sends at once what happens while the page is already going', () => {
    const page = reporter();
    page.document.setVisibility('hidden');
    page.raise(new Error('last'));
    assert.deepEqual(page.messages(), [['Error: last']]);
  });
});

describe('error watch', () => {
  function watch(isAvailable = true) {
    const page = fakePage();
    const calls: string[] = [];
    const reporter = {
      take: (event: Event) => calls.push(event.type),
      capture: () => {},
      stop: () => calls.push('stop'),
    };
    const load = async () => {
      calls.push('load');
      if (!isAvailable) throw new TypeError('offline');
      return reporter;
    };
    const controller = new AbortController();
    const stop = () => controller.abort();
    watchErrors(load, page, controller.signal);
    const raise = (type = 'error') => page.window.dispatchEvent(new Event(type));
    return { calls, stop, raise };
  }

  it('fetches the reporter at the first error and loses none', async () => {
    const { calls, raise } = watch();
    raise();
    raise('unhandledrejection');
    await settle();
    raise();
    await settle();
    assert.deepEqual(calls, ['load', 'error', 'unhandledrejection', 'error']);
  });

  it('a reporter that cannot be fetched is not asked for again', async () => {
    const { calls, raise, stop } = watch(false);
    raise();
    await settle();
    raise();
    stop();
    await settle();
    assert.deepEqual(calls, ['load']);
  });

  it('stops the reporter, if there is one', async () => {
    const quiet = watch();
    quiet.stop();
    const loud = watch();
    loud.raise();
    loud.stop();
    loud.raise();
    await settle();
    assert.deepEqual([quiet.calls, loud.calls], [[], ['load', 'error', 'stop']]);
  });
});
