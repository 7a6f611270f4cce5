/** Builds dist/ when its sources changed. `--force` always builds, `--watch` keeps building. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { minifiedCss } from './css-text.mjs';
import { filesIn, fingerprintOf } from './fingerprint.mjs';
import { writeManifest } from './manifest.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(root, 'dist/.stamp');

/** @param {{ force?: boolean }} [options] @returns {Promise<boolean>} whether anything was built */
export async function build({ force = false } = {}) {
  const wanted = fingerprint();
  if (!force && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return false;
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  await rollup([]);
  nameBuiltFiles();
  await writeStyleSheets();
  await writeManifest();
  writeIntegrity();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, wanted);
  return true;
}

/** Those that pages take as they are. */
async function writeStyleSheets() {
  mkdirSync(join(root, 'dist/themes'));
  const themes = readdirSync(join(root, 'src/styles/themes'));
  for (const name of ['blocks.css', ...themes.map((theme) => `themes/${theme}`)])
    writeFileSync(join(root, 'dist', name), await minifiedCss(join(root, 'src/styles', name)));
}

/** What `integrity` of a script or an import map takes, by the file's path in dist/ (docs/guides/releases.md). */
function writeIntegrity() {
  const files = ['dist/cdn', 'dist/lite', 'dist/template', 'dist/themes'].flatMap(filesIn);
  const hashes = [...files, 'dist/blocks.css'].map((file) => {
    const hash = createHash('sha384').update(readFileSync(join(root, file)));
    return [file.slice('dist/'.length), `sha384-${hash.digest('base64')}`];
  });
  writeFileSync(
    join(root, 'dist/integrity.json'),
    `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`,
  );
}

/** Declarations keep the names of the sources: what they import are built files. */
function nameBuiltFiles() {
  for (const file of filesIn('dist').filter((name) => name.endsWith('.d.ts'))) {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/(from |import\()(['"]\.[^'"]+)\.tsx?(['"])/g, '$1$2.js$3'));
  }
}

/** @param {string[]} args */
export function rollup(args) {
  return new Promise((done, fail) => {
    const command = [
      join(root, 'node_modules/rollup/dist/bin/rollup'),
      '--config',
      'rollup.config.mjs',
      '--silent',
      ...args,
    ];
    const child = spawn(process.execPath, command, { cwd: root, stdio: 'inherit' });
    child.on('exit', (code) =>
      code === 0 ? done(undefined) : fail(new Error(`rollup ended with code ${code}`)),
    );
  });
}

/** Of everything the build reads. */
function fingerprint() {
  return fingerprintOf([
    'rollup.config.mjs',
    'package-lock.json',
    'tsconfig.json',
    ...filesIn('src'),
    ...filesIn('elements'),
    ...filesIn('tools').filter((file) => !file.includes('docs-site')),
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const started = Date.now();
  const built = await build({ force: process.argv.includes('--force') });
  console.log(
    built ? `Built dist/ in ${((Date.now() - started) / 1000).toFixed(1)} s.` : 'dist/ is up to date.',
  );
}
