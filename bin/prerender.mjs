/** `sqs-kit prerender`: writes into pages what their tags show without scripts. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** @type {typeof import('../src/server-render/index.ts')} */
const { prerenderPage } = await import(new URL('../dist/src/server-render/index.js', import.meta.url).href);

/**
 * @param {string[]} files
 * @param {{ out?: string | undefined }} options a folder, in which the pages keep their places below this one
 * @returns {number} exit code
 */
export function prerender(files, { out }) {
  if (!out && files.length > 1) throw new Error('Say where several pages go: --out <folder>.');
  for (const file of files) {
    const { source, filled } = prerenderPage(readFileSync(file, 'utf8'));
    if (!out) {
      process.stdout.write(source);
      continue;
    }
    const place = relative(process.cwd(), resolve(file));
    if (place.startsWith('..'))
      throw new Error(`${file} lies outside of this folder: run the command above it.`);
    const target = join(out, place);
    makeFolder(dirname(target));
    writeFileSync(target, source);
    console.log(`${target}: ${filled} ${filled === 1 ? 'tag' : 'tags'} filled.`);
  }
  return 0;
}

/** One after the other: in a folder where none can be made, Node's own `recursive` may never come back. @param {string} folder */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
