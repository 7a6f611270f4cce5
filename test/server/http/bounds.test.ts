/** What is larger or stranger than anything a visitor sends is refused, and nothing of it runs or stays. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { createForm, OWNER, startApp, submissionsOf, Visitor } from '../../support/node/server.ts';

const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));
const MIB = 1024 * 1024;

describe('what comes in', () => {
  const TOO_MUCH: [string, object | string, number][] = [
    ['more than 4 MiB', `{"a":"${'x'.repeat(4 * MIB)}"}`, 413],
    [
      'more than 1,000 values',
      Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`f${i}`, 'x'])),
      413,
    ],
    ['a value with more than 1,000 parts', { a: Array(1001).fill('x') }, 413],
    [
      'more than 500,000 characters together',
      Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`x${index}`, 'x'.repeat(90_000)])),
      413,
    ],
    ['a name of more than 500 characters', { ['n'.repeat(501)]: 'x' }, 413],
    ['a value of more than 100,000 characters', { a: 'x'.repeat(100_001) }, 400],
  ];
  it('has bounds', async (test) => {
    const app = await startApp(test);
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    for (const [what, payload, status] of TOO_MUCH) {
      const answer = await app.inject({ method: 'POST', url: '/api/form/x', headers, payload });
      assert.equal(answer.statusCode, status, what);
      assert.ok(answer.json().code, what);
    }
    assert.deepEqual(await submissionsOf(app, 'x'), []);
    const long = await app.inject({ url: `/api/owner/submissions?q=${'x'.repeat(501)}`, headers: OWNER });
    assert.equal(long.statusCode, 400);
    for (const [length, status] of [
      [200, 404],
      [201, 400],
      [5000, 414],
    ] as const) {
      const answer = await app.inject(`/api/rest/forms/${'x'.repeat(length)}`);
      assert.deepEqual([answer.statusCode, Object.keys(answer.json())], [status, ['error', 'code']]);
    }
  });

  it('has no more than 16 KiB of headers', async (test) => {
    const app = await startApp(test);
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET /inbox HTTP/1.1\r\nhost: x\r\ncookie: a=${'x'.repeat(20_000)}\r\n\r\n`);
    const answer = await text(socket);
    assert.match(answer, /^HTTP\/1\.1 431 /);
    assert.deepEqual(Object.keys(bodyOf(answer)), ['error', 'code']);
  });

  it('is HTTP', async (test) => {
    const app = await startApp(test);
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    for (const request of ['BREW /pot HTTP/1.1\r\nhost: x\r\n\r\n', 'nonsense\r\n\r\n']) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(request);
      const answer = await text(socket);
      assert.match(answer, /^HTTP\/1\.1 400 Bad Request\r\n/);
      assert.deepEqual(bodyOf(answer), {
        error: 'This is no request that can be read.',
        code: 'invalid-request',
      });
    }
  });

  it('stands for itself: names of prototypes, SQL, HTML, lines of headers', async (test) => {
    const app = await startApp(test);
    await createForm(app, { id: 'f' });
    const visitor = await Visitor.arrive(app);
    const strange = `{"__proto__":{"polluted":"1"},"constructor":"2","sql":"'; drop table submissions; --","crlf":"a\\r\\nset-cookie: x=1"}`;
    const saved = await visitor.post('/api/form/SaveFormSubmission', {
      key: await visitor.key(),
      formId: 'f',
      form: strange,
    });
    assert.equal(saved.statusCode, 200);
    assert.equal(Object('').polluted, undefined);
    const [stored] = await submissionsOf(app, 'f');
    assert.deepEqual(Object.keys(stored?.values ?? {}), ['__proto__', 'constructor', 'sql', 'crlf']);
    const search = encodeURIComponent(`'; drop table submissions; --`);
    const found = await app.inject({ url: `/api/owner/submissions?q=${search}`, headers: OWNER });
    assert.equal(found.json().length, 1);
    const injected = encodeURIComponent('f"\r\nset-cookie: x=1');
    const csv = await app.inject({ url: `/api/owner/submissions.csv?formId=${injected}`, headers: OWNER });
    assert.equal(
      csv.headers['content-disposition'],
      'attachment; filename="submissions-f___set-cookie__x_1.csv"',
    );
  });
});
