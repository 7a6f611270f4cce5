/** A table of imports becomes a list of names, and everything around it stays. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byName } from '../../tools/imports-by-name.mjs';

test('a table of tags is made of their names', () => {
  const code = `/** Tags. */
const TAGS = {
    'sqs-a': () => import('./sqs-a.js'),
    'sqs-b-c': () => import('./sqs-b-c.js'),
};

export { TAGS };
`;
  const made = byName(code);
  assert.ok(made.startsWith('/** Tags. */\nconst TAGS = Object.fromEntries('), made);
  assert.ok(made.endsWith('));\n\nexport { TAGS };\n'), made);
  const [, tags = ''] = /const TAGS = (.*);/.exec(made) ?? [];
  const table = new Function(`return ${tags}`)() as Record<string, () => Promise<unknown>>;
  assert.deepEqual(Object.keys(table), ['sqs-a', 'sqs-b-c']);
  assert.match(String(table['sqs-b-c']), /import\(`\.\/sqs-\$\{name\}\.js`\)/);
});

test('code without such a table is refused: the build has changed', () => {
  const code = "const OTHER = { a: () => import('./a.js') };";
  assert.throws(() => byName(code), /no table of tags/);
});
