/** Turns an imported .css file into a module that exports its minified text: for rollup and for esbuild. */
import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';

/** @param {string} path @returns {Promise<string>} the stylesheet, minified */
export async function minifiedCss(path) {
  const { code } = await transform(await readFile(path, 'utf8'), {
    loader: 'css',
    minify: true,
    target: 'chrome123',
  });
  return code.trim();
}

/** @param {string} path @returns {Promise<string>} the JavaScript module text */
const cssModule = async (path) => `export default ${JSON.stringify(await minifiedCss(path))};`;

/** @returns {import('rollup').Plugin} */
export function cssText() {
  return {
    name: 'css-text',
    async load(id) {
      if (!id.endsWith('.css')) return null;
      this.addWatchFile(id);
      return cssModule(id);
    },
  };
}

/** @type {import('esbuild').Plugin} */
export const esbuildCssText = {
  name: 'css-text',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: await cssModule(path),
      loader: 'js',
    }));
  },
};
