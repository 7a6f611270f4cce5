/** A table of imports becomes a list of names, and everything around it stays. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byName } from '../../tools/imports-by-name.mjs';

test('a table of tags is made of their names', () => {
  const code = `/** Tags. */
const TAGS = {
    'sqs-a': () => import('./sqs-a.js'),
    'sqs-b-c': () => import('./sqs-b-c.js'),
    'sqs-cookie-banner': () => import('./sqs-cookie-banner.js'),
};

export { TAGS };
`;
  const made = byName(code);
  assert.ok(made.startsWith('/** Tags. */\nconst TAGS = Object.fromEntries('), made);
  assert.ok(made.endsWith('));\n\nexport { TAGS };\n'), made);
  const [, tags = ''] = /const TAGS = (.*);/.exec(made) ?? [];
  const table = new Function('load', `return ${tags.replace('import(', 'load(')}`)((path: string) => path);
  const paths = Object.entries(table as Record<string, () => string>).map(([tag, load]) => [tag, load()]);
  assert.deepEqual(paths, [
    ['sqs-a', './sqs-a.js'],
    ['sqs-b-c', './sqs-b-c.js'],
    // A name that filters stop.
    ['sqs-cookie-banner', './sqs-cookie-banner_.js'],
  ]);
});

test('code without such a table is refused: the build has changed', () => {
  const code = "const OTHER = { a: () => import('./a.js') };";
  assert.throws(() => byName(code), /no table of tags/);
});
