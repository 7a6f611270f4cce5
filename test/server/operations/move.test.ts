import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { findCommand } from '../../../server/src/operations/commands.ts';
import { findPostgres, startPostgres } from '../../support/node/postgres.ts';
import {
  createForm,
  DEMO_SEED,
  OWNER,
  startApp,
  submissionsOf,
  temporaryFolder,
  Visitor,
} from '../../support/node/server.ts';

const programs = findPostgres();

const move = async (dataDir: string, ...flags: string[]) =>
  findCommand(['move', '--data-dir', dataDir, ...flags])?.({}, '/');

it('a move says what it lacks', async (test) => {
  await assert.rejects(move(temporaryFolder(test)), /^Error: Which database shall it be moved to\?/);
  await assert.rejects(
    move(temporaryFolder(test), '--database-url', 'postgresql:///x'),
    /^Error: There is no database at .+; say where it is with --data-dir\.$/,
  );
});

// Registered only where PostgreSQL is installed.
if (programs) {
  describe('a move to PostgreSQL', () => {
    let database: Awaited<ReturnType<typeof startPostgres>>;
    before(async () => {
      database = await startPostgres(programs);
    });
    after(() => database.stop());

    it('brings everything along, once', async (test) => {
      const dataDir = temporaryFolder(test);
      const before = await startApp(test, { dataDir, seed: DEMO_SEED });
      await createForm(before, {
        id: 'f',
        name: 'Contact',
        fields: [{ type: 'text', id: 't', title: 'Text' }],
      });
      const visitor = await Visitor.arrive(before);
      for (let count = 0; count < 230; count += 1)
        await visitor.save('f', { t: `${count} \u{1F600} \0 'é'` });
      const said = await move(dataDir, '--database-url', database.url);
      assert.match(said ?? '', /^ {2}submissions: 230$/m);

      // That the database ends at the end of the test is no news.
      const moved = await startApp(test, { databaseUrl: database.url, logLevel: 'fatal' });
      for (const url of ['/api/rest/forms', '/api/owner/submissions/forms', '/api/owner/settings']) {
        const [old, now] = await Promise.all(
          [before, moved].map((app) => app.inject({ url, headers: OWNER })),
        );
        assert.deepEqual(now?.json(), old?.json(), url);
      }
      assert.deepEqual(await submissionsOf(moved, 'f'), await submissionsOf(before, 'f'));
      // A page that was open meanwhile is still believed.
      const other = new Visitor(moved);
      other.crumb = visitor.crumb;
      assert.equal((await other.save('f', { t: 'again' })).statusCode, 200);

      await assert.rejects(
        move(dataDir, '--database-url', database.url),
        /^Error: Nothing was moved: the PostgreSQL database is not empty: there is something in /,
      );
      assert.equal((await submissionsOf(moved, 'f')).length, 231);
    });
  });
}
