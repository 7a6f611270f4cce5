import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { findCommand } from '../../../server/src/operations/commands.ts';
import { OwnerBrowser } from '../../support/node/owner.ts';
import { OWNER, startApp, submissionsOf, temporaryFolder, Visitor } from '../../support/node/server.ts';

const run = (args: string[], cwd: string, env: NodeJS.ProcessEnv = {}) => {
  const command = findCommand(args);
  assert.ok(command);
  return command(env, cwd);
};

async function startFilled(test: TestContext) {
  const dataDir = temporaryFolder(test);
  const app = await startApp(test, { dataDir });
  const visitor = await Visitor.arrive(app);
  const save = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) => visitor.save('x', { a: `${index} ${'-'.repeat(5000)}` })),
    );
  return { dataDir, app, save };
}

describe('a backup', () => {
  it('made while the server writes is a whole database with what was stored before', async (test) => {
    const { dataDir, app, save } = await startFilled(test);
    await save(20);
    const before = await submissionsOf(app, 'x');
    const folder = temporaryFolder(test);
    const [said] = await Promise.all([
      run(['backup', 'sqs-kit.db', '--data-dir', dataDir], folder),
      save(20),
    ]);
    const file = join(folder, 'sqs-kit.db');
    assert.equal(said, `The database was backed up to ${file}`);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    const restored = await startApp(test, { dataDir: folder });
    const ids = new Set((await submissionsOf(restored, 'x')).map(({ id }) => id));
    assert.ok(before.every(({ id }) => ids.has(id)));
    assert.equal((await submissionsOf(app, 'x')).length, 40);
  });

  it('says in one sentence why there is none', async (test) => {
    const { dataDir } = await startFilled(test);
    const folder = temporaryFolder(test);
    await run(['backup', 'one.db', '--data-dir', dataDir], folder);
    await assert.rejects(
      run(['backup', 'one.db', '--data-dir', dataDir], folder),
      /one\.db is there already\.$/,
    );
    await assert.rejects(
      run(['backup', 'no/where.db', '--data-dir', dataDir], folder),
      /^Error: The backup could not be made: ENOENT: no such file or directory/,
    );
    await assert.rejects(
      run(['backup', 'two.db'], folder),
      /^Error: There is no database at .+; say where it is/,
    );
    await assert.rejects(run(['backup'], folder), /^Error: Which file shall the backup be\?/);
    const env = { DATABASE_URL: 'postgresql:///x' };
    await assert.rejects(
      run(['backup', 'two.db'], folder, env),
      /pg_dump --format=custom --file=\S+two\.db "\$DATABASE_URL"$/,
    );
  });
});

describe('an owner', () => {
  it('is added beside the running server and signs in with the password that was said', async (test) => {
    const { dataDir, app } = await startFilled(test);
    const said = await run(['owner', 'add', 'Ada@Example.com', '--data-dir', dataDir], '/');
    const [, email, password = ''] = /^(\S+) may sign in with the password (\S+) /.exec(said) ?? [];
    assert.equal(email, 'ada@example.com');
    const browser = new OwnerBrowser(app);
    assert.equal((await browser.signIn('ada@example.com', password)).statusCode, 200);
    const again = run(['owner', 'add', 'ada@example.com', '--data-dir', dataDir], '/');
    await assert.rejects(again, /^Error: ada@example\.com is an owner already\.$/);
    await assert.rejects(run(['owner', 'add', 'ada', '--data-dir', dataDir], '/'), /no email address/);
    await assert.rejects(run(['owner', 'remove', 'ada'], '/'), /^Error: Which owner shall be added\?/);
    assert.equal((await app.inject({ url: '/api/owner/accounts', headers: OWNER })).json().length, 1);
  });
});
