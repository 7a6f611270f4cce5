import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startTarget } from '../../support/node/http-target.ts';
import { createForm, NO_MEANS, startApp, submissionsOf } from '../../support/node/server.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

describe('a target that never answers', () => {
  it('is given up in time, also after garbage was collected', async (test) => {
    const target = await startTarget(test);
    target.answer = () => 'hang';
    const delivery = { ...NO_MEANS, allowPrivateTargets: true, timeoutMs: 300 };
    const app = await startApp(test, { delivery });
    const zapier = { backendId: 'z', backendType: 5, connectionState: 1, config: { url: target.url } };
    await createForm(app, { id: 'f', backendConnectionConfigs: [zapier] });
    await app.inject({ method: 'POST', url: '/api/form/f', payload: { a: '1' } });
    const work = app.outbox.runDue();
    await target.received(1);
    collectGarbage();
    await work;
    const [row] = (await submissionsOf(app, 'f')).flatMap(({ deliveries }) => deliveries);
    assert.deepEqual([row?.state, row?.attempts], ['waiting', 1]);
    assert.match(row?.problem ?? '', /did not answer in time/);
  });
});
