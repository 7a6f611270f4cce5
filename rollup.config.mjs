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

const root = fileURLToPath(new URL('.', import.meta.url));
const tagNames = readdirSync(`${root}elements`)
  .filter((file) => /^sqs-.*\.ts$/.test(file))
  .map((file) => file.slice(0, -3));
const tagEntries = Object.fromEntries(tagNames.map((tag) => [tag, `${root}elements/${tag}.ts`]));
const dropInEntries = {
  ...tagEntries,
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
  external: [/^react(-dom)?($|\/)/, /^@r2wc\//, /^lit($|\/)/],
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

/** What tags without React need as well, apart from the runtime. */
const BASE = /src\/host\/(attributes|define|json-child|json-config)\.ts$/;
const RUNTIME = /node_modules\/(react|react-dom|scheduler|preact)\/|src\/host\/(?!site-element)/;

/** @param {string} id */
function chunkOf(id) {
  if (BASE.test(id)) return 'base';
  return RUNTIME.test(id) ? 'runtime' : undefined;
}

/**
 * @param {'cdn' | 'lite'} name
 * @returns {import('rollup').RollupOptions}
 */
function dropIn(name) {
  return {
    input: dropInEntries,
    plugins: [
      cssText(),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      ...(name === 'lite' ? [alias({ entries: LITE_ALIASES })] : []),
      nodeResolve({ browser: true, exportConditions: ['production'] }),
      commonjs(),
      compile({ outDir: `${root}dist/${name}` }),
      terser({ module: true, ecma: 2020, compress: { passes: 2 }, format: { comments: false } }),
    ],
    output: {
      dir: `dist/${name}`,
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      manualChunks: chunkOf,
    },
    onwarn,
  };
}

export default [forBundlers, dropIn('cdn'), dropIn('lite')];
