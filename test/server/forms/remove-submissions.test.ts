import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  handClock,
  OWNER,
  startApp,
  submissionsOf,
  temporaryFolder,
  Visitor,
} from '../../support/node/server.ts';

const DAY_SECONDS = 86_400;

describe('submissions that their owner keeps for some days', () => {
  it('are gone then, spam too; those of other forms stay', async (test) => {
    const clock = handClock();
    const options = { dataDir: temporaryFolder(test), now: clock.now };
    const app = await startApp(test, options);
    const settings = { defaultEmail: '', spamThreshold: 60, retentionDays: { a: 2, b: 30, '*': 10 } };
    await app.inject({ method: 'PUT', url: '/api/owner/settings', headers: OWNER, payload: settings });
    const save = async () => {
      const visitor = await Visitor.arrive(app);
      for (const form of ['a', 'b', 'c']) await visitor.save(form, { m: 'x' });
      await visitor.save('a', { m: '[url=x]' });
    };
    /** Housekeeping runs as a server starts, and each hour. */
    const countAfter = async (days: number) => {
      clock.advance(days * DAY_SECONDS);
      const later = await startApp(test, options);
      const spam = await later.inject({ url: '/api/owner/submissions?status=spam', headers: OWNER });
      const lists = await Promise.all(['a', 'b', 'c'].map((form) => submissionsOf(later, form)));
      return [...lists.map(({ length }) => length), spam.json().length];
    };
    await save();
    assert.deepEqual(await countAfter(1), [1, 1, 1, 1]);
    await save();
    assert.deepEqual(await countAfter(1.5), [1, 2, 2, 1], 'the first ones of a');
    assert.deepEqual(await countAfter(8), [0, 2, 1, 0], 'the first one of c');
    assert.deepEqual(await countAfter(30), [0, 0, 0, 0]);
  });
});
