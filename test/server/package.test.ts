import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../support/node/server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGE = JSON.parse(readFileSync(join(ROOT, 'server/package.json'), 'utf8'));

it('the packed server serves a folder and the endpoints, with no package but those it names', async (test) => {
  const folder = temporaryFolder(test);
  execFileSync('npm', ['pack', '--workspace', 'server', '--pack-destination', folder], {
    cwd: ROOT,
    stdio: 'pipe',
  });
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  execFileSync('tar', ['-xzf', archive], { cwd: folder });
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  renameSync(join(folder, 'package'), join(modules, 'sqs-kit-server'));
  for (const name of Object.keys(PACKAGE.dependencies)) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/index.html'), '<title>Mine</title>');

  const command = join(modules, 'sqs-kit-server/bin/sqs-kit-server.mjs');
  const server = spawn(process.execPath, [command, '--site', 'public', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  test.after(() => server.kill('SIGKILL'));
  const [, origin] = /ready at (http:\S+)\/\s/.exec(await firstOutput(server)) ?? [];
  assert.equal(await (await fetch(`${origin}/`)).text(), '<title>Mine</title>');
  const answer = await fetch(`${origin}/api/form/contact`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: '{"email":"ada@example.com"}',
  });
  assert.equal(answer.status, 200);
  for (const path of ['inbox', 'server/owner.js', 'server/owner.css', 'server/page.css'])
    assert.equal((await fetch(`${origin}/${path}`)).status, 200, path);
});

it('the command of a clone that was not built says how it is', (test) => {
  const bin = join(temporaryFolder(test), 'bin');
  mkdirSync(bin);
  const command = join(bin, 'sqs-kit-server.mjs');
  copyFileSync(join(ROOT, 'server/bin/sqs-kit-server.mjs'), command);
  const { status, stderr } = spawnSync(process.execPath, [command, '--help'], { encoding: 'utf8' });
  assert.equal(status, 1);
  assert.match(stderr, /^This is the source of sqs-kit-server: .+\n$/);
});

function firstOutput(server: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((done) => {
    server.stdout?.once('data', (data) => done(String(data)));
    server.once('exit', (code) => done(`ended with ${code}`));
  });
}
