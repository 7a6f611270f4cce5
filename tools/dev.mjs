/** `npm run dev`: rebuilds the kit and the owner's views on change, restarts the server when its code changes, reloads open pages. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, rollup } from './build.mjs';
import { buildSite } from './docs-site.mjs';
import { buildOwnerViews, watchOwnerViews } from './owner-views.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

await build();
await buildOwnerViews();
await buildSite();
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--import', 'tsx', 'tools/demo-server.mjs', '--reload'],
  { cwd: root, stdio: 'inherit' },
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    server.kill(signal);
    process.exit(0);
  });
}
server.once('exit', (code) => process.exit(code ?? 1));
await watchOwnerViews();
await rollup(['--watch', '--no-watch.clearScreen']);
