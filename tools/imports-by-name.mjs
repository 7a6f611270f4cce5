/** In a drop-in folder each file stands under its name: the loader there holds the names, and not an import for each. */

import { fileOf } from './file-names.mjs';

const ENTRY = /\s*["']sqs-([\w-]+)["']: \(\) => import\(["']\.\/sqs-\1\.js["']\),?\s*/g;

/** @param {RegExp} modules with a table of imports @returns {import('rollup').Plugin} */
export function importsByName(modules) {
  return {
    name: 'imports-by-name',
    transform: (code, id) => (modules.test(id) ? { code: byName(code), map: null } : null),
  };
}

/** @param {string} code with a table of tags, `{ 'sqs-x': () => import('./sqs-x.js'), … }` @returns {string} the table made of their names @throws {Error} when there is none */
export function byName(code) {
  const names = [...code.matchAll(ENTRY)].map(([, name]) => fileOf(`sqs-${name}`).slice('sqs-'.length));
  if (names.length === 0) throw new Error('There is no table of tags to make of names.');
  const table = new RegExp(`\\{(?:${ENTRY.source.replace('\\1', '[\\w-]+')})+\\}`);
  const made = `Object.fromEntries('${names.join(' ')}'.split(' ').map((name) => [\`sqs-\${name.replace('_', '')}\`, () => import(\`./sqs-\${name}.js\`)]))`;
  return code.replace(table, () => made);
}
