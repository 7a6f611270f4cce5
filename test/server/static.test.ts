import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startApp, temporaryFolder } from '../support/node/server.ts';

const SCRIPT = `export const text = ${JSON.stringify('x'.repeat(5000))};\n`;
const FILES: Record<string, string> = {
  'site/index.html': '<!doctype html><title>Start</title>',
  'site/.env': 'secret',
  'site/.data/sqs-kit.db': 'secret',
  'dist/cdn/sqs-kit.js': SCRIPT,
  'dist/cdn/chunks/runtime-a1B2c3D4.js': SCRIPT,
};

async function site(test: TestContext) {
  const root = temporaryFolder(test);
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return startApp(test, { siteDir: join(root, 'site'), kitDir: join(root, 'dist'), dataDir: root });
}

describe('files', () => {
  it('are the site’s pages at / and the kit at /dist/', async (test) => {
    const app = await site(test);
    const start = await app.inject({ url: '/' });
    assert.equal(start.body, FILES['site/index.html']);
    assert.match(String(start.headers['content-type']), /^text\/html/);
    const kit = await app.inject({ url: '/dist/cdn/sqs-kit.js' });
    assert.equal(kit.body, SCRIPT);
    assert.match(String(kit.headers['content-type']), /javascript/);
  });

  it('are never outside of their folder, wherever a link leads', async (test) => {
    const root = temporaryFolder(test);
    for (const folder of ['site/sub', 'other']) mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, 'other/index.html'), 'outside');
    writeFileSync(join(root, 'site/real.html'), 'inside');
    symlinkSync(join(root, 'other/index.html'), join(root, 'site/link.html'));
    symlinkSync(join(root, 'other/index.html'), join(root, 'site/sub/index.html'));
    symlinkSync(join(root, 'other'), join(root, 'site/folder'));
    symlinkSync(join(root, 'site/real.html'), join(root, 'site/own-link.html'));
    // The folder itself may be one.
    symlinkSync(join(root, 'site'), join(root, 'published'));
    const app = await startApp(test, { siteDir: join(root, 'published'), dataDir: root });
    for (const url of ['/link.html', '/sub/', '/folder/', '/folder/index.html'])
      assert.equal((await app.inject({ url })).statusCode, 404, url);
    for (const url of ['/real.html', '/own-link.html'])
      assert.equal((await app.inject({ url })).body, 'inside', url);
  });

  it('with a hash in the name are kept for ever, all others are asked for again', async (test) => {
    const app = await site(test);
    const cache = async (url: string) => (await app.inject({ url })).headers['cache-control'];
    assert.equal(await cache('/dist/cdn/chunks/runtime-a1B2c3D4.js'), 'public, max-age=31536000, immutable');
    assert.equal(await cache('/dist/cdn/sqs-kit.js'), 'no-cache');
    assert.equal(await cache('/'), 'no-cache');
    const { etag } = (await app.inject({ url: '/dist/cdn/sqs-kit.js' })).headers;
    const again = await app.inject({
      url: '/dist/cdn/sqs-kit.js',
      headers: { 'if-none-match': String(etag) },
    });
    assert.equal(again.statusCode, 304);
  });

  it('are compressed as the client asks', async (test) => {
    const app = await site(test);
    const fetchAs = (encoding: string) =>
      app.inject({ url: '/dist/cdn/sqs-kit.js', headers: { 'accept-encoding': encoding } });
    const brotli = await fetchAs('gzip, deflate, br');
    assert.equal(brotli.headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(brotli.rawPayload).toString(), SCRIPT);
    const gzip = await fetchAs('gzip, br;q=0');
    assert.equal(gzip.headers['content-encoding'], 'gzip');
    assert.equal(gunzipSync(gzip.rawPayload).toString(), SCRIPT);
    const plain = await fetchAs('identity');
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.equal(plain.headers.vary, 'Accept-Encoding');
  });

  for (const url of [
    '/.env',
    '/%2eenv',
    '//.env',
    '/./.env',
    '/.data/sqs-kit.db',
    '/%2edata/sqs-kit.db',
    '/.data%2fsqs-kit.db',
    '/a/../.env',
    '/a/%2e%2e/.env',
    '/../sqs-kit.db',
    '/%2e%2e/sqs-kit.db',
  ]) {
    it(`${url} is not one of them`, async (test) => {
      const app = await site(test);
      const answer = await app.inject({ url });
      assert.ok([403, 404].includes(answer.statusCode), String(answer.statusCode));
      assert.ok(!answer.body.includes('secret'));
    });
  }

  it('of the owner’s views come under their policy, by whichever address', async (test) => {
    const app = await site(test);
    for (const url of ['/inbox', '/insights', '/forms', '/connections', '/settings', '/server/owner.html']) {
      const { headers } = await app.inject({ url });
      assert.match(
        String(headers['content-security-policy']),
        /default-src 'none'.*frame-ancestors 'none'/,
        url,
      );
      assert.equal(headers['referrer-policy'], 'no-referrer', url);
    }
  });

  it('that are missing are a page for people and JSON for programs', async (test) => {
    const app = await site(test);
    const page = await app.inject({ url: '/none', headers: { accept: 'text/html,*/*' } });
    assert.equal(page.statusCode, 404);
    assert.ok(page.body.includes('<h1>Page not found</h1>'));
    const program = await app.inject({ url: '/api/none' });
    assert.deepEqual([program.statusCode, program.json()], [404, { error: 'Not found.', code: 'not-found' }]);
  });
});
