/** `npm run test:faults`: kills, faults of targets and an outage of the database under load; two servers together on PostgreSQL. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { findPostgres, startPostgres } from '../../support/node/postgres.ts';
import { temporaryFolder } from '../../support/node/server.ts';
import { kills, outage, targetFaults } from '../../support/node/troubles.ts';
import { type Report, type Scene, underLoad } from '../../support/node/under-load.ts';

const KILLS = 20;
const REQUESTS = 10;
const DOWN_MS = 10_000;
const OUTAGE_MS = 30_000;

const nothing = ({ lost, doubled, undelivered }: Report) =>
  assert.deepEqual({ lost, doubled, undelivered }, { lost: 0, doubled: 0, undelivered: 0 });

const CASES: [string, (scene: Scene) => Promise<void>][] = [
  [`${KILLS} kills under load cost nothing`, kills(KILLS)],
  ['a target that does everything wrong costs nothing', targetFaults(REQUESTS, DOWN_MS)],
];

describe('on the embedded database', () => {
  for (const [what, trouble] of CASES)
    it(what, async (test) => {
      const env = { DATA_DIR: temporaryFolder(test) };
      nothing(await underLoad(test, { env, processes: 1 }, trouble));
    });
});

const programs = findPostgres();
if (!programs)
  process.stdout.write('There are no programs of PostgreSQL here: the embedded database alone is tried.\n');
else
  describe('on PostgreSQL, with two processes', () => {
    const start = async (test: TestContext) => {
      const database = await startPostgres(programs);
      test.after(() => database.stop());
      return { database, env: { DATABASE_URL: database.url, DATA_DIR: temporaryFolder(test) } };
    };

    for (const [what, trouble] of CASES)
      it(what, async (test) => {
        const { env } = await start(test);
        nothing(await underLoad(test, { env, processes: 2 }, trouble));
      });

    it('a database that is gone for 30 s costs nothing, and nothing is told twice', async (test) => {
      const { database, env } = await start(test);
      // What is told as the database goes is told to the end.
      const patient = { ...env, DELIVERY_TIMEOUT: '10' };
      const report = await underLoad(test, { env: patient, processes: 2 }, outage(database, OUTAGE_MS));
      nothing(report);
      assert.equal(report.repeated, 0);
    });
  });
