/** The builds of the kit: dist/elements (for bundlers), dist/cdn (drop-in, React), dist/lite (drop-in, Preact). */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { cssText } from './tools/css-text.mjs';
import { LITE_ALIASES } from './tools/lite-aliases.mjs';
import { ownCopies } from './tools/own-copy.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const tagNames = readdirSync(`${root}elements`)
  .filter((file) => /^sqs-.*\.ts$/.test(file))
  .map((file) => file.slice(0, -3));
const tagEntries = Object.fromEntries(tagNames.map((tag) => [tag, `${root}elements/${tag}.ts`]));
/**
 * `<sqs-site>` is on every page of a site, and most of what it uses no other tag loads at once: one file of its own
 * is a third smaller than the chunks it would share.
 */
const SITE = 'sqs-site';
const sitePath = `${root}elements/${SITE}.ts`;
const siteEntry = { [SITE]: sitePath };
const dropInEntries = {
  ...Object.fromEntries(Object.entries(tagEntries).filter(([tag]) => tag !== SITE)),
  'sqs-kit': `${root}elements/index.ts`,
  loader: `${root}elements/loader.ts`,
};

/** @param {import('rollup').RollupLog} warning @param {(warning: import('rollup').RollupLog) => void} print */
function onwarn(warning, print) {
  // Lit and r2wc mark their modules for bundlers that know "use client"; nothing to act on.
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
  print(warning);
}

/** @param {object} [compilerOptions] */
// Types are checked by tools/check.mjs: the builds only translate.
const compile = (compilerOptions) =>
  typescript({
    tsconfig: `${root}tsconfig.json`,
    compilerOptions: { noEmit: false, noCheck: true, allowImportingTsExtensions: false, ...compilerOptions },
    include: ['src/**/*', 'elements/**/*'],
    noEmitOnError: false,
  });

/** @type {import('rollup').RollupOptions} */
const forBundlers = {
  input: { ...tagEntries, index: `${root}elements/index.ts`, loader: `${root}elements/loader.ts` },
  external: [/^react(-dom)?($|\/)/, /^@r2wc\//, /^@lit\//],
  plugins: [
    cssText(),
    compile({
      declaration: true,
      declarationDir: `${root}dist/elements/types`,
      rootDir: root,
      outDir: `${root}dist/elements`,
    }),
  ],
  output: {
    dir: 'dist/elements',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
  onwarn,
};

/** The template language on its own: everything, the core, and each further group. */
/** @type {import('rollup').RollupOptions} */
const templateLanguage = {
  input: Object.fromEntries(
    ['index', 'core', 'content', 'commerce', 'social', 'dates-numbers'].map((name) => [
      name,
      `${root}src/template/${name}.ts`,
    ]),
  ),
  plugins: [
    compile({
      declaration: true,
      declarationDir: `${root}dist/template/types`,
      rootDir: root,
      outDir: `${root}dist/template`,
    }),
  ],
  output: {
    dir: 'dist/template',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
  onwarn,
};
const RUNTIME =
  /node_modules\/(react|react-dom|scheduler|preact|@r2wc)\/|\/src\/host\/(?!adopt|define|submitting|site-element)|\/src\/services\/html\/adopt-styles\.ts$/;
/** What tags without React need, too. */
const BASE = /\/src\/(host\/define|services\/html\/owner-html)\.ts$/;

/** What product tags share: nothing for a page without a shop. */
const SHOP = /\/src\/(domain\/commerce|ui\/product|i18n\/en\/commerce|services\/shop)/;

/** What every form needs before anyone submits it. */
const SUBMISSION =
  /\/src\/(ui\/submission\/(?!submit-path|site-|success|api-root)|host\/submitting|domain\/(by-id|text\/normalize|forms\/(captcha|email|form-entity|form-state))|i18n\/en\/submit)/;

/** What opens over the page; in one piece also where a tag fetches it later. */
const DIALOG = /\/src\/ui\/dialog\//;
const OVERLAY_STACK = /\/src\/services\/overlay\/overlay-stack\.ts$/;

/** The lite build: runtime, forms and dialog are a chunk each; the rest is shared only between the tags that use it. */
function runtimeFormsAndDialog(/** @type {string} */ id) {
  if (SUBMISSION.test(id) && !id.includes('?')) return 'submission';
  if (DIALOG.test(id)) return 'dialog';
  if (OVERLAY_STACK.test(id)) return 'overlay-stack';
  return RUNTIME.test(id) ? 'runtime' : undefined;
}

/**
 * The React build: beside 70 kB of React another request costs more than its bytes, so whatever two tags share is in
 * one chunk with it. What a leaf uses is not: a page of leaves does without React.
 * @type {import('rollup').GetManualChunk}
 */
function sharedWithReact(id, { getModuleInfo }) {
  if (BASE.test(id)) return 'base';
  const users = tagNames.filter((tag) => importsAtOnce(`${root}elements/${tag}.ts`, id, getModuleInfo));
  // A page with leaves alone loads no React, and one with React no Lit. What both use is named, since the runtime
  // would take it in.
  const leaves = users.filter((tag) => isLeaf(tag, getModuleInfo));
  if (leaves.length > 0) {
    if (id.includes('/@lit/')) return 'lit';
    if (leaves.length === users.length) return undefined;
    return SHOP.test(id) ? 'shop' : 'base';
  }
  if (SHOP.test(id)) return users.length > 1 ? 'shop-views' : undefined;
  return RUNTIME.test(id) || users.length > 1 ? 'runtime' : undefined;
}

/** @param {string} tag @param {import('rollup').GetModuleInfo} getModuleInfo */
function isLeaf(tag, getModuleInfo) {
  const imported = getModuleInfo(`${root}elements/${tag}.ts`)?.importedIds ?? [];
  return imported.some((id) => id.startsWith(`${root}src/leaves/`));
}

/** @type {Map<string, Set<string>>} */
const reachable = new Map();

/** @param {string} entry @param {string} id @param {import('rollup').GetModuleInfo} getModuleInfo */
function importsAtOnce(entry, id, getModuleInfo) {
  let ids = reachable.get(entry);
  if (!ids) {
    ids = new Set([entry]);
    for (const known of ids)
      for (const imported of getModuleInfo(known)?.importedIds ?? []) ids.add(imported);
    reachable.set(entry, ids);
  }
  return ids.has(id);
}

/**
 * @param {'cdn' | 'lite'} name
 * @param {Record<string, string>} input
 * @returns {import('rollup').RollupOptions}
 */
function dropIn(name, input) {
  return {
    input,
    // Its chunks import from the entry itself, which then needs no file in front of it.
    preserveEntrySignatures: 'allow-extension',
    external: input === siteEntry ? [] : [sitePath],
    plugins: [
      cssText(),
      ownCopies(),
      replace({
        preventAssignment: true,
        // A drop-in script runs in a browser: what a server import needs is left out.
        values: {
          'process.env.NODE_ENV': '"production"',
          'typeof HTMLElement': '"function"',
          'typeof customElements': '"object"',
        },
      }),
      ...(name === 'lite' ? [alias({ entries: LITE_ALIASES })] : []),
      nodeResolve({ browser: true, exportConditions: ['production'] }),
      commonjs(),
      compile({ outDir: `${root}dist/${name}` }),
      terser({
        module: true,
        ecma: 2022,
        compress: { passes: 3, pure_getters: true },
        format: { comments: false },
      }),
    ],
    output: {
      dir: `dist/${name}`,
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      paths: { [sitePath]: `./${SITE}.js` },
      ...(input === siteEntry
        ? {}
        : { manualChunks: name === 'cdn' ? sharedWithReact : runtimeFormsAndDialog }),
    },
    onwarn,
  };
}

export default [
  forBundlers,
  templateLanguage,
  dropIn('cdn', dropInEntries),
  dropIn('cdn', siteEntry),
  dropIn('lite', dropInEntries),
  dropIn('lite', siteEntry),
];
