import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import {
  createForm,
  handClock,
  OWNER,
  startApp,
  submissionsOf,
  temporaryFolder,
  Visitor,
} from '../../support/node/server.ts';

const PITCH = 'We bring your site to the first page';

interface Filed {
  id: string;
  spamReasons: string[];
}

async function startWithForm(test: TestContext, site: boolean) {
  const clock = handClock();
  const options = site ? { siteDir: temporaryFolder(test) } : {};
  const app = await startApp(test, { now: clock.now, production: true, ...options });
  await createForm(app, {
    id: 'contact',
    fields: [
      { type: 'name', id: 'n', title: 'Name' },
      { type: 'textarea', id: 'm', title: 'Message' },
    ],
  });
  return { app, clock };
}

async function spamOf(app: FastifyInstance): Promise<Filed[]> {
  return (await app.inject({ url: '/api/owner/submissions?status=spam', headers: OWNER })).json();
}

async function reasonsOf(app: FastifyInstance): Promise<string[][]> {
  const inbox = (await submissionsOf(app, 'contact')) as unknown as Filed[];
  return inbox.map(({ spamReasons }) => spamReasons);
}

/** A browser that asked for this address so many seconds before it sends. */
async function sendAfter(
  app: FastifyInstance,
  clock: ReturnType<typeof handClock>,
  seconds: number,
  first = '/inbox',
) {
  const { cookies: given } = await app.inject(first);
  const cookies = Object.fromEntries(given.map(({ name, value }) => [name, value]));
  clock.advance(seconds);
  const headers = { accept: 'application/json', origin: 'http://localhost', host: 'localhost' };
  const payload = { m: 'Good morning' };
  return app.inject({ method: 'POST', url: '/api/form/contact', headers, cookies, payload });
}

describe('a submission that looks like spam', () => {
  it('is stored with its reasons beside the inbox, and its sender is answered as always', async (test) => {
    const { app } = await startWithForm(test, false);
    const visitor = await Visitor.arrive(app);
    const answer = await visitor.save('contact', { m: `<a href="https://a.test">${PITCH}</a>` });
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(await submissionsOf(app, 'contact'), []);
    const [spam] = await spamOf(app);
    assert.deepEqual(
      [spam?.id, spam?.spamReasons],
      [answer.json().id, ['It has a link that is written as code.']],
    );
  });

  it('comes back into the inbox when its owner says so', async (test) => {
    const { app } = await startWithForm(test, false);
    const visitor = await Visitor.arrive(app);
    const { id } = (await visitor.save('contact', { m: '[url=a.test]' })).json();
    const request = { method: 'PUT', url: `/api/owner/submissions/${id}`, headers: OWNER } as const;
    await app.inject({ ...request, payload: { status: 'new' } });
    assert.deepEqual(
      (await submissionsOf(app, 'contact')).map((one) => one.id),
      [id],
    );
    assert.deepEqual(await spamOf(app), []);
  });

  it('is judged by the threshold that owners set', async (test) => {
    const { app } = await startWithForm(test, false);
    const visitor = await Visitor.arrive(app);
    const links = 'https://a.test https://b.test';
    await visitor.save('contact', { m: links });
    assert.equal((await spamOf(app)).length, 0);
    const settings = { defaultEmail: '', spamThreshold: 20, retentionDays: {} };
    await app.inject({ method: 'PUT', url: '/api/owner/settings', headers: OWNER, payload: settings });
    await visitor.save('contact', { m: `${links} once more` });
    assert.equal((await spamOf(app)).length, 1);
    await visitor.save('contact', { m: 'Good morning' });
    assert.equal((await spamOf(app)).length, 1, 'nothing speaks against this one');
  });

  it('repeats itself; a week later that is forgotten', async (test) => {
    const { app, clock } = await startWithForm(test, false);
    const send = async (n: string) => {
      const visitor = await Visitor.arrive(app);
      await visitor.save('contact', { n: [n, 'Seller'], m: `${PITCH}  ` });
    };
    await send('Ada');
    clock.advance(86_400);
    await send('Bob');
    assert.deepEqual(await reasonsOf(app), [['The same text came 1 time before.'], []]);
    clock.advance(7 * 86_400);
    await send('Cy');
    assert.deepEqual((await reasonsOf(app))[0], []);
  });

  for (const [seconds, reasons] of [
    [0, ['It was sent at once.']],
    [2, ['It was sent 2 seconds after coming to the site.']],
    [9, []],
  ] as const)
    it(`was sent ${seconds} s after the page was opened`, async (test) => {
      const { app, clock } = await startWithForm(test, true);
      assert.equal((await sendAfter(app, clock, seconds)).statusCode, 200);
      assert.deepEqual(await reasonsOf(app), [reasons]);
    });

  it('is not known by its haste where the page comes from elsewhere, unless the form comes from here', async (test) => {
    const { app, clock } = await startWithForm(test, false);
    await sendAfter(app, clock, 0, '/api/commerce/shopping-cart');
    await sendAfter(app, clock, 2, '/api/rest/forms/contact');
    assert.deepEqual(await reasonsOf(app), [['It was sent 2 seconds after coming to the site.'], []]);
  });

  it('is not known by a clock that was put back', async (test) => {
    const { app, clock } = await startWithForm(test, true);
    await sendAfter(app, clock, -60);
    assert.deepEqual(await reasonsOf(app), [[]]);
  });
});
