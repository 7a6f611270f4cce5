/** The command line on real files: what it writes, where, and with which exit code. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  writeFileSync(join(folder, 'tags.html'), '<p>\n\t<sqs-newsletter formId="a"></sqs-newsletter>\n</p>\n');
  writeFileSync(join(folder, 'mend.html'), '<sqs-quotes/>\n');
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/home.page'), '{@|apply menu.block}{@|apply gone.block}');
  writeFileSync(join(folder, 'site/menu.block'), 'menu');
  writeFileSync(
    join(folder, 'site/own.html'),
    '<sqs-template><script type="text/x-sqs-template">{@|apply own}</script><script type="text/x-sqs-partial" name="own">A</script><p>Loading</p></sqs-template>',
  );
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

test('check reads the templates that a page has for <sqs-template>, each by itself', () => {
  writeFileSync(
    join(folder, 'templates.html'),
    `<sqs-template>
  <script type="text/x-sqs-template">
    {.section item}{title}
  </script>
  <script type="text/x-sqs-partial" name="a">{title|nope}</script>
  <script type="application/json">{ "item": {} }</script>
  <p>Loading</p>
</sqs-template>
`,
  );
  const { status, stdout } = run('check', 'templates.html');
  assert.equal(
    stdout,
    [
      'templates.html:3:5: assembler error: unclosed block {.section}',
      '      {.section item}{title}',
      '      ^',
      'templates.html:5:46: parse error: "nope" formatter is not yet implemented',
      '    <script type="text/x-sqs-partial" name="a">{title|nope}</script>',
      '                                               ^',
      '2 errors.',
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

test('check shows what is wrong with the tags of a page, and where', () => {
  const { status, stdout } = run('check', 'tags.html');
  assert.equal(
    stdout,
    [
      'tags.html:2:2: warning: There is nothing for visitors before or without scripts: write a plain <form> with an action inside <sqs-newsletter>.',
      '  \t<sqs-newsletter formId="a"></sqs-newsletter>',
      '  \t^',
      'tags.html:2:18: error: formid is no attribute of this tag; did you mean "form-id"?',
      '  \t<sqs-newsletter formId="a"></sqs-newsletter>',
      '  \t                ^',
      '1 error, 1 warning.',
      '',
    ].join('\n'),
  );
  assert.equal(status, 1);
});

test('check shows what is around the place in a page of one line, and no byte order mark', () => {
  writeFileSync(
    join(folder, 'line.html'),
    `\uFEFF<sqs-teapot></sqs-teapot>${'a'.repeat(500)}<sqs-kettle></sqs-kettle>`,
  );
  assert.equal(
    run('check', 'line.html').stdout,
    [
      'line.html:1:2: error: There is no tag <sqs-teapot>',
      `  <sqs-teapot></sqs-teapot>${'a'.repeat(135)}…`,
      '   ^',
      'line.html:1:527: error: There is no tag <sqs-kettle>',
      `  …${'a'.repeat(59)}<sqs-kettle></sqs-kettle>`,
      `  ${' '.repeat(61)}^`,
      '2 errors.',
      '',
    ].join('\n'),
  );
});

test('check --format json is read by programs', () => {
  const { status, stdout } = run('check', 'tags.html', '--format', 'json');
  const { problems } = JSON.parse(stdout) as { problems: { rule: string; line: number; file: string }[] };
  assert.deepEqual(
    problems.map(({ file, line, rule }) => [file, line, rule]),
    [
      ['tags.html', 2, 'fallback'],
      ['tags.html', 2, 'attribute'],
    ],
  );
  assert.equal(status, 1);
});

test('check --fix mends the file and tells of the rest', () => {
  const { status, stdout } = run('check', '--fix', 'mend.html');
  assert.equal(readFileSync(join(folder, 'mend.html'), 'utf8'), '<sqs-quotes></sqs-quotes>\n');
  assert.equal(stdout, '1 problem mended.\n');
  assert.equal(status, 0);
});

test('a thousand pages are checked in one go', () => {
  const many = join(folder, 'many');
  mkdirSync(many);
  const page = `<!doctype html><title>A</title><script type="module" src="/kit/lite/loader.js"></script>
${'<section><h2>Words</h2><p>and more of them</p></section>\n'.repeat(100)}
<sqs-newsletter form-id="a"><form action="/a"></form></sqs-newsletter>`;
  for (let index = 0; index < 1000; index += 1) writeFileSync(join(many, `${index}.html`), page);
  assert.deepEqual(run('check', 'many'), { status: 0, stdout: 'No errors.\n', stderr: '' });
});

test('check says that a folder has no pages, before it changes any', () => {
  mkdirSync(join(folder, 'empty'));
  writeFileSync(join(folder, 'empty/style.css'), '');
  writeFileSync(join(folder, 'later.html'), '<sqs-quotes/>\n');
  assert.deepEqual(run('check', '--fix', 'later.html', 'empty'), {
    status: 2,
    stdout: '',
    stderr: 'sqs-kit: There is no page or template in empty.\n',
  });
  assert.equal(readFileSync(join(folder, 'later.html'), 'utf8'), '<sqs-quotes/>\n');
});

test('check says that there is no such file', () => {
  assert.deepEqual(run('check', 'nowhere.html'), {
    status: 2,
    stdout: '',
    stderr: 'sqs-kit: There is no file or folder nowhere.html.\n',
  });
});

test('prerender writes what is seen without scripts, and nothing else', () => {
  const page = '<h1>A</h1>\n<sqs-map address-title="Boathouse"></sqs-map>\n<sqs-map>Here</sqs-map>\n';
  writeFileSync(join(folder, 'map.html'), page);
  const filled = page.replace('"></', '"><address>Boathouse</address></');
  assert.deepEqual(run('prerender', 'map.html'), { status: 0, stdout: filled, stderr: '' });
  assert.equal(run('prerender', 'map.html', '--out', 'built').stdout, 'built/map.html: 1 tag filled.\n');
  assert.equal(readFileSync(join(folder, 'built/map.html'), 'utf8'), filled);
  assert.equal(
    run('prerender', 'map.html', 'tags.html').stderr,
    'sqs-kit: Say where several pages go: --out <folder>.\n',
  );
});

test('an option that is not there is told, and takes nothing with it', () => {
  const unknown = run('render', '--compact', 'page.html', 'data.json');
  assert.match(unknown.stderr, /^sqs-kit: Unknown option '--compact'.*\n$/);
  assert.equal(unknown.status, 2);
  assert.match(run('check', '--compat', 'page.html').stderr, /^sqs-kit: Unknown option '--compat'/);
  assert.match(
    run('render', 'page.html', 'data.json', '--locale').stderr,
    /^sqs-kit: .*--locale.*missing\n$/,
  );
  assert.equal(
    run('check', '--format', 'xml', 'page.html').stderr,
    'sqs-kit: There is no format xml: text or json.\n',
  );
});

test('help is that of all commands, or of one', () => {
  const all = run('--help');
  assert.equal(all.status, 0);
  for (const command of ['check', 'prerender', 'render']) {
    assert.match(all.stdout, new RegExp(`^ {2}sqs-kit ${command} <`, 'm'));
    const one = run(command, '--help');
    assert.deepEqual([one.status, one.stderr], [0, '']);
    assert.deepEqual(one.stdout.match(/^ {2}sqs-kit \w+/gm), [`  sqs-kit ${command}`]);
    assert.equal(run('help', command).stdout, one.stdout);
    assert.equal(run(command).stderr, one.stdout);
    assert.equal(run(command).status, 2);
  }
  assert.equal(run().stderr, all.stdout);
  assert.equal(run().status, 2);
});

test('the version is that of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  assert.deepEqual(run('--version'), { status: 0, stdout: `${version}\n`, stderr: '' });
});

test('a command that there is not is told, with those that there are', () => {
  assert.deepEqual(run('chekc', 'page.html'), {
    status: 2,
    stdout: '',
    stderr: 'sqs-kit: There is no command chekc: check, prerender, render.\n',
  });
});

test('what cannot run says so in one line', () => {
  const missing = run('render', 'nowhere.html', 'data.json');
  assert.match(missing.stderr, /^sqs-kit: ENOENT.*\n$/);
  assert.equal(missing.status, 2);
  const nowhere = run('prerender', 'page.html', '--out', '/proc/x');
  assert.match(nowhere.stderr, /^sqs-kit: E\w+: .*mkdir.*\n$/);
  assert.equal(nowhere.status, 2);
  const broken = run('render', 'page.html', 'broken.json');
  assert.match(broken.stderr, /^sqs-kit: broken\.json: .*JSON.*\n$/s);
  assert.equal(broken.status, 2);
});
