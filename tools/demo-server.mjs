/** How the server runs for the demo: its pages, the built kit, and what its database begins with. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Arguments that come later on the command line win. */
export const DEMO_ARGS = [
  ...['--site', join(root, 'demo')],
  ...['--kit', join(root, 'dist')],
  ...['--seed', join(root, 'demo/seed.json')],
];
