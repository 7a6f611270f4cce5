/** Builds server/dist/owner (the owner's views with React in them) when their sources changed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { filesIn, fingerprintOf } from './fingerprint.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const outdir = join(root, 'server/dist/owner');
// Not beside what is built: that folder is packed as it is.
const stampFile = join(root, '.cache/owner-views.stamp');

/** @type {esbuild.BuildOptions} */
const OPTIONS = {
  entryPoints: { owner: join(root, 'server/owner/main.tsx') },
  outdir,
  bundle: true,
  minify: true,
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Older ones know no light-dark().
  target: 'chrome123',
  logLevel: 'warning',
};

/** What is up to date is left alone: a server may be reading it. */
export async function buildOwnerViews() {
  const wanted = fingerprint();
  const isBuilt = existsSync(stampFile) && existsSync(join(outdir, 'owner.js'));
  if (isBuilt && readFileSync(stampFile, 'utf8') === wanted) return;
  await esbuild.build(OPTIONS);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, wanted);
}

/** Builds them with each change, until the process ends. */
export async function watchOwnerViews() {
  await (await esbuild.context(OPTIONS)).watch();
}

/** Of everything they are made of. */
function fingerprint() {
  return fingerprintOf([
    'package-lock.json',
    'tools/owner-views.mjs',
    ...filesIn('server/owner'),
    ...['api', 'domain', 'editor', 'i18n', 'services', 'template'].flatMap((room) => filesIn(`src/${room}`)),
  ]);
}
