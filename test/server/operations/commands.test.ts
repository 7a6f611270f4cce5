import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { placeOf } from '../../../server/src/connections/connections.ts';
import { openDatabase } from '../../../server/src/db/connect.ts';
import { findCommand } from '../../../server/src/operations/commands.ts';
import { createSecretBox } from '../../../server/src/secrets.ts';
import { OwnerBrowser } from '../../support/node/owner.ts';
import {
  NO_MEANS,
  OWNER,
  startApp,
  submissionsOf,
  temporaryFolder,
  Visitor,
} from '../../support/node/server.ts';

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

describe('secrets', () => {
  const [NEW, OLD] = ['n'.repeat(32), 'o'.repeat(32)];

  async function startConnected(test: TestContext) {
    const dataDir = temporaryFolder(test);
    const app = await startApp(test, { dataDir, delivery: { ...NO_MEANS, secretKeys: [OLD] } });
    const connect = async (url: string, secrets: object) => {
      const payload = { kind: 'webhook', config: { url }, secrets };
      const path = '/api/owner/forms/contact/connections';
      return (await app.inject({ method: 'POST', url: path, headers: OWNER, payload })).json().id as string;
    };
    const id = await connect('https://a.example', { signingSecret: 'a text of sixteen letters' });
    await connect('https://b.example', {});
    const sealed = async (): Promise<string> => {
      const db = await openDatabase({ dataDir });
      const row = await db
        .selectFrom('connections')
        .select('secrets')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await db.destroy();
      return JSON.parse(row.secrets).signingSecret;
    };
    const renew = (SECRET_KEY: string) =>
      run(['secrets', 'renew', '--data-dir', dataDir], '/', { SECRET_KEY });
    return { place: placeOf(id, 'signingSecret'), sealed, renew };
  }

  it('are sealed anew under the first key, and need the old one no more', async (test) => {
    const { place, sealed, renew } = await startConnected(test);
    assert.match(await renew(`${NEW},${OLD}`), /: 1\.$/);
    assert.equal(createSecretBox([NEW]).open(await sealed(), place), 'a text of sixteen letters');
    assert.match(await renew(NEW), /: 1\.$/);
  });

  it('stay what they were when one does not open, which is named', async (test) => {
    const { place, sealed, renew } = await startConnected(test);
    await assert.rejects(
      renew(NEW),
      /SECRET_KEY .+ It is signingSecret of the form contact; nothing was changed\.$/,
    );
    assert.equal(createSecretBox([OLD]).open(await sealed(), place), 'a text of sixteen letters');
    await assert.rejects(renew(''), /^Error: SECRET_KEY is not set/);
    await assert.rejects(run(['secrets'], '/'), /^Error: What shall be done with the secrets\?/);
  });
});
