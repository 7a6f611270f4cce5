/** The kit as people get it: packed, installed into a project of a stranger, compiled and bundled there. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { TAGS } from '../../elements/tags.ts';
import { build } from '../../tools/build.mjs';
import { findChrome } from '../../tools/chrome.mjs';

const root = resolve(import.meta.dirname, '../..');
/** What the project has from the registry beside the kit, and the kit's own dependencies. */
const PACKAGES = [
  'react',
  'react-dom',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'csstype',
  'entities',
  'jsonc-parser',
  'parse5',
  'undici-types',
  'scheduler',
  '@lit',
  '@r2wc',
  '@web',
  'axe-core',
  'svelte',
  '@vue',
  'vue',
];

describe('a project that installs the packed kit', () => {
  const project = mkdtempSync(join(tmpdir(), 'sqs-kit-consumer-'));
  const modules = join(project, 'node_modules');
  const outcome = (script: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules', script), ...args],
      { cwd: project, encoding: 'utf8', env: { ...process.env, CHROME_PATH: findChrome() } },
    );
    return { status, text: `${stdout}\n${stderr}` };
  };
  const run = (script: string, ...args: string[]) => {
    const { status, text } = outcome(script, ...args);
    assert.equal(status, 0, text);
  };

  before(async () => {
    await build();
    cpSync(join(root, 'test/consumer/project'), project, { recursive: true });
    const packed = execFileSync(
      'npm',
      ['pack', '--json', '--ignore-scripts', '--pack-destination', project],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
    mkdirSync(join(modules, 'sqs-kit'), { recursive: true });
    execFileSync('tar', [
      '-xzf',
      join(project, filename),
      '-C',
      join(modules, 'sqs-kit'),
      '--strip-components=1',
    ]);
    mkdirSync(join(modules, '@types'));
    for (const name of PACKAGES) symlinkSync(join(root, 'node_modules', name), join(modules, name));
  });
  after(() => rmSync(project, { recursive: true, force: true }));

  it('compiles with every tag, its methods and events, and checks the declarations too', () => {
    const text = readFileSync(join(project, 'every-tag.ts'), 'utf8');
    for (const tag of Object.keys(TAGS)) assert.ok(text.includes(`'${tag}'`), tag);
    run('typescript/bin/tsc', '-p', '.');
  });

  it('compiles as a program on Node, without the types of a page', () =>
    run('typescript/bin/tsc', '-p', 'node'));

  it('has a declaration for each tag that imports built files only', () => {
    const folder = join(modules, 'sqs-kit/dist');
    for (const tag of Object.keys(TAGS)) readFileSync(join(folder, `elements/${tag}.d.ts`));
    const declarations = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.d.ts'),
    );
    for (const file of declarations)
      assert.doesNotMatch(readFileSync(join(folder, file), 'utf8'), /['"]\.[^'"]*\.tsx?['"]/, file);
  });

  it('bundles one tag with Vite, and the tag only', () => {
    run('vite/bin/vite.js', 'build', '--logLevel', 'warn');
    const assets = join(project, 'dist/assets');
    const text = readdirSync(assets)
      .map((file) => readFileSync(join(assets, file), 'utf8'))
      .join('\n');
    assert.match(text, /sqs-newsletter/);
    assert.match(text, /E-Mail-Adresse/);
    assert.doesNotMatch(text, /sqs-gallery-change/);
  });

  it('holds the states of its tags against axe, with web-test-runner and both builds', () =>
    run('@web/test-runner/dist/bin.js'));

  for (const [framework, checker, ...args] of [
    ['vue', 'vue-tsc/bin/vue-tsc.js', '-p', 'vue'],
    [
      'svelte',
      'svelte-check/bin/svelte-check',
      '--workspace',
      'svelte',
      '--tsconfig',
      'tsconfig.json',
      '--output',
      'machine',
    ],
  ] as const)
    it(`compiles a page in ${framework}, and refuses a value, a type and a listener that are wrong`, () => {
      const { text } = outcome(checker, ...args);
      const wrong = text.split('\n').filter((line) => /\berror\b/i.test(line) && line.includes('wrong.'));
      assert.equal(wrong.length, 3, text);
      assert.doesNotMatch(text, /right\.(vue|svelte)/);
    });
});
