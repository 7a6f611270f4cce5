/** The template language keeps to its byte budgets, and an import takes only what it uses. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bundle, gzippedSize, TEMPLATE_BUDGETS } from '../../bench/template.mjs';

const ENTRIES = { core: 'src/template/core.ts', everything: 'src/template/index.ts' };

for (const [name, entry] of Object.entries(ENTRIES) as [keyof typeof ENTRIES, string][]) {
  test(`${name} is at most ${TEMPLATE_BUDGETS[name]} bytes after gzip`, async () => {
    const size = await gzippedSize(entry);
    assert.ok(size <= TEMPLATE_BUDGETS[name], `${size} bytes`);
  });
}

test('the core takes no other group with it', async () => {
  const text = await bundle('src/template/core.ts');
  for (const marker of ['sqs-add-to-cart-button', 'squarespace-comments', 'formatRange', 'thumb-image']) {
    assert.ok(!text.includes(marker), marker);
  }
});

test('a group takes only itself with it', async () => {
  const text = await bundle('src/template/social.ts');
  for (const marker of ['sqs-add-to-cart-button', 'formatRange', 'thumb-image']) {
    assert.ok(!text.includes(marker), marker);
  }
});
