/** `npm run test:kill`: twenty kills under load on each database, two servers together on PostgreSQL. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { killUnderLoad } from '../../support/node/kill-under-load.ts';
import { findPostgres, startPostgres } from '../../support/node/postgres.ts';
import { temporaryFolder } from '../../support/node/server.ts';

const KILLS = 20;
const NOTHING = { lost: 0, doubled: 0, undelivered: 0 };

describe(`${KILLS} kills under load`, () => {
  it('cost nothing on the embedded database', async (test) => {
    const env = { DATA_DIR: temporaryFolder(test) };
    const report = await killUnderLoad(test, { env, processes: 1, kills: KILLS });
    test.diagnostic(JSON.stringify(report));
    const { lost, doubled, undelivered } = report;
    assert.deepEqual({ lost, doubled, undelivered }, NOTHING);
  });

  it('cost nothing on PostgreSQL', async (test) => {
    const programs = findPostgres();
    if (!programs) return test.skip('PostgreSQL is not installed.');
    const database = await startPostgres(programs);
    try {
      const env = { DATABASE_URL: database.url, DATA_DIR: temporaryFolder(test) };
      const report = await killUnderLoad(test, { env, processes: 2, kills: KILLS });
      test.diagnostic(JSON.stringify(report));
      const { lost, doubled, undelivered } = report;
      assert.deepEqual({ lost, doubled, undelivered }, NOTHING);
    } finally {
      await database.stop();
    }
  });
});
