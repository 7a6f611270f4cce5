/** Turns an imported .css file into a module that exports its minified text: for rollup and for esbuild. */
import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';

/** What browsers have for 1rem, in px. */
const ROOT_PX = 16;

/**
 * Many pages shrink their root, as Bootstrap 3 does, to `html { font-size: 62.5% }`, and give their text its size further
 * in: no length of the kit becomes less than by the browser's own root (behaviour/looks#sizes).
 * @param {string} css
 */
const keepRoot = (css) =>
  css.replace(
    /(-?)([\d.]+)rem\b/g,
    (length, minus, size) => `${minus ? 'min' : 'max'}(${length}, ${minus}${size * ROOT_PX}px)`,
  );

/** @param {string} path @returns {Promise<string>} the stylesheet, minified */
export async function minifiedCss(path) {
  const { code } = await transform(keepRoot(await readFile(path, 'utf8')), {
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
