/** `npm run bench`: every comparison with peers, one after the other. `npm run bench -- form` runs one. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);
const shared = ['run.mjs', 'browser.mjs'];

const files = readdirSync(folder).filter((file) => file.endsWith('.mjs') && !shared.includes(file));
for (const file of files) {
  if (wanted.length > 0 && !wanted.some((name) => file.startsWith(name))) continue;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(folder, file)], {
    cwd: join(folder, '..'),
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
