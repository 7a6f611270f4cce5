/** Builds server/dist: main.js, the server with the rules and texts that it shares with the kit, beside the owner's views; packages stay outside. */
import { copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildOwnerViews } from './owner-views.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'server/dist');

await buildOwnerViews();
await build({
  entryPoints: [join(root, 'server/src/main.ts')],
  outfile: join(dist, 'main.js'),
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  logLevel: 'warning',
});
copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
