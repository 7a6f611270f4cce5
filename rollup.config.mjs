/**
 * The builds of the kit, each from the one before it:
 * 1. dist/elements and dist/src: the sources as ES modules with their types, for bundlers; React is a peer.
 * 2. dist/cdn (React) and dist/lite (Preact): drop-in files, a file a tag, `loader.js`, and `sqs-kit.js` with every tag.
 * 3. dist/template: the template language alone.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { cssText } from './tools/css-text.mjs';
import { fileOf, filesByTag } from './tools/file-names.mjs';
import { importsByName } from './tools/imports-by-name.mjs';
import { LITE_MODULES } from './tools/lite-aliases.mjs';
import { minify } from './tools/minify.mjs';
import { piecesOf } from './tools/pieces.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const tagNames = readdirSync(`${root}elements`)
  .filter((file) => /^sqs-.*\.ts$/.test(file))
  .map((file) => file.slice(0, -3));
const locales = readdirSync(`${root}elements/locales`).map((file) => `locales/${file.slice(0, -3)}`);
const TEMPLATE_PARTS = ['index', 'core', 'content', 'commerce', 'social', 'dates-numbers', 'check'];

/** @param {import('rollup').RollupLog} warning @param {(warning: import('rollup').RollupLog) => void} print */
function onwarn(warning, print) {
  // Lit and r2wc mark their modules for bundlers that know "use client"; nothing to act on.
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
  print(warning);
}

/** @param {readonly string[]} names @param {string} folder @param {string} ending */
const entries = (names, folder, ending) =>
  Object.fromEntries(names.map((name) => [name, `${root}${folder}/${name}${ending}`]));

/** @type {import('rollup').RollupOptions} */
const modules = {
  input: [
    ...[...tagNames, ...locales, 'index', 'loader', 'register-locale'].map(
      (name) => `${root}elements/${name}.ts`,
    ),
    ...TEMPLATE_PARTS.map((name) => `${root}src/template/${name}.ts`),
    `${root}src/domain/color/index.ts`,
    `${root}src/editor/index.ts`,
    `${root}src/check/index.ts`,
    `${root}src/server-render/index.ts`,
    `${root}src/api/index.ts`,
    `${root}src/testing/index.ts`,
    `${root}src/react/tag-component.ts`,
    `${root}src/services/media/picture-colors.ts`,
    ...readdirSync(`${root}src/host/lite`).map((name) => `${root}src/host/lite/${name}`),
  ],
  external: [
    /^react(-dom)?($|\/)/,
    /^preact($|\/)/,
    /^@r2wc\//,
    /^@lit\//,
    'parse5',
    'jsonc-parser',
    'axe-core',
  ],
  plugins: [
    cssText(),
    // The packages that come along: they are no dependencies of those who install the kit.
    nodeResolve({ browser: true, resolveOnly: ['altcha-lib', 'leaflet'] }),
    // Leaflet looks with a line of HTML whether browsers know SVG, which pages with Trusted Types refuse.
    replace({
      include: '**/leaflet/src/core/Browser.js',
      delimiters: ['', ''],
      preventAssignment: false,
      values: { "div.innerHTML = '<svg/>'": "div.appendChild(svgCreate('svg'))" },
    }),
    // Types are checked by tools/check.mjs: the build only translates.
    typescript({
      tsconfig: `${root}tsconfig.json`,
      compilerOptions: {
        noEmit: false,
        noCheck: true,
        allowImportingTsExtensions: false,
        declaration: true,
        rootDir: root,
        outDir: `${root}dist`,
      },
      include: ['src/**/*', 'elements/**/*'],
      noEmitOnError: false,
    }),
  ],
  output: {
    dir: 'dist',
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: root,
    // A folder of that name would not be packed.
    entryFileNames: ({ name }) => `${name.replace('node_modules/', 'vendor/')}.js`,
  },
  onwarn,
};

/**
 * What both runtimes' drop-in builds do to the modules.
 * @param {'cdn' | 'lite'} name
 * @param {Parameters<typeof minify>[0]} options
 */
const dropInPlugins = (name, options) => [
  replace({
    preventAssignment: true,
    // A drop-in script runs in a browser: what a server import needs is left out.
    values: {
      'process.env.NODE_ENV': '"production"',
      'typeof HTMLElement': '"function"',
      'typeof customElements': '"object"',
    },
  }),
  ...(name === 'lite' ? [alias({ entries: LITE_MODULES })] : []),
  nodeResolve({ browser: true, exportConditions: ['production'] }),
  commonjs(),
  minify(options),
];

/** @type {Record<string, string>} */
const oneByOneInput = {
  ...Object.fromEntries(tagNames.map((tag) => [fileOf(tag), `${root}dist/elements/${tag}.js`])),
  ...entries([...locales, 'locales', 'markup', 'register-locale'], 'dist/elements', '.js'),
};

/**
 * A file a tag, a file a language, and what `loader.js` fetches for some pages, beside the pieces that they share (tools/pieces.mjs).
 * @param {'cdn' | 'lite'} name
 * @returns {import('rollup').RollupOptions}
 */
const oneByOne = (name) => ({
  input: oneByOneInput,
  plugins: [...dropInPlugins(name, { isCalledOnLoad: true }), filesByTag(tagNames)],
  output: {
    dir: `dist/${name}`,
    format: 'es',
    entryFileNames: '[name].js',
    // Without a name: content filters stop files that are called like what they stop.
    chunkFileNames: ({ name: piece }) => `chunks/${piece === 'react' ? 'react-' : ''}[hash].js`,
    manualChunks: sharedPieces(),
  },
  onwarn,
});

/**
 * `loader.js`, which every page of a site loads first: one file, that names those beside it.
 * @param {'cdn' | 'lite'} name
 * @returns {import('rollup').RollupOptions}
 */
const loader = (name) => ({
  input: entries(['loader'], 'dist/elements', '.js'),
  plugins: [
    {
      name: 'files-beside',
      resolveId: (source) =>
        /^\.\/(locales|markup)\.js$/.test(source) ? { id: source, external: true } : null,
    },
    importsByName(/\/dist\/elements\/tags\.js$/),
    ...dropInPlugins(name, { isCalledOnLoad: false }),
  ],
  output: { dir: `dist/${name}`, format: 'es', entryFileNames: '[name].js' },
  onwarn,
});

/** What pages load: each tag, and what every page with a site fetches after it. A language comes to a page with tags. */
const LOADS = [
  ...Object.entries(oneByOneInput).flatMap(([name, entry]) => (locales.includes(name) ? [] : [[entry]])),
  [`${root}dist/src/services/page/start-site.js`, `${root}dist/elements/sqs-site.js`],
];

/** React with its part of the host, which leaves do without, is a piece of its own. @param {string} id */
const namedPiece = (id) =>
  /\/node_modules\/(react|react-dom|scheduler|preact|@r2wc)\/|\/src\/host\/(lite|react)\//.test(id)
    ? 'react'
    : undefined;

/** @returns {import('rollup').GetManualChunk} */
function sharedPieces() {
  /** @type {Map<string, string> | undefined} */
  let names;
  return (id, { getModuleInfo }) => {
    names ??= new Map(
      piecesOf(LOADS, getModuleInfo, namedPiece).flatMap(({ name, ids }, index) =>
        ids.map((each) => [each, name ?? `piece-${index}`]),
      ),
    );
    return names.get(id) ?? namedPiece(id);
  };
}

/**
 * `sqs-kit.js`: every tag in one file beside the parts that are fetched when they are needed.
 * @param {'cdn' | 'lite'} name
 * @returns {import('rollup').RollupOptions}
 */
const allTags = (name) => ({
  input: { 'sqs-kit': `${root}dist/elements/index.js` },
  // A page has few of them.
  plugins: dropInPlugins(name, { isCalledOnLoad: false }),
  output: {
    dir: `dist/${name}`,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'parts/[hash].js',
  },
  onwarn,
});

/** @type {import('rollup').RollupOptions} */
const templateLanguage = {
  input: entries(TEMPLATE_PARTS, 'dist/src/template', '.js'),
  output: {
    dir: 'dist/template',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[hash].js',
  },
  onwarn,
};

export default [
  modules,
  oneByOne('cdn'),
  loader('cdn'),
  allTags('cdn'),
  oneByOne('lite'),
  loader('lite'),
  allTags('lite'),
  templateLanguage,
];
