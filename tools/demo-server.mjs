/** Runs the server for the demo: its pages, the built kit, what its database begins with, and a checkout that stands in for an owner's. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../server/src/run.ts';
import { demoCheckout } from './demo-checkout.mjs';
import { SITE } from './docs-site.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Arguments that come later on the command line win. */
const DEMO_ARGS = [
  ...['--site', SITE],
  ...['--kit', join(root, 'dist')],
  ...['--seed', join(root, 'demo/seed.json')],
];

await run([...DEMO_ARGS, ...process.argv.slice(2)], process.env, [demoCheckout]);
