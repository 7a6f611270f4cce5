import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { findPostgres, type PostgresCluster, startPostgres } from '../../support/node/postgres.ts';
import { temporaryFolder } from '../../support/node/server.ts';
import { kills, outage, targetFaults } from '../../support/node/troubles.ts';
import { type Report, underLoad } from '../../support/node/under-load.ts';

const programs = findPostgres();

// `npm run test:faults` does the same for longer, on both databases.
describe('a server under load has lost, doubled and left undelivered nothing', () => {
  const nothing = ({ lost, doubled, undelivered }: Report) =>
    assert.deepEqual({ lost, doubled, undelivered }, { lost: 0, doubled: 0, undelivered: 0 });

  it('after it was killed', async (test) => {
    const env = { DATA_DIR: temporaryFolder(test) };
    nothing(await underLoad(test, { env, processes: 1 }, kills(1)));
  });

  it('after its target did everything wrong', async (test) => {
    const env = { DATA_DIR: temporaryFolder(test) };
    nothing(await underLoad(test, { env, processes: 1 }, targetFaults(1, 0)));
  });

  // Registered only where PostgreSQL is installed.
  if (programs) {
    let database: PostgresCluster;
    before(async () => {
      database = await startPostgres(programs);
    });
    after(() => database.stop());

    it('after its database was gone for some seconds, with two processes', async (test) => {
      // What is told as the database goes is told to the end.
      const env = { DATABASE_URL: database.url, DATA_DIR: temporaryFolder(test), DELIVERY_TIMEOUT: '10' };
      const report = await underLoad(test, { env, processes: 2 }, outage(database, 2_000));
      nothing(report);
      assert.equal(report.repeated, 0);
    });
  }
});
