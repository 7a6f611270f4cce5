/** What a page that uses one tag downloads: the entry and everything it imports at once, gzipped. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Bytes, gzipped, of the lite build in all, and of the React build beside what every React tag loads: React and the host. */
export const BUDGETS = {
  'sqs-newsletter': { lite: 16_000, cdn: 6_000 },
  'sqs-form': { lite: 23_500, cdn: 13_000 },
  // Without the picture viewer, which comes when a visitor reaches for a picture.
  'sqs-lightbox': { lite: 17_000, cdn: 4_500 },
  'sqs-popup-overlay': { lite: 23_500, cdn: 9_100 },
  // No React or Preact: all that a page needs to count its views.
  'sqs-site': { lite: 6_400, cdn: 6_400 },
  // Without the renewal of tokens, which comes when a file is refused.
  'sqs-audio': { lite: 19_200, cdn: 10_300 },
  // The poster; the player comes when somebody plays.
  'sqs-video': { lite: 17_200, cdn: 8_000 },
  // A leaf: no React, no Preact.
  'sqs-image': { lite: 8_000, cdn: 8_500 },
  'sqs-gallery': { lite: 23_000, cdn: 13_000 },
  // It reads the same descriptors of field types as the form: 1 kB for one place instead of two.
  'sqs-template': { lite: 33_600, cdn: 35_900 },
  'sqs-product-variants': { lite: 18_200, cdn: 10_000 },
  'sqs-quantity': { lite: 16_100, cdn: 8_700 },
  // Without the form of additional fields, which comes when a product has one.
  'sqs-add-to-cart': { lite: 20_300, cdn: 10_000 },
  'sqs-restock-notification': { lite: 20_400, cdn: 10_500 },
  'sqs-quick-view': { lite: 14_000, cdn: 8_800 },
  // No Preact: a list may show hundreds.
  'sqs-product-price': { lite: 10_700, cdn: 12_400 },
  'sqs-product-scarcity': { lite: 7_600, cdn: 10_700 },
  'sqs-cart-quantity': { lite: 6_400, cdn: 10_300 },
};

/** The pieces that rollup.config.mjs names: React (or Preact) with its part of the host, and what every tag uses. */
const RUNTIME = /\/(react|kit)-/;

/** @param {'cdn' | 'lite'} build @param {string} entry @returns {Map<string, number>} gzipped bytes by file */
export function filesOf(build, entry) {
  /** @type {Map<string, number>} */
  const files = new Map();
  visit(join(root, 'dist', build, `${entry}.js`), files);
  return files;
}

/** @param {string} path @param {Map<string, number>} files */
function visit(path, files) {
  if (files.has(path)) return;
  const text = readFileSync(path);
  files.set(path, gzipSync(text, { level: 9 }).length);
  // Minified output: static imports stand at the top, `import(` is loaded later.
  for (const [, target = ''] of text.toString().matchAll(/(?:from|import)\s*"(\.[^"]+)"/g))
    visit(join(dirname(path), target), files);
}

/** @param {'cdn' | 'lite'} build @param {string} entry @param {{ withRuntime: boolean }} options */
export function sizeOf(build, entry, { withRuntime }) {
  return [...filesOf(build, entry)].reduce(
    (sum, [path, size]) => sum + (withRuntime || !RUNTIME.test(path) ? size : 0),
    0,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [tag, budget] of Object.entries(BUDGETS)) {
    console.log(
      `${tag}: lite ${sizeOf('lite', tag, { withRuntime: true })} of ${budget.lite} in all, cdn ${sizeOf('cdn', tag, { withRuntime: false })} of ${budget.cdn} beside the runtime`,
    );
  }
}
