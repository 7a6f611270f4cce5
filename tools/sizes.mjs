/** What a page that uses one tag downloads: the entry and everything it imports at once, gzipped. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { fileOf } from './file-names.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Bytes, gzipped, of the lite build in all, and of the React build beside its runtime. Of them, 5 kB are the one host
 * that every tag has, leaves and `<sqs-site>` too, and about 200 are each file that tags share with others
 * (tools/pieces.mjs): joined into one file the newsletter would be a tenth less. The more tags there are, the
 * more pieces they share in part. That a tag keeps its texts and does not read its children anew for its own view is 150; the
 * table of a product's variants is 350 in the shop, a cart that waits for no read 50, and slides drawn once 200 in the gallery;
 * an album whose source, reports and clock are parts of their own 450. That a page's small root makes no length smaller is 50 to 250,
 * as there are lengths.
 */
export const BUDGETS = {
  'sqs-newsletter': { lite: 18_600, cdn: 6_000 },
  // It looks for a form of the author's, and fetches what upgrades it.
  'sqs-form': { lite: 25_600, cdn: 13_000 },
  // Without dialog and picture viewer, which come when a visitor reaches for what opens it; pictures of data are 300.
  'sqs-lightbox': { lite: 16_750, cdn: 4_050 },
  'sqs-popup-overlay': { lite: 28_300, cdn: 15_650 },
  // No React or Preact. What counts the views comes after it (bench/site.mjs).
  'sqs-site': { lite: 6_800, cdn: 1_400 },
  // As sqs-audio, without the lyrics, which come when somebody wants them.
  'sqs-album-player': { lite: 31_150, cdn: 18_600 },
  // Without the renewal of tokens, which comes when a file is refused. It stands on the store of albums: one engine for
  // one file and for many is 1 kB.
  'sqs-audio': { lite: 24_300, cdn: 11_700 },
  // The poster; the player comes when somebody plays.
  'sqs-video': { lite: 20_650, cdn: 8_050 },
  // The still image and who decides; a player comes when the video may play.
  'sqs-bg-video': { lite: 23_350, cdn: 10_700 },
  // With every layout, every slice and the fitting; the tags on it come beside it.
  'sqs-cover-slide': { lite: 31_650, cdn: 19_100 },
  // A leaf: no React, no Preact.
  'sqs-image': { lite: 14_000, cdn: 8_550 },
  // Words and links; what draws the map comes when it is wanted (Leaflet: 24 kB).
  'sqs-map': { lite: 21_450, cdn: 8_800 },
  'sqs-gallery': { lite: 32_050, cdn: 19_450 },
  // It reads the same descriptors of field types as the form: 1 kB for one place instead of two. And it knows every
  // option of the reference engine, the rare ones too: 1.5 kB; and amounts in minor units: 1 kB.
  'sqs-template': { lite: 48_750, cdn: 43_350 },
  // What reads the data and arranges it; the tags that it is arranged of come beside it, those that a page shows.
  'sqs-product': { lite: 29_900, cdn: 17_300 },
  'sqs-product-variants': { lite: 23_250, cdn: 10_650 },
  'sqs-quantity': { lite: 20_200, cdn: 7_550 },
  // Without the form of additional fields, which comes when a product has one.
  'sqs-add-to-cart': { lite: 25_400, cdn: 12_750 },
  // Without what shows it, which comes when it is wanted.
  'sqs-cart': { lite: 15_000, cdn: 2_300 },
  'sqs-restock-notification': { lite: 25_800, cdn: 13_200 },
  // Leaves.
  'sqs-button': { lite: 9_850, cdn: 4_450 },
  'sqs-social-icons': { lite: 11_900, cdn: 6_500 },
  'sqs-quick-view': { lite: 17_050, cdn: 4_400 },
  // No Preact: a list may show hundreds.
  'sqs-product-price': { lite: 18_850, cdn: 13_450 },
  'sqs-product-scarcity': { lite: 14_350, cdn: 8_950 },
  'sqs-product-mark': { lite: 16_650, cdn: 11_250 },
  // With every form of dates of the template language.
  'sqs-time': { lite: 17_450, cdn: 12_050 },
  'sqs-cart-quantity': { lite: 11_400, cdn: 6_000 },
  'sqs-cart-link': { lite: 13_000, cdn: 7_600 },
};

/** Of `loader.js`, which every page of a site loads; what only some pages need of it comes after it. */
export const MOST_LOADER_BYTES = 1200;

/** Requests: of a tag (a product has parts of nearly everything in the shop), and of `sqs-kit.js` with all of them. */
export const MOST_FILES = { tag: 16, kit: 12 };

/** Of what a tag that submits loads later, such as with the first step into it: bytes, gzipped, and files. */
export const MOST_OF_A_LATE_PART = { bytes: 12_200, files: 14 };

/** @param {'cdn' | 'lite'} build @param {string} entry @returns {Map<string, number>} gzipped bytes by file */
export function filesOf(build, entry) {
  /** @type {Map<string, number>} */
  const files = new Map();
  visit(join(root, 'dist', build, `${fileOf(entry)}.js`), files);
  return files;
}

/** @param {'cdn' | 'lite'} build @param {string} entry @returns {Map<string, number>[]} of each part that comes late: gzipped bytes by file */
export function lateFilesOf(build, entry) {
  const atOnce = filesOf(build, entry);
  const parts = [...atOnce.keys()].flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/import\("(\.[^"]+)"\)/g)].map(([, target = '']) =>
      join(dirname(path), target),
    ),
  );
  return parts.map((path) => {
    const files = new Map(atOnce);
    visit(path, files);
    return new Map([...files].filter(([file]) => !atOnce.has(file)));
  });
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
  const runtime = withRuntime ? new Set() : runtimeOf(build);
  return [...filesOf(build, entry)].reduce((sum, [path, size]) => sum + (runtime.has(path) ? 0 : size), 0);
}

/** @param {'cdn' | 'lite'} build @returns {Set<string>} what every tag with a view of React loads: React and the host */
function runtimeOf(build) {
  const loads = Object.keys(BUDGETS)
    .map((tag) => [...filesOf(build, tag).keys()])
    .filter((files) => files.some(isReact));
  return new Set(loads.reduce((shared, files) => shared.filter((path) => files.includes(path))));
}

/** @param {string} path whether it is the piece of React, or of Preact in the lite build (rollup.config.mjs) */
export const isReact = (path) => path.includes('/react-');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [tag, budget] of Object.entries(BUDGETS)) {
    console.log(
      `${tag}: lite ${sizeOf('lite', tag, { withRuntime: true })} of ${budget.lite} in all, cdn ${sizeOf('cdn', tag, { withRuntime: false })} of ${budget.cdn} beside the runtime`,
    );
  }
}
