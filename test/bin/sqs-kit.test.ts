/** The command line on real files: what it writes, where, and with which exit code. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from '../../tools/build.mjs';

const command = fileURLToPath(new URL('../../bin/sqs-kit.mjs', import.meta.url));
let folder = '';

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

before(async () => {
  await build();
  folder = mkdtempSync(join(tmpdir(), 'sqs-kit-'));
  mkdirSync(join(folder, 'partials'));
  writeFileSync(join(folder, 'page.html'), 'Hello {name|html}! {@|apply greeting.block}\n');
  writeFileSync(join(folder, 'data.json'), '{"name":"Ada & Eve"}');
  writeFileSync(join(folder, 'partials/greeting.block'), 'Bye {name}.');
  writeFileSync(join(folder, 'bad.html'), 'one\n\ttwo {name|nope}\n{.section a}\n{.wat?}x{.end}');
  writeFileSync(join(folder, 'broken.json'), '{');
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/home.page'), '{@|apply menu.block}{@|apply gone.block}');
  writeFileSync(join(folder, 'site/menu.block'), 'menu');
});

after(() => rmSync(folder, { recursive: true, force: true }));

test('render writes the page', () => {
  const { status, stdout, stderr } = run('render', 'page.html', 'data.json', '--partials', 'partials');
  assert.equal(stdout, 'Hello Ada &amp; Eve! Bye Ada & Eve.\n');
  assert.equal(stderr, '');
  assert.equal(status, 0);
});

test('render tells what went wrong and still writes the rest', () => {
  const { status, stdout, stderr } = run('render', 'page.html', 'data.json');
  assert.equal(stdout, 'Hello Ada &amp; Eve! \n');
  assert.match(stderr, /page\.html:1:20: runtime error: partial "greeting\.block" not found/);
  assert.equal(status, 1);
});

test('check shows line and caret', () => {
  const { status, stdout } = run('check', 'bad.html', 'page.html');
  assert.equal(
    stdout,
    [
      'bad.html:2:6: parse error: "nope" formatter is not yet implemented',
      '  \ttwo {name|nope}',
      '  \t    ^',
      'bad.html:3:1: assembler error: unclosed block {.section}',
      '  {.section a}',
      '  ^',
      'bad.html:4:1: parse error: "wat?" predicate is not yet implemented',
      '  {.wat?}x{.end}',
      '  ^',
      '3 errors.',
      '',
    ].join('\n'),
  );
  assert.equal(status, 1);
});

test('check goes through a folder', () => {
  const { status, stdout } = run('check', 'partials');
  assert.equal(stdout, 'No errors.\n');
  assert.equal(status, 0);
});

test('check reads pages, and knows the partials of a folder', () => {
  const { status, stdout } = run('check', 'site');
  assert.match(stdout, /^site\/home\.page:1:21: parse error: partial "gone\.block" not found\n/);
  assert.match(stdout, /\n1 error\.\n$/);
  assert.equal(status, 1);
});

test('an option that is not there is told, and takes nothing with it', () => {
  const unknown = run('render', '--compact', 'page.html', 'data.json');
  assert.equal(unknown.stderr, 'sqs-kit: render has no option --compact\n');
  assert.equal(unknown.status, 2);
  assert.equal(run('check', '--compat', 'page.html').stderr, 'sqs-kit: check has no option --compat\n');
  assert.equal(
    run('render', 'page.html', 'data.json', '--locale').stderr,
    'sqs-kit: --locale needs a value\n',
  );
  assert.match(run('check', '--help').stdout, /sqs-kit check/);
});

test('what cannot run says so in one line', () => {
  const missing = run('render', 'nowhere.html', 'data.json');
  assert.match(missing.stderr, /^sqs-kit: ENOENT.*\n$/);
  assert.equal(missing.status, 2);
  const broken = run('render', 'page.html', 'broken.json');
  assert.match(broken.stderr, /^sqs-kit: broken\.json: .*JSON.*\n$/s);
  assert.equal(broken.status, 2);
  assert.equal(run('render').status, 2);
  assert.match(run('--help').stdout, /sqs-kit check/);
});
