import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { TAGS } from '../../elements/tags.ts';

const index = readFileSync('demo/index.html', 'utf8');

describe('demo', () => {
  for (const tag of Object.keys(TAGS)) {
    it(`has a page for <${tag}>, with one card on the start page`, () => {
      assert.ok(existsSync(`demo/${tag}.html`));
      assert.equal(index.split(`<li><a href="/${tag}.html"`).length - 1, 1);
    });
  }
});
