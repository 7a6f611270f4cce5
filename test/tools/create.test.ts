/** A new tag is laid whole and passes what every tag has to pass; a name that cannot be is refused and nothing is written. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { findLayerViolations } from '../../tools/layers.mjs';

const root = resolve(import.meta.dirname, '../..');
/** What is no part of the repository. */
const MADE = /(^|\/)(node_modules|dist|\.git|\.cache|\.data)$/;

describe('npm run create', () => {
  const copy = mkdtempSync(join(tmpdir(), 'create-'));
  const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  const create = (...args: string[]) => run('tools/create.mjs', ...args);
  // With types, what is behind a link is not read.
  const filesOf = () =>
    readdirSync(copy, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(copy, join(entry.parentPath, entry.name)))
      .filter((path) => !path.startsWith('.cache'))
      .sort();
  const textOf = (path: string) => readFileSync(join(copy, path), 'utf8');

  before(() => {
    cpSync(root, copy, { recursive: true, filter: (path) => !MADE.test(relative(root, path)) });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  });
  after(() => rmSync(copy, { recursive: true, force: true }));

  const REFUSED: [args: string[], reason: RegExp][] = [
    [[], /^Say what to create: npm run create -- tag sqs-x \[--leaf\], or language sv$/],
    [['field', 'x'], /^Say what to create:/],
    [['tag'], /^Say how the tag is called:/],
    [['tag', '--leaf'], /^Say how the tag is called:/],
    [['tag', 'poll'], /begin with sqs-: call it sqs-poll\.$/],
    [['tag', 'sqs-'], /is no name for a tag: write words of small letters/],
    [['tag', 'sqs-Poll'], /is no name for a tag/],
    [['tag', 'sqs-poll-'], /is no name for a tag/],
    [['tag', 'sqs--poll'], /is no name for a tag/],
    [['tag', 'sqs-3d'], /is no name for a tag/],
    [['tag', 'sqs-poll_box'], /is no name for a tag/],
    [['tag', 'sqs-../poll'], /is no name for a tag/],
    [['tag', 'sqs-form'], /^There is a <sqs-form> \(elements\/sqs-form\.ts\): choose another name\.$/],
    [['tag', 'sqs-commerce'], /^src\/i18n\/en\/commerce\.ts is there already .+ choose another name\.$/],
    [['language'], /^Say one language by its BCP 47 tag, as in sv or pt-PT:/],
    [['language', '../sv'], /^Say one language by its BCP 47 tag/],
    [['language', 'sv', 'da'], /^Say one language by its BCP 47 tag/],
    [['language', 'de'], /^There is de already \(src\/i18n\/languages\/de\.ts\)\.$/],
    [['tag', 'sqs-poll', '--lit'], /^There is no option --lit:/],
    [['tag', 'sqs-poll', 'sqs-vote'], /^One tag at a time, and sqs-vote is too much:/],
  ];
  for (const [args, reason] of REFUSED)
    it(`refuses ${JSON.stringify(args.join(' '))} and writes nothing`, () => {
      const files = filesOf();
      const index = textOf('elements/index.ts');
      const { status, stderr } = create(...args);
      assert.equal(status, 1);
      assert.match(stderr.trimEnd(), reason);
      assert.deepEqual([filesOf(), textOf('elements/index.ts')], [files, index]);
    });

  it('lays a tag with a React view, one whose name is a word of the language, and a leaf', () => {
    const known = new Set(filesOf());
    for (const args of [['sqs-weak-ref'], ['sqs-zebra-crossing'], ['sqs-aside-text', '--leaf']]) {
      const { status, stderr } = create('tag', ...args);
      assert.equal(status, 0, stderr);
    }
    const files = filesOf().filter((path) => !known.has(path));
    assert.deepEqual(
      files.filter((path) => path.includes('zebra')),
      [
        'demo/sqs-zebra-crossing.html',
        'docs/elements/sqs-zebra-crossing.md',
        'elements/sqs-zebra-crossing.ts',
        'src/i18n/en/zebra-crossing.ts',
        'src/widgets/zebra-crossing/config.ts',
        'src/widgets/zebra-crossing/events.ts',
        'src/widgets/zebra-crossing/use-zebra-crossing.ts',
        'src/widgets/zebra-crossing/zebra-crossing.css',
        'src/widgets/zebra-crossing/zebra-crossing.tsx',
        'test/elements/sqs-zebra-crossing.browser.ts',
      ],
    );
    assert.deepEqual(
      files.filter((path) => path.includes('aside')),
      [
        'demo/sqs-aside-text.html',
        'docs/elements/sqs-aside-text.md',
        'elements/sqs-aside-text.ts',
        'src/leaves/aside-text/aside-text-leaf.ts',
        'test/elements/sqs-aside-text.browser.ts',
      ],
    );
    for (const path of files) assert.doesNotMatch(textOf(path), /__\w+__/, path);
  });

  it('names them wherever tags are listed, in the order of the names', () => {
    for (const path of ['elements/index.ts', 'elements/tags.ts', 'src/testing/states/page.ts']) {
      const names = [...textOf(path).matchAll(/^(?: {2}'|export .+ '\.\/)(sqs-[a-z-]+)(?:'|\.ts)/gm)].map(
        ([, name = '']) => name,
      );
      const first = names.slice(0, names.indexOf('sqs-zebra-crossing') + 1);
      assert.deepEqual(first, [...first].sort(), path);
      for (const tag of ['sqs-weak-ref', 'sqs-aside-text']) assert.ok(first.includes(tag), `${path}: ${tag}`);
    }
    for (const path of ['README.md', 'CHANGELOG.md', 'test/consumer/project/every-tag.ts'])
      assert.match(textOf(path), /sqs-zebra-crossing/, path);
  });

  it('puts the texts of a tag into every language, to be translated', () => {
    for (const file of readdirSync(join(copy, 'src/i18n/languages')))
      assert.match(
        textOf(`src/i18n/languages/${file}`),
        /^ {2}'zebra-crossing': \{\n {4}press: 'Press',/m,
        file,
      );
  });

  it('lays a language, which registers itself', () => {
    const { status, stderr } = create('language', 'sv');
    assert.equal(status, 0, stderr);
    assert.match(textOf('src/i18n/languages/sv.ts'), /^\/\*\* Swedish texts for every tag/);
    assert.match(textOf('elements/locales/sv.ts'), /^\/\*\* Swedish texts for every tag/);
    assert.match(textOf('elements/locales/sv.ts'), /registerLocale\('sv', texts\);/);
    assert.match(textOf('elements/locales.ts'), /^ {2}sv: \(\) => import\('\.\/locales\/sv\.ts'\),$/m);
  });

  it('lays the plurals of the language, and one beside its language', () => {
    for (const language of ['pl', 'pt-PT']) {
      const { status, stderr } = create('language', language);
      assert.equal(status, 0, stderr);
    }
    const hours = textOf('src/i18n/languages/pl.ts').match(/^ {4}hour: \{([\s\S]*?)^ {4}\},$/m)?.[1] ?? '';
    assert.deepEqual(
      Array.from(hours.matchAll(/^\s+(\w+): '/gm), ([, form]) => form),
      ['one', 'few', 'many', 'other'],
    );
    assert.match(textOf('elements/locales.ts'), /^ {2}'pt-PT': \(\) => import/m);
  });

  it('lays what compiles, is formatted and keeps the layers and the pages', () => {
    const laid = filesOf().filter((path) =>
      /(weak-ref|zebra-crossing|aside-text)[\w.-]*\.(ts|tsx|css)$/.test(path),
    );
    writeFileSync(
      join(copy, 'tsconfig.laid.json'),
      JSON.stringify({
        extends: './tsconfig.json',
        compilerOptions: { types: ['mocha'] },
        include: [
          'src/*.d.ts',
          'elements/locales/*.ts',
          'elements/index.ts',
          'elements/tags.ts',
          'src/testing/states/page.ts',
          ...laid.filter((path) => path.endsWith('.browser.ts')),
        ],
      }),
    );
    const tools: [string, ...string[]][] = [
      ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.laid.json'],
      [
        'node_modules/@biomejs/biome/bin/biome',
        'check',
        '--error-on-warnings',
        ...laid,
        'src/i18n',
        'elements',
        'src/testing/states/page.ts',
      ],
      ['tools/element-pages.mjs', '--check'],
    ];
    for (const tool of tools) {
      const { status, stdout, stderr } = run(...tool);
      assert.equal(status, 0, `${tool.join(' ')}\n${stdout}\n${stderr}`);
    }
    assert.deepEqual(findLayerViolations(copy), []);
  });
});
