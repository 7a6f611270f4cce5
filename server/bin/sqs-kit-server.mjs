#!/usr/bin/env node
/** The command line of the published package; in the repository `npm start` runs the source instead. */
import { existsSync } from 'node:fs';

const program = new URL('../dist/main.js', import.meta.url);
if (!existsSync(program)) {
  console.error(
    'This is the source of sqs-kit-server: `npm start` builds and runs it, `npm run prepack --workspace server` builds this command.',
  );
  process.exit(1);
}
await import(program.href);
