import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { startApp, temporaryFolder } from '../support/node/server.ts';

async function site(test: TestContext, reload: boolean) {
  const [siteDir, kitDir] = [temporaryFolder(test), temporaryFolder(test)];
  writeFileSync(join(siteDir, 'index.html'), '<title>Start</title>');
  const app = await startApp(test, { siteDir, kitDir, reload });
  return { app, files: [join(siteDir, 'index.html'), join(kitDir, 'sqs-kit.js')] };
}

describe('reload on change', () => {
  it('tells open pages when a page of the site or the kit changes', async (test) => {
    const { app, files } = await site(test, true);
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const page = await fetch(`${origin}/`);
    assert.match(await page.text(), /<script type="module" src="\/dev\/reload.js">/);
    assert.match(await (await fetch(`${origin}/dev/reload.js`)).text(), /location.reload/);
    for (const file of files) {
      const changes = await fetch(`${origin}/dev/changes`);
      const reader = changes.body?.pipeThrough(new TextDecoderStream()).getReader();
      assert.equal((await reader?.read())?.value, ': open\n\n');
      writeFileSync(file, 'changed');
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
