/** What a page has once is the same in every copy of the kit. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import * as mine from '../../../src/services/page/shared.ts';

/** Another copy of the module, as a second script brings it. */
const theirs: typeof mine = await import(`../../../src/services/page/shared.ts?${'copy'}`);

describe('the page’s one home', () => {
  it('makes a thing at its first use, once for all copies', () => {
    let made = 0;
    const make = () => {
      made += 1;
      return { made };
    };
    const accessors = [mine, theirs].map(({ onePerPage }) => onePerPage('popups.1', make));
    assert.notEqual(mine.onePerPage, theirs.onePerPage);
    assert.equal(made, 0);
    assert.deepEqual(
      [...accessors, ...accessors].map((thing) => thing()),
      Array(4).fill({ made: 1 }),
    );
  });

  it('has one maker for each name', () => {
    const sources = readdirSync('src', { recursive: true, withFileTypes: true })
      .filter((entry) => /\.tsx?$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    const names = (pattern: RegExp) =>
      sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)).sort();
    const documented = names(/^\s+\| '([a-z]+\.\d+)'/gm);
    assert.ok(documented.length > 5);
    assert.deepEqual(names(/onePerPage\(\s*'([^']+)'/g), documented);
  });
});
