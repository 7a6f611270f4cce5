import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { startApp, temporaryFolder } from '../../support/node/server.ts';

async function site(test: TestContext, reload: boolean) {
  const root = temporaryFolder(test);
  for (const folder of ['demo', 'dist']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'demo/index.html'), '<title>Start</title>');
  const app = await startApp(test, { root, dataDir: temporaryFolder(test), reload });
  return { app, root };
}

describe('reload on change', () => {
  it('tells open pages when a demo page or the kit changes', async (test) => {
    const { app, root } = await site(test, true);
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const page = await fetch(`${origin}/`);
    assert.match(await page.text(), /<script type="module" src="\/dev\/reload.js">/);
    assert.match(await (await fetch(`${origin}/dev/reload.js`)).text(), /location.reload/);
    for (const file of ['demo/index.html', 'dist/sqs-kit.js']) {
      const changes = await fetch(`${origin}/dev/changes`);
      const reader = changes.body?.pipeThrough(new TextDecoderStream()).getReader();
      assert.equal((await reader?.read())?.value, ': open\n\n');
      writeFileSync(join(root, file), 'changed');
      assert.match((await reader?.read())?.value ?? '', /^event: change\n/);
      await reader?.cancel();
    }
  });

  it('exists in development only', async (test) => {
    const { app } = await site(test, false);
    assert.equal((await app.inject({ url: '/' })).body, '<title>Start</title>');
    assert.equal((await app.inject({ url: '/dev/changes' })).statusCode, 404);
    assert.equal((await app.inject({ url: '/dev/reload.js' })).statusCode, 404);
  });
});
