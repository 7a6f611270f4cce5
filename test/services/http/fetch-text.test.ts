import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import { fetchText } from '../../../src/services/http/fetch-text.ts';

type Answer = { status: number; body: string } | 'none';

/** The address of a text; without an answer `asked` resolves once it is waited for. */
async function serve(test: TestContext, answer: Answer) {
  let tell = () => {};
  const asked = new Promise<void>((done) => {
    tell = done;
  });
  const server = createServer((_request, response) => {
    if (answer !== 'none') response.writeHead(answer.status).end(answer.body);
    tell();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  test.after(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked };
}

const options = () => ({ signal: new AbortController().signal, cache: 'default' as const });

describe('a text of the page’s owner', () => {
  it('is read as it is', async (test) => {
    const { url } = await serve(test, { status: 200, body: 'Hello {name}' });
    assert.equal(await fetchText(url, options()), 'Hello {name}');
  });

  it('may be empty', async (test) => {
    const { url } = await serve(test, { status: 200, body: '' });
    assert.equal(await fetchText(url, options()), '');
  });

  it('that is missing is told by its status', async (test) => {
    const { url } = await serve(test, { status: 404, body: 'not here' });
    await assert.rejects(fetchText(url, options()), { message: 'status 404' });
  });

  it('is given up when nobody waits for it any more', async (test) => {
    const { url, asked } = await serve(test, 'none');
    const leaving = new AbortController();
    const text = assert.rejects(fetchText(url, { ...options(), signal: leaving.signal }), {
      message: 'no answer',
    });
    await asked;
    leaving.abort();
    await text;
  });
});
