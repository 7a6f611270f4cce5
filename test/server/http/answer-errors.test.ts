/** What a refusal says fits what was asked, and has one shape. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Area } from '../../../server/src/app.ts';
import { startApp, Visitor } from '../../support/node/server.ts';

const failing: Area = async (app) => {
  const fail = () => {
    throw new Error('The database is gone.');
  };
  app.get('/failing', fail);
  app.post('/failing-form', { config: { isForm: true } }, fail);
};

describe('a fault of the server', () => {
  it('is told in words of forms to who sent a form, in general ones to others', async (test) => {
    const app = await startApp(test, { logLevel: 'silent' }, [failing]);
    const form = await app.inject({ method: 'POST', url: '/failing-form' });
    assert.deepEqual([form.statusCode, form.json().code], [500, 'server']);
    assert.equal(form.json().error, 'Unable to send form. Please try again later.');
    const other = await app.inject({ url: '/failing' });
    assert.deepEqual(other.json(), {
      error: 'Something went wrong on this server. Please try again later.',
      code: 'server',
    });
    const page = await app.inject({ url: '/failing', headers: { accept: 'text/html' } });
    assert.match(page.body, /<h1>This page cannot be shown<\/h1>/);
    assert.doesNotMatch(page.body, /what you entered|database/);
  });
});

describe('too many calls', () => {
  const rateLimit = { submissions: 1, windowSeconds: 60 };

  it('are told in words of what was called', async (test) => {
    const app = await startApp(test, { rateLimit });
    const visitor = await Visitor.arrive(app);
    const token = { authorization: 'Bearer wrong' };
    const calls: [string, () => ReturnType<typeof visitor.post>, RegExp][] = [
      [
        'a form',
        () => visitor.post('/api/form/f', { a: '1' }, { accept: 'application/json' }),
        /^Unable to submit form/,
      ],
      [
        'a token',
        () => visitor.request({ method: 'GET', url: '/api/owner/submissions', headers: token }),
        /^Too many wrong tokens/,
      ],
      [
        'a sign-in',
        () => visitor.post('/api/owner/session', { email: 'a@b.test', password: 'x' }),
        /^Too many tries/,
      ],
    ];
    for (const [what, call, words] of calls) {
      await call();
      const refused = await call();
      assert.deepEqual([refused.statusCode, refused.json().code], [429, 'rate-limited'], what);
      assert.match(refused.json().error, words);
    }
  });
});

it('a report that is none is told that what was sent cannot be read', async (test) => {
  const app = await startApp(test);
  const headers = { 'content-type': 'application/json' };
  for (const payload of ['{"__proto__":{"event":1}}', '{'])
    assert.deepEqual(
      (await app.inject({ method: 'POST', url: '/api/census/RecordHit', headers, payload })).json(),
      { error: 'What was sent cannot be read.', code: 'unreadable-body' },
    );
});
