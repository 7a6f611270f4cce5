/** Builds .cache/site, which `npm start` serves: the pages of demo/ and docs/ in one frame, and the scripts of that frame. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { fillFigures } from './docs-site/figures.mjs';
import { documentOf } from './docs-site/layout.mjs';
import { readPages } from './docs-site/page.mjs';
import { sectionsOf } from './docs-site/search-sections.mjs';
import { filesIn, fingerprintOf } from './fingerprint.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The folder that is served. */
export const SITE = join(root, '.cache/site');
const stampFile = join(root, '.cache/site.stamp');
/** In demo/, what is not served as it is. */
const SOURCES = /^demo\/(site\/|seed\.json)/;

/** What is up to date is left alone: a server may be reading it. The kit has to be built before. */
export async function buildSite() {
  const wanted = fingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  rmSync(SITE, { recursive: true, force: true });
  for (const file of filesIn('demo').filter((one) => !SOURCES.test(one)))
    cpSync(join(root, file), join(SITE, file.slice('demo/'.length)));
  const pages = readPages().map((page, _, all) => ({ ...page, html: fillFigures(page.html, all) }));
  for (const page of pages) {
    const file = join(SITE, page.address === '/' ? 'index.html' : page.address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, documentOf(page, pages));
  }
  await esbuild.build({
    entryPoints: ['site', 'state-page'].map((name) => join(root, `demo/site/${name}.ts`)),
    outdir: join(SITE, 'assets'),
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'chrome123',
    logLevel: 'warning',
  });
  writeFileSync(join(SITE, 'assets/search.json'), JSON.stringify(sectionsOf(pages)));
  cpSync(join(root, 'demo/site/first.js'), join(SITE, 'assets/first.js'));
  writeFileSync(stampFile, wanted);
}

/** Of everything the site is made of. */
function fingerprint() {
  return fingerprintOf([
    'package-lock.json',
    ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'server/README.md'],
    'tools/docs-site.mjs',
    ...filesIn('tools/docs-site'),
    ...filesIn('demo'),
    ...filesIn('docs'),
    ...['dist/.stamp', 'tools/sizes.mjs', 'bench/figures.mjs'],
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildSite();
