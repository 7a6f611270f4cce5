/** Reports survive leaving the page within the shared budget; what has no room waits its turn. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EMPTY_LEDGER } from '../../../src/domain/tracking/beacon-budget.ts';
import type { ApiClient, HttpAnswer, HttpRequest } from '../../../src/services/http/http.ts';
import {
  type BeaconQueue,
  createBeacon,
  TRACKING_TIMEOUT_MS,
} from '../../../src/services/tracking/beacon.ts';
import { fakePage, settle } from '../../support/node/fake-page.ts';

const ANSWER: HttpAnswer = { status: 200, body: undefined, isHtml: false };

/** A client whose answers the test gives when it wants. */
function slowHttp() {
  const open: { path: string; request: HttpRequest; answer: () => void; fail: (error: Error) => void }[] = [];
  const http: ApiClient = {
    crumb: () => undefined,
    send: (path, request = {}) =>
      new Promise((resolve, reject) => {
        open.push({ path, request, answer: () => resolve(ANSWER), fail: reject });
      }),
  };
  return { http, open };
}

function page(supportsKeepalive = true, acceptsBeacon = true) {
  const beacons: [string, unknown][] = [];
  const life = fakePage();
  const sendBeacon = (url: string, body: unknown) => {
    if (acceptsBeacon) beacons.push([url, body]);
    return acceptsBeacon;
  };
  const queue: BeaconQueue = { ledger: EMPTY_LEDGER, waiting: [] };
  return { ...life, beacons, environment: { ...life, supportsKeepalive, sendBeacon, queue } };
}

const form = (size: number) => ({ form: new URLSearchParams({ a: 'x'.repeat(size - 2) }) });

describe('beacon', () => {
  it('posts with keepalive and the limit of tracking calls', () => {
    const { http, open } = slowHttp();
    createBeacon(http, '/api/', page().environment).send('census/RecordHit', form(10));
    const { path, request } = open[0]!;
    assert.equal(path, 'census/RecordHit');
    assert.deepEqual(
      [request.method, request.keepalive, request.timeoutMs],
      ['POST', true, TRACKING_TIMEOUT_MS],
    );
    assert.equal(TRACKING_TIMEOUT_MS, 2500);
  });

  it('keeps 14 in flight and lets the rest wait for an answer', async () => {
    const { http, open } = slowHttp();
    const beacon = createBeacon(http, '/api/', page().environment);
    for (let at = 0; at < 20; at += 1) beacon.send(`x/${at}`);
    assert.equal(open.length, 14);
    open[0]!.answer();
    await settle();
    assert.deepEqual([open.length, open[14]!.path, open[14]!.request.keepalive], [15, 'x/14', true]);
  });

  it('shares the budget of the page with the others, who wait in turn', async () => {
    const { http, open } = slowHttp();
    const { environment } = page();
    const [first, second] = [
      createBeacon(http, '/api/', environment),
      createBeacon(http, '/api/', environment),
    ];
    for (let at = 0; at < 14; at += 1) first.send(`first/${at}`);
    second.send('second');
    first.send('last');
    assert.equal(open.length, 14);
    second.close();
    assert.deepEqual([open.length, open[14]!.path], [15, 'second'], 'only its own waits no longer');
    open[0]!.answer();
    open[1]!.answer();
    await settle();
    assert.deepEqual([open.length, open[15]!.path, environment.queue.ledger.inFlight], [16, 'last', 14]);
  });

  it('shares 60 000 bytes', async () => {
    const { http, open } = slowHttp();
    const beacon = createBeacon(http, '/api/', page().environment);
    const second = [beacon.send('a', form(40_000)), beacon.send('b', form(30_000))][1];
    assert.deepEqual(
      open.map(({ path }) => path),
      ['a'],
    );
    open[0]!.answer();
    await settle();
    assert.deepEqual(
      open.map(({ path }) => path),
      ['a', 'b'],
    );
    open[1]!.answer();
    assert.deepEqual(await second, ANSWER);
  });

  it('frees the budget when a call fails', async () => {
    const { http, open } = slowHttp();
    const beacon = createBeacon(http, '/api/', page().environment);
    const failing = beacon.send('a', form(60_000));
    beacon.send('b', form(60_000));
    open[0]!.fail(new TypeError('blocked'));
    await assert.rejects(failing, TypeError);
    assert.equal(open[1]?.path, 'b');
  });

  it('sends what is too large as a plain request and does not let it block the others', () => {
    const { http, open } = slowHttp();
    const beacon = createBeacon(http, '/api/', page().environment);
    beacon.send('large', { json: 'x'.repeat(70_000) });
    beacon.send('small', form(10));
    assert.deepEqual(
      open.map(({ path, request }) => [path, request.keepalive]),
      [
        ['large', false],
        ['small', true],
      ],
    );
  });

  for (const how of ['pagehide', 'hidden'] as const) {
    it(`sends everything that waits on ${how}`, () => {
      const { http, open } = slowHttp();
      const { environment, document, hide } = page();
      const beacon = createBeacon(http, '/api/', environment);
      for (let at = 0; at < 14; at += 1) beacon.send('x', form(1000));
      beacon.send('fits', form(40_000));
      beacon.send('does not', form(40_000));
      if (how === 'pagehide') hide();
      else document.setVisibility('hidden');
      const last = open.slice(14).map(({ path, request }) => [path, request.keepalive]);
      assert.deepEqual(last, [
        ['fits', true],
        ['does not', false],
      ]);
    });
  }

  it('rejects what cannot be written as JSON, and keeps its budget', async () => {
    const { http, open } = slowHttp();
    const beacon = createBeacon(http, '/api/', page().environment);
    await assert.rejects(beacon.send('x', { json: { big: 1n } }), TypeError);
    beacon.send('y', form(60_000));
    assert.equal(open[0]?.path, 'y');
  });

  it('counts bytes, not characters', () => {
    const { http, open } = slowHttp();
    createBeacon(http, '/api/', page().environment).send('x', { json: '€'.repeat(20_001) });
    assert.equal(open[0]?.request.keepalive, false);
  });

  describe('without keepalive', () => {
    it('says that clicks have to be held, and posts plainly', () => {
      const { http, open } = slowHttp();
      const beacon = createBeacon(http, '/api/', page(false).environment);
      beacon.send('x', form(10));
      assert.deepEqual([beacon.survivesLeaving, open[0]?.request.keepalive], [false, false]);
    });

    it("uses the browser's beacon while the page is being left", async () => {
      const { http, open } = slowHttp();
      const { environment, document, beacons } = page(false);
      const beacon = createBeacon(http, '/api/', environment);
      document.setVisibility('hidden');
      const answer = await beacon.send('x', form(10));
      assert.deepEqual([beacons[0]?.[0], open.length, answer.status], ['/api/x', 0, 202]);
    });

    it('posts plainly when the beacon is refused', () => {
      const { http, open } = slowHttp();
      const { environment, document } = page(false, false);
      const beacon = createBeacon(http, '/api/', environment);
      document.setVisibility('hidden');
      beacon.send('x', form(10));
      assert.equal(open.length, 1);
    });
  });

  it('after close sends what waited and no longer listens', () => {
    const { http, open } = slowHttp();
    const { environment, hide } = page();
    const beacon = createBeacon(http, '/api/', environment);
    for (let at = 0; at < 15; at += 1) beacon.send('x');
    beacon.close();
    assert.equal(open.length, 15);
    hide();
    assert.equal(open.length, 15);
  });
});
