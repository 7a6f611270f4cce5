/** Builds the pages of the hosts, each for a server and for a browser: Vue and Svelte with Vite, React with esbuild. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import * as esbuild from 'esbuild';
import { build } from 'vite';

export const HOSTS = ['React', 'Svelte', 'Vue'] as const;
export type Host = (typeof HOSTS)[number];

export interface HostPage {
  /** What the server writes. */
  html: string;
  /** By address below `/`; `app.js` hydrates it. */
  scripts: Record<string, string>;
}

const folder = import.meta.dirname;
const root = join(folder, '../../..');

/** What hydrates the page, and what writes it. */
const ENTRIES = {
  Vue: {
    browser: `import { createSSRApp } from 'vue'; import App from './app.vue'; createSSRApp(App).mount('#app');`,
    server: `import { createSSRApp } from 'vue'; import { renderToString } from 'vue/server-renderer'; import App from './app.vue';
      export const render = () => renderToString(createSSRApp(App));`,
  },
  Svelte: {
    browser: `import { hydrate } from 'svelte'; import App from './app.svelte'; hydrate(App, { target: document.querySelector('#app') });`,
    server: `import { render as write } from 'svelte/server'; import App from './app.svelte'; export const render = () => write(App).body;`,
  },
};

/** Modules of the entries, by the names that Vite asks for. */
const entries = (side: 'browser' | 'server') => ({
  name: 'entries',
  resolveId: (id: string) => (id in ENTRIES ? join(folder, `${id}.js`) : undefined),
  load: (id: string) => ENTRIES[id.slice(folder.length + 1, -3) as keyof typeof ENTRIES]?.[side],
});

/** Both at once: a build takes longer to start than to run. */
async function viteBuild(side: 'browser' | 'server') {
  const outDir = join(root, '.cache/hosts', side);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    plugins: [
      entries(side),
      vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('sqs-') } } }),
      svelte({ configFile: false, prebundleSvelteLibraries: false }),
    ],
    define: { __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true' },
    build: {
      ssr: side === 'server',
      outDir,
      emptyOutDir: true,
      minify: false,
      modulePreload: false,
      rollupOptions: {
        input: Object.keys(ENTRIES),
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  return outDir;
}

/** With the kit in it, as the components of `sqs-kit/react` load it. */
async function reactPage(): Promise<HostPage> {
  const bundle = (contents: string, platform: 'browser' | 'node', outdir: string) =>
    esbuild.build({
      stdin: { contents, resolveDir: folder, loader: 'jsx', sourcefile: 'app.js' },
      bundle: true,
      splitting: true,
      outdir: join(root, '.cache/hosts', outdir),
      entryNames: 'app',
      format: 'esm',
      platform,
      jsx: 'automatic',
      logLevel: 'error',
      write: platform === 'node',
      define: { 'process.env.NODE_ENV': '"development"' },
      banner: platform === 'node' ? { js: REQUIRE } : {},
    });
  const outdir = 'react';
  await bundle(
    `import { renderToString } from 'react-dom/server'; import { App } from './app.jsx'; export const render = () => renderToString(<App />);`,
    'node',
    outdir,
  );
  const { outputFiles = [] } = await bundle(
    `import { hydrateRoot } from 'react-dom/client'; import { App } from './app.jsx';
     hydrateRoot(document.querySelector('#app'), <App />);`,
    'browser',
    outdir,
  );
  const { render } = await import(pathToFileURL(join(root, '.cache/hosts', outdir, 'app.js')).href);
  return {
    html: render(),
    scripts: Object.fromEntries(
      outputFiles.map(({ path, text }) => [path.slice(join(root, '.cache/hosts', outdir).length), text]),
    ),
  };
}

/** React is CommonJS, and asks for Node's modules by `require`. */
const REQUIRE = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

export async function buildHosts(): Promise<Record<Host, HostPage>> {
  const [browser, server] = [await viteBuild('browser'), await viteBuild('server')];
  const page = async (name: keyof typeof ENTRIES): Promise<HostPage> => ({
    html: await (await import(pathToFileURL(join(server, `${name}.js`)).href)).render(),
    scripts: { '/app.js': readFileSync(join(browser, `${name}.js`), 'utf8') },
  });
  return {
    React: await reactPage(),
    Svelte: await page('Svelte'),
    Vue: await page('Vue'),
  };
}
