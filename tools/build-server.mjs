/** Builds server/dist: main.js, the server with the rules and texts that it shares with the kit, beside the owner's views; packages stay outside. */
import { copyFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { buildOwnerViews } from './owner-views.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'server/dist');

/** @returns {Promise<string>} path of the program, which others may be running while it is built anew */
export async function buildServer() {
  const program = join(dist, 'main.js');
  const { outputFiles } = await build({
    entryPoints: [join(root, 'server/src/main.ts')],
    write: false,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    logLevel: 'warning',
  });
  mkdirSync(dist, { recursive: true });
  const fresh = `${program}.${process.pid}`;
  for (const { contents } of outputFiles) writeFileSync(fresh, contents);
  renameSync(fresh, program);
  return program;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildOwnerViews();
  await buildServer();
  copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
}
