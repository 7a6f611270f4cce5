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
    it(`${file} documents its attributes and events, and stays a page long`, () => {
      const text = readFileSync(`elements/${file}`, 'utf8');
      const tag = file.slice(0, -3);
      assert.match(text, new RegExp(`@tag ${tag}\\n`));
      assert.match(text, /@summary \S/);
      const code = text
        .replace(/\/\*\*[\s\S]*?\*\//g, '')
        .split('\n')
        .filter((line) => line.trim() !== '');
      assert.ok(code.length <= 90, `${code.length} lines of code`);
      const listed = /attributes: \[([\s\S]*?)\]/.exec(text)?.[1] ?? '';
      for (const [, name] of listed.matchAll(/'([a-z-]+)'/g)) {
        assert.match(text, new RegExp(`@attr \\{[^}]+\\} ${name} - `), `attribute ${name}`);
      }
      for (const [, name = ''] of text.matchAll(/@attr \{[^}]+\} ([a-z-]+) - /g)) {
        if (listed) assert.ok(listed.includes(`'${name}'`), `documented attribute ${name} does not exist`);
      }
    });
  }
});
