/** What `react` and `react-dom` become in the lite build, for rollup and for the browser test bundles. */
import { fileURLToPath } from 'node:url';

/** @param {string} path */
const fromRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The order matters to rollup's alias plugin: exact subpaths first. */
export const LITE_ALIASES = {
  '@r2wc/react-to-web-component': fromRoot('src/host/lite/r2wc.ts'),
  'react/jsx-runtime': fromRoot('src/host/lite/jsx-runtime.ts'),
  'react-dom/client': fromRoot('src/host/lite/react-dom-client.ts'),
  react: fromRoot('src/host/lite/react.ts'),
};
