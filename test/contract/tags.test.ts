import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { TAGS } from '../../elements/tags.ts';

const files = readdirSync('elements').filter((file) => /^sqs-.*\.ts$/.test(file));

describe('tags', () => {
  it('lists every element file, for the loader and in the index', () => {
    assert.deepEqual(Object.keys(TAGS).sort(), files.map((file) => file.slice(0, -3)).sort());
    const index = readFileSync('elements/index.ts', 'utf8');
    for (const file of files) assert.match(index, new RegExp(`from './${file.replace('.', '\\.')}'`));
  });

  for (const file of files) {
    it(`${file} says what it is for, leaves its settings to the schema, and stays a page long`, () => {
      const text = readFileSync(`elements/${file}`, 'utf8');
      const tag = file.slice(0, -3);
      assert.match(text, new RegExp(`@tag ${tag}\\n`));
      assert.match(text, /@summary \S/);
      const code = text
        .replace(/\/\*\*[\s\S]*?\*\//g, '')
        .split('\n')
        .filter((line) => line.trim() !== '');
      assert.ok(code.length <= 90, `${code.length} lines of code`);
      assert.doesNotMatch(text, /@attr /, 'an attribute is documented in the schema');
    });
  }
});
