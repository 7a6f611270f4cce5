import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, it, type TestContext } from 'node:test';
import Fastify from 'fastify';
import { addDrain } from '../../../server/src/http/drain.ts';
import { startApp } from '../../support/node/server.ts';

async function open(server: { address(): AddressInfo | string | null }): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

async function listen(test: TestContext) {
  const app = await startApp(test);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

describe('a server that closes', () => {
  it('lets go of connections that a browser has opened ahead of need', async (test) => {
    const app = await listen(test);
    const unused = await open(app.server);
    const closed = once(unused, 'close');
    // Its answer tells that the connection before it has been seen.
    const used = await open(app.server);
    used.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(used, 'data');
    await app.close();
    await closed;
  });

  it('answers what is under way, and then lets go of its connection', async () => {
    const app = Fastify();
    addDrain(app);
    let answer = (_words: string) => {};
    const words = new Promise<string>((done) => {
      answer = done;
    });
    let asked = () => {};
    const isAsked = new Promise<void>((done) => {
      asked = done;
    });
    app.get('/', () => {
      asked();
      return words;
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = await open(app.server);
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    await isAsked;
    const closed = app.close();
    answer('the answer');
    assert.match(await text(socket), /^HTTP\/1.1 200 .*the answer$/s);
    await closed;
  });
});
