/** Every block of code in the guides and recipes: HTML as `sqs-kit check` reads it, scripts and css that can be read, commands that exist. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import * as esbuild from 'esbuild';
import { parse as parseSvelte } from 'svelte/compiler';
import { parse as parseVue } from 'vue/compiler-sfc';
import { USAGE } from '../../server/src/config.ts';
import { checkPage, type Tags, tagsOf } from '../../src/check/index.ts';
import { build } from '../../tools/build.mjs';

const FILES = ['docs/guides', 'docs/recipes'].flatMap((folder) =>
  readdirSync(folder).map((file) => `${folder}/${file}`),
);
const CLI = readFileSync('bin/sqs-kit.mjs', 'utf8');
const {
  exports: ENTRIES,
  scripts,
  devDependencies,
} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, unknown>;
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
};
/** Nothing here reads these. */
const UNREAD = /^(template|php|http|astro)$/;

interface Block {
  language: string;
  code: string;
}

const blocksOf = (file: string): Block[] =>
  [...readFileSync(file, 'utf8').matchAll(/^```(\w+).*\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', code = '']) => ({ language, code }),
  );

/** Whether the package exports what a script of a guide imports. */
function isExported(name: string): boolean {
  const path = `.${name.slice('sqs-kit'.length)}`;
  return Object.keys(ENTRIES).some((entry) => {
    const [begin = '', end = ''] = entry.split('*');
    return entry.includes('*') ? path.startsWith(begin) && path.endsWith(end) : path === entry;
  });
}

async function checkScript(code: string, loader: esbuild.Loader) {
  await esbuild.transform(code, { loader, logLevel: 'silent' });
  for (const [, name = ''] of code.matchAll(/(?:from|import)\s*\(?'(sqs-kit[^']*)'/g))
    assert.ok(isExported(name), `${name} is not exported`);
}

/** Each command is one of the project's programs, with options that these know, or installs what we are tried with. */
function checkCommand(line: string) {
  const [, packages] = /^npm install (?:--save-dev )?(.+)$/.exec(line) ?? [];
  if (packages) {
    for (const name of packages.split(' '))
      assert.ok(name === 'sqs-kit' || name in devDependencies, `${name} is no package that is tried here`);
    return;
  }
  // What it copies is there once the package is installed, and the folder that it copies into is made.
  if (/^(mkdir -p public|cp -r node_modules\/sqs-kit\/dist \S+)$/.test(line)) return;
  const [, program = '', rest = ''] = /(?:^|\s)(?:npx|npm run) (\S+)(.*)$/.exec(line) ?? [];
  const usage = { 'sqs-kit': CLI, 'sqs-kit-server': USAGE }[program];
  assert.ok(usage || scripts[program], `there is no ${program || line}`);
  const words = rest.split('>')[0]?.trim().split(/\s+/) ?? [];
  if (program === 'sqs-kit') assert.match(CLI, new RegExp(`^ {2}sqs-kit ${words[0]} `, 'm'));
  for (const word of words.filter((one) => one.startsWith('--')))
    assert.ok(usage?.includes(word), `${program} knows no ${word}`);
}

describe('code in the guides', () => {
  let tags: Tags = {};
  before(async () => {
    await build();
    tags = tagsOf(await import(`${process.cwd()}/dist/elements/index.js`));
  });

  for (const file of FILES)
    it(`${file} can be followed to the letter`, async () => {
      const blocks = blocksOf(file);
      for (const { language, code } of blocks) {
        if (language === 'html')
          assert.deepEqual(
            checkPage(code, tags).filter(({ severity }) => severity === 'error'),
            [],
            code,
          );
        else if (language === 'json') JSON.parse(code);
        else if (language === 'sh') code.trim().split('\n').forEach(checkCommand);
        else if (['js', 'jsx', 'ts', 'css'].includes(language))
          await checkScript(code, language as esbuild.Loader);
        else if (language === 'vue') assert.deepEqual(parseVue(code).errors, []);
        else if (language === 'svelte') parseSvelte(code, { modern: true });
        else assert.match(language, UNREAD, file);
      }
    });
});
