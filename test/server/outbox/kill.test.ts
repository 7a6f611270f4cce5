import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { killUnderLoad } from '../../support/node/kill-under-load.ts';
import { temporaryFolder } from '../../support/node/server.ts';

// `npm run test:kill` does the same twenty times, on both databases.
describe('a server that is killed under load', () => {
  it('has lost, doubled and left undelivered nothing', async (test) => {
    const env = { DATA_DIR: temporaryFolder(test) };
    const report = await killUnderLoad(test, { env, processes: 1, kills: 1 });
    test.diagnostic(JSON.stringify(report));
    const { lost, doubled, undelivered } = report;
    assert.deepEqual({ lost, doubled, undelivered }, { lost: 0, doubled: 0, undelivered: 0 });
  });
});
