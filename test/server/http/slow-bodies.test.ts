import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { it } from 'node:test';
import { startApp, submissionsOf } from '../../support/node/server.ts';

it('a request that never arrives as a whole is given up', async (test) => {
  const app = await startApp(test, { requestTimeoutMs: 200 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    'POST /api/form/x HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"a"',
  );
  const closed = once(socket, 'close');
  assert.match(
    await text(socket),
    /^HTTP\/1.1 408 Request Timeout\r\n[\s\S]*\{"error":.*"code":"timeout"\}$/,
  );
  await closed;
  assert.deepEqual(await submissionsOf(app, 'x'), []);
});
