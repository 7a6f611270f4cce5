/** The fast checks, side by side: types (five programs), lint and format, layers, citations, pages of the tags. Exits 1 when one fails. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const CHECKS = {
  'types: src and elements': [tsc, '-p', 'tsconfig.json'],
  'types: domain and template without the DOM': [tsc, '-p', 'tsconfig.pure.json'],
  'types: the owner’s views': [tsc, '-p', 'tsconfig.owner.json'],
  'types: server, tools and Node tests': [tsc, '-p', 'tsconfig.node.json'],
  'types: browser tests and the site’s frame': [tsc, '-p', 'tsconfig.browser.json'],
  'lint and format': [
    join(root, 'node_modules/@biomejs/biome/bin/biome'),
    'check',
    '--diagnostic-level=warn',
    '--error-on-warnings',
  ],
  layers: [join(root, 'tools/layers.mjs')],
  'citations in comments': [join(root, 'tools/citations.mjs')],
  'pages of the tags': [join(root, 'tools/element-pages.mjs'), '--check'],
};

/** @returns {Promise<{ passed: number, failed: number }>} */
export async function check() {
  const results = await Promise.all(Object.entries(CHECKS).map(([name, command]) => runCheck(name, command)));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

/** @param {string} name @param {string[]} command @returns {Promise<boolean>} */
function runCheck(name, command) {
  return new Promise((done) => {
    const child = spawn(process.execPath, command, { cwd: root });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('exit', (code) => {
      console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
      if (code !== 0) console.log(output);
      done(code === 0);
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed } = await check();
  process.exit(failed ? 1 : 0);
}
