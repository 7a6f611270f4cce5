/** Words that people look for find the page that is for them first. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { type Search, searchIn } from '../../../demo/site/search-index.ts';
import { build } from '../../../tools/build.mjs';
import { readPages } from '../../../tools/docs-site/page.mjs';
import { sectionsOf } from '../../../tools/docs-site/search-sections.mjs';

const FIRST: readonly [words: string, page: string][] = [
  ['csp', '/guides/csp.html'],
  ['content security policy', '/guides/csp.html'],
  ['lightbox', '/sqs-lightbox.html'],
  ['lightb', '/sqs-lightbox.html'],
  ['<sqs-lightbox>', '/sqs-lightbox.html'],
  ['album', '/sqs-album-player.html'],
  ['theme', '/guides/theming.html'],
  ['privacy', '/guides/privacy.html'],
  ['form', '/sqs-form.html'],
  ['cart', '/sqs-cart.html'],
  ['popup', '/sqs-popup-overlay.html'],
  ['testing', '/guides/testing.html'],
  ['can-decline', '/sqs-cookie-banner.html'],
  ['react', '/recipes/frameworks.html'],
];

describe('the search of the site', () => {
  let find: Search;
  before(async () => {
    await build();
    find = searchIn(sectionsOf(readPages()));
  });

  for (const [words, page] of FIRST)
    it(`finds ${page} first for “${words}”`, () => {
      assert.equal(find(words)[0]?.address.split('#')[0], page);
    });

  it('finds a section by its heading, and nothing for what is not there', () => {
    assert.equal(find('which script')[0]?.address, '/guides/drop-in.html#which-script');
    assert.deepEqual(find('zzyzx'), []);
  });
});
