import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DEMO_SEED, handClock, OWNER, startApp, submissionsOf, Visitor } from '../../support/node/server.ts';

const PATHS = [
  '/api/owner/submissions?formId=x',
  '/api/owner/submissions.csv?formId=x',
  '/api/owner/submissions/forms',
];

describe('the owner’s submissions', () => {
  for (const url of PATHS) {
    it(`${url} needs the token, in a header only`, async (test) => {
      const app = await startApp(test);
      const token = OWNER.authorization.slice('Bearer '.length);
      for (const request of [
        { url },
        { url, headers: { authorization: 'Bearer wrong' } },
        { url, headers: { authorization: `Basic ${token}` } },
        { url: `${url}${url.includes('?') ? '&' : '?'}token=${token}` },
      ]) {
        assert.equal((await app.inject(request)).statusCode, 401);
      }
      assert.equal((await app.inject({ url, headers: OWNER })).statusCode, 200);
    });
  }

  it('are listed newest first, one form at a time or all', async (test) => {
    const clock = handClock();
    const app = await startApp(test, { now: clock.now });
    const visitor = await Visitor.arrive(app);
    // Two within one millisecond, one a minute later, one that belongs to another form.
    await visitor.save('x', { a: '1' });
    await visitor.save('x', { a: '2' });
    clock.advance(60);
    await visitor.save('x', { a: '3' }, { pageTitle: 'Contact', pagePath: '/contact' });
    await visitor.save('y', { a: '4' });
    const rows = await submissionsOf(app, 'x');
    assert.deepEqual(
      rows.map(({ values }) => values.a),
      ['3', '2', '1'],
    );
    assert.deepEqual(Object.keys(rows[0] ?? {}).slice(0, 5), ['id', 'formId', 'createdAt', 'values', 'page']);
    assert.equal(rows[0]?.createdAt, '2026-11-27T00:01:00.000Z');
    assert.deepEqual(rows[0]?.page, { title: 'Contact', path: '/contact' });
    const all = await app.inject({ url: '/api/owner/submissions', headers: OWNER });
    assert.equal(all.json().length, 4);
  });

  it('are searched in any case and paged', async (test) => {
    const app = await startApp(test);
    const visitor = await Visitor.arrive(app);
    for (const text of ['Émile 100%', 'emil 100 percent', 'a_b', 'axb', 'back\\slash'])
      await visitor.save('x', { a: { question: text } });
    const search = async (query: Record<string, string>) => {
      const url = `/api/owner/submissions?${new URLSearchParams(query)}`;
      const rows = (await app.inject({ url, headers: OWNER })).json();
      return rows.map((row: { values: { a: { question: string } } }) => row.values.a.question);
    };
    assert.deepEqual(await search({ q: 'émile' }), ['Émile 100%']);
    assert.deepEqual(await search({ q: '100%' }), ['Émile 100%']);
    assert.deepEqual(await search({ q: 'A_B' }), ['a_b']);
    assert.deepEqual(await search({ q: '\\' }), ['back\\slash']);
    assert.deepEqual(await search({ q: "'; drop table submissions; --" }), []);
    await visitor.save('y', { a: { question: 'Emil elsewhere' } });
    assert.deepEqual(await search({ q: 'emil' }), ['Emil elsewhere', 'emil 100 percent']);
    assert.deepEqual(await search({ q: 'emil', limit: '1' }), ['Emil elsewhere']);
    assert.deepEqual(await search({ q: 'emil', formId: 'x' }), ['emil 100 percent']);
    assert.deepEqual(await search({ q: 'emil', status: 'read' }), []);
    const [elsewhere] = await submissionsOf(app, 'y');
    assert.deepEqual(await search({ q: 'emil', before: elsewhere?.id ?? '' }), ['emil 100 percent']);
    assert.deepEqual(await search({ limit: '2', formId: 'x' }), ['back\\slash', 'axb']);
    const [, second] = await submissionsOf(app, 'x');
    for (const before of ['zz', '2020-01-01']) {
      const url = `/api/owner/submissions?before=${before}`;
      assert.equal((await app.inject({ url, headers: OWNER })).statusCode, 400, before);
    }
    assert.deepEqual(await search({ limit: '2', before: second?.id ?? '' }), ['a_b', 'emil 100 percent']);
  });

  it('are counted by form', async (test) => {
    const app = await startApp(test, { seed: DEMO_SEED });
    const visitor = await Visitor.arrive(app);
    await visitor.save('demo-newsletter', { overlayNewsletterEmail: 'a@b.test' });
    await visitor.save('x', { a: '1' });
    await visitor.save('x', { a: '2' });
    const counts = await app.inject({ url: '/api/owner/submissions/forms', headers: OWNER });
    assert.deepEqual(
      counts.json().map(({ formId, name, count }: Record<string, unknown>) => [formId, name, count]),
      [
        ['x', 'x', 2],
        ['demo-newsletter', 'Newsletter', 1],
      ],
    );
  });

  it('are filed, and spam stands apart', async (test) => {
    const app = await startApp(test);
    const visitor = await Visitor.arrive(app);
    await visitor.save('x', { a: 'first' });
    await visitor.save('x', { a: 'second' });
    const [second, first] = await submissionsOf(app, 'x');
    const file = (id: string, status: string) =>
      app.inject({
        method: 'PUT',
        url: `/api/owner/submissions/${id}`,
        headers: OWNER,
        payload: { status },
      });
    assert.equal(first?.status, 'new');
    assert.equal((await file(first?.id ?? '', 'read')).json().status, 'read');
    assert.equal((await file(second?.id ?? '', 'spam')).json().status, 'spam');
    assert.equal((await file(second?.id ?? '', 'bin')).statusCode, 400);
    assert.equal((await file('none', 'done')).statusCode, 404);
    const list = async (query: string) => {
      const answer = await app.inject({ url: `/api/owner/submissions?formId=x&${query}`, headers: OWNER });
      return answer.json().map(({ id }: { id: string }) => id);
    };
    assert.deepEqual(await list(''), [first?.id]);
    assert.deepEqual(await list('status=read'), [first?.id]);
    assert.deepEqual(await list('status=spam'), [second?.id]);
    assert.deepEqual(await list('status=new'), []);
    const counts = await app.inject({ url: '/api/owner/submissions/forms', headers: OWNER });
    const [{ count, unread, spam }] = counts.json();
    assert.deepEqual({ count, unread, spam }, { count: 1, unread: 0, spam: 1 });
  });

  it('come as a CSV file in which no cell is a formula', async (test) => {
    const app = await startApp(test);
    const visitor = await Visitor.arrive(app);
    await visitor.save('x', { a: '=HYPERLINK("http://evil.test")' });
    const csv = await app.inject({ url: '/api/owner/submissions.csv?formId=x', headers: OWNER });
    assert.equal(csv.headers['content-type'], 'text/csv; charset=utf-8');
    assert.equal(csv.headers['content-disposition'], 'attachment; filename="submissions-x.csv"');
    assert.ok(csv.body.endsWith(`"'=HYPERLINK(""http://evil.test"")"\r\n`), csv.body);
  });

  for (const limit of ['1e99', '0', '-1', '1.5', 'many', '10001']) {
    it(`refuse limit=${limit}`, async (test) => {
      const app = await startApp(test);
      for (const path of ['submissions', 'submissions.csv', 'hits']) {
        const answer = await app.inject({ url: `/api/owner/${path}?limit=${limit}`, headers: OWNER });
        assert.equal(answer.statusCode, 400, path);
      }
    });
  }

  it('come as a CSV file in batches, none left out', async (test) => {
    const app = await startApp(test);
    const visitor = await Visitor.arrive(app);
    await visitor.save('x', { early: '1' });
    for (let index = 0; index < 600; index += 1)
      await app.inject({ method: 'POST', url: '/api/form/x', payload: { a: String(index) } });
    const csv = await app.inject({ url: '/api/owner/submissions.csv?formId=x', headers: OWNER });
    const lines = csv.body.trimEnd().split('\r\n');
    assert.equal(lines.length, 602);
    assert.ok(lines[0]?.endsWith(',a,other entries'));
    assert.ok(lines.at(-1)?.endsWith(',,early: 1'));
    const few = await app.inject({
      url: '/api/owner/submissions.csv?formId=x&limit=501',
      headers: OWNER,
    });
    assert.equal(few.body.trimEnd().split('\r\n').length, 502);
  });

  it('refuse a query that is not text', async (test) => {
    const app = await startApp(test);
    const answer = await app.inject({
      url: '/api/owner/submissions.csv?formId=a&formId=b',
      headers: OWNER,
    });
    assert.equal(answer.statusCode, 400);
  });
});
