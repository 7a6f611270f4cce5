import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { OWNER, temporaryFolder } from '../support/node/server.ts';
import { runProcess, type ServerProcess, startProcess } from '../support/node/server-process.ts';

/** A visitor over the network: crumb, then a key and a save for each submission. */
async function arrive({ origin }: ServerProcess) {
  const page = await fetch(`${origin}/inbox`);
  const cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const headers = {
    cookie,
    'x-csrf-token': cookie.slice('crumb='.length),
    'content-type': 'application/json',
  };
  const post = (path: string, body?: object) =>
    fetch(origin + path, { method: 'POST', headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  return {
    /** @returns the id of the acknowledged submission */
    async save(values: object): Promise<string> {
      const { key } = (await (await post('/api/form/FormSubmissionKey')).json()) as { key: string };
      const saved = await post('/api/form/SaveFormSubmission', {
        key,
        formId: 'x',
        form: JSON.stringify(values),
      });
      assert.equal(saved.status, 200);
      return ((await saved.json()) as { id: string }).id;
    },
  };
}

async function storedRows({ origin }: ServerProcess) {
  const answer = await fetch(`${origin}/api/owner/submissions?formId=x`, { headers: OWNER });
  return (await answer.json()) as { id: string; values: { text: string; number: string } }[];
}

describe('the server process', () => {
  it('killed at any moment loses no submission that it acknowledged', async (test) => {
    const DATA_DIR = temporaryFolder(test);
    const acknowledged = new Map<string, string>();
    for (const round of [1, 2, 3]) {
      const server = await startProcess(test, { DATA_DIR });
      await submitUntilKilled(server, round * 15, acknowledged);
      await server.kill();
    }
    const rows = await storedRows(await startProcess(test, { DATA_DIR }));
    const stored = new Map(rows.map(({ id, values }) => [id, values.number]));
    assert.ok(acknowledged.size >= 90);
    for (const [id, number] of acknowledged) assert.equal(stored.get(id), number);
    assert.ok(rows.every(({ values }) => values.text.length === 10_000));
  });

  it('says where it is, and the owner’s token only when it made one up', async (test) => {
    const DATA_DIR = temporaryFolder(test);
    const chosen = await startProcess(test, { DATA_DIR, OWNER_TOKEN: 'the-chosen-token' });
    assert.match(chosen.output, /^sqs-kit is ready at http:\/\/localhost:\d+\/\nOwner's views: .*\/inbox\n$/);
    const made = await startProcess(test, { DATA_DIR, OWNER_TOKEN: '' });
    const token = /^Owner token for this run: (\S+)/m.exec(made.output)?.[1];
    const answer = await fetch(`${made.origin}/api/owner/submissions`, {
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(answer.status, 200);
  });

  it('prints nothing but its log in production', async (test) => {
    const env = { DATA_DIR: temporaryFolder(test), NODE_ENV: 'production', OWNER_TOKEN: '' };
    const { output } = await startProcess(test, env);
    const said = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).msg);
    assert.match(said.join('\n'), /sqs-kit is ready at .*\nOwner's views: .*/);
  });

  it('says what to do when its port is taken', async (test) => {
    const server = await startProcess(test, { DATA_DIR: temporaryFolder(test) });
    const port = new URL(server.origin).port;
    const { code, output } = await runProcess({ PORT: port, DATA_DIR: temporaryFolder(test) });
    assert.equal(code, 1);
    assert.equal(
      output,
      `Port ${port} is in use. Stop the other program, or choose another port: PORT=${Number(port) + 1}\n`,
    );
  });

  it('answers what it is being asked when it is told to end', async (test) => {
    const server = await startProcess(test, { DATA_DIR: temporaryFolder(test) });
    const { hostname, port } = new URL(server.origin);
    const socket = connect(Number(port), hostname);
    const body = 'a=1';
    const head = `POST /api/form/x HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept: application/json\r\n`;
    const type = 'content-type: application/x-www-form-urlencoded';
    // The server says "continue" once it has taken the request; only then is it told to end.
    socket.write(`${head}${type}\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`);
    const [first] = await once(socket, 'data');
    assert.match(String(first), /^HTTP\/1.1 100 /);
    const ended = server.end();
    await refused(server.origin);
    socket.write(body);
    const answer = await text(socket);
    assert.match(answer, /^HTTP\/1.1 200 /);
    assert.equal(await ended, 0);
  });

  it('says that it is leaving before it leaves, and still answers', async (test) => {
    const server = await startProcess(test, { DATA_DIR: temporaryFolder(test), LEAVING_SECONDS: '300' });
    const ask = async (path: string) => (await fetch(server.origin + path)).status;
    assert.equal(await ask('/readyz'), 200);
    const ended = server.end();
    while ((await ask('/readyz')) === 200);
    assert.deepEqual([await ask('/readyz'), await ask('/inbox')], [503, 200]);
    // A second signal ends it at once.
    server.end();
    assert.equal(await ended, null);
  });

  const SENTENCES: [string, (folder: string) => Record<string, string>, RegExp][] = [
    [
      'a database that is not there',
      () => ({ DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/x', DATABASE_WAIT: '0' }),
      /^The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1\n$/,
    ],
    [
      'an address that is none',
      () => ({ DATABASE_URL: 'no address', DATABASE_WAIT: '0' }),
      /^The database of DATABASE_URL cannot be used: .+\n$/,
    ],
    [
      'a file that is no database',
      (DATA_DIR) => {
        writeFileSync(join(DATA_DIR, 'sqs-kit.db'), 'not a database '.repeat(1000));
        return { DATA_DIR };
      },
      /^The database file \S+sqs-kit\.db cannot be used: file is not a database\n$/,
    ],
    [
      'an address of another machine',
      (DATA_DIR) => ({ DATA_DIR, HOST: '192.0.2.1' }),
      /^HOST is no address of this machine: 192\.0\.2\.1\.\n$/,
    ],
  ];
  for (const [what, envFor, sentence] of SENTENCES) {
    it(`says in one sentence that it cannot use ${what}`, async (test) => {
      const { code, output } = await runProcess({ PORT: '0', ...envFor(temporaryFolder(test)) });
      assert.equal(code, 1);
      assert.match(output, sentence);
    });
  }

  it('says what is wrong with a command in one line', async (test) => {
    const DATA_DIR = temporaryFolder(test);
    const { code, output } = await runProcess({ DATA_DIR }, ['owner', 'add', 'nobody']);
    assert.deepEqual([code, output], [1, 'This is no email address.\n']);
  });

  it('says which setting is wrong', async (test) => {
    const { code, output } = await runProcess({ PORT: 'many', DATA_DIR: temporaryFolder(test) });
    assert.deepEqual([code, output], [1, 'PORT must be a number from 0 to 65535, but is "many".\n']);
  });
});

/** Waits until nobody listens there any more. */
async function refused(origin: string): Promise<void> {
  for (;;) {
    try {
      await fetch(`${origin}/inbox`, { headers: { connection: 'close' } });
    } catch {
      return;
    }
  }
}

/** Four visitors submit until so many were acknowledged; then the process is killed while the others are under way. */
async function submitUntilKilled(server: ServerProcess, count: number, acknowledged: Map<string, string>) {
  const goal = acknowledged.size + count;
  const text = 'x'.repeat(10_000);
  let killed: Promise<void> | undefined;
  let next = acknowledged.size * 1000;
  const visit = async () => {
    const visitor = await arrive(server);
    while (!killed) {
      next += 1;
      const number = String(next);
      try {
        acknowledged.set(await visitor.save({ text, number }), number);
      } catch (error) {
        // The call that the kill cut off; it was not acknowledged.
        if (!killed) throw error;
      }
      if (acknowledged.size >= goal) killed ??= server.kill();
    }
  };
  await Promise.all([visit(), visit(), visit(), visit()]);
  await killed;
}
