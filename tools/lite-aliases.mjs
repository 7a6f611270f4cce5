/** What `react` and `react-dom` become in the lite build, for rollup and for the browser test bundles. */
import { fileURLToPath } from 'node:url';

/** @param {string} folder @param {string} ending of the files: the sources' own, or that of the built modules */
const aliases = (folder, ending) => {
  const file = (/** @type {string} */ name) =>
    fileURLToPath(new URL(`../${folder}/${name}${ending}`, import.meta.url));
  // The order matters to rollup's alias plugin: exact subpaths first.
  return {
    '@r2wc/react-to-web-component': file('r2wc'),
    'react/jsx-runtime': file('jsx-runtime'),
    'react-dom/client': file('react-dom-client'),
    react: file('react'),
  };
};

export const LITE_SOURCES = aliases('src/host/lite', '.ts');
export const LITE_MODULES = aliases('dist/src/host/lite', '.js');
