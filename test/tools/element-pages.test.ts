/** The pages of the tags say what the tags say of themselves, and it is told when they do not. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it, type TestContext } from 'node:test';
import { type ElementDocs, readElements } from '../../tools/element-docs.mjs';
import { findStalePages, pagesOf, writePages } from '../../tools/element-pages.mjs';

/** A folder with nothing but a README.md that has a place for the list. */
function folderOf(test: TestContext): string {
  const base = mkdtempSync(join(tmpdir(), 'pages-'));
  test.after(() => rmSync(base, { recursive: true }));
  writeFileSync(join(base, 'README.md'), 'Before\n<!-- tags -->\nold\n<!-- /tags -->\nAfter\n');
  return base;
}

describe('the pages of the tags', () => {
  let elements: ElementDocs[];
  before(async () => {
    elements = await readElements();
  });
  const elementOf = (tag: string): ElementDocs => elements.find((one) => one.tag === tag)!;
  const pageOf = (tag: string) => pagesOf(elements).get(`docs/elements/${tag}.md`) ?? '';

  it('are those of the repository', () => {
    assert.deepEqual(findStalePages(pagesOf(elements)), []);
  });

  it('have a summary, an example and a word for everything', () => {
    for (const [path, text] of pagesOf(elements)) {
      if (!path.startsWith('docs/elements/sqs-')) continue;
      assert.match(text, /^# `<sqs-[a-z-]+>`\n\n\S.+\n\n```html\n[\s\S]+?\n```\n\n## /, path);
      assert.doesNotMatch(text, /\| +\|$/m, `${path}: an entry without a comment over it`);
    }
  });

  it('name every attribute with its property, type, default and words', () => {
    assert.match(
      pageOf('sqs-gallery'),
      /^\| `thumbnails-per-row` +\| `thumbnailsPerRow` +\| `number` +\| `4` +\| \S/m,
    );
    assert.match(
      pageOf('sqs-gallery'),
      /^\| `design` +\| `design` +\| `"grid" \\\| "slideshow" \\\| .+\| `"grid"` /m,
    );
    for (const { tag, settings } of elements)
      for (const { attribute } of settings)
        assert.ok(!attribute || pageOf(tag).includes(`| \`${attribute}\``));
  });

  it('name the keys of the JSON child, those of its lists too, and the texts', () => {
    assert.match(pageOf('sqs-form'), /^\| `fields\[\]\.required` +\| `boolean` /m);
    assert.match(pageOf('sqs-product-variants'), /^\| `messages` +\| `object` /m);
    assert.match(pageOf('sqs-quantity'), /^\| `fewer` +\| One fewer +\|$/m);
    assert.doesNotMatch(pageOf('sqs-template'), /## JSON child/);
  });

  it('name events, methods, content, parts and css properties', () => {
    const page = pageOf('sqs-gallery');
    for (const name of [
      'sqs-gallery-change',
      'sqs-config-error',
      'next()',
      'default',
      'track',
      '--sqs-gallery-ratio',
    ])
      assert.ok(page.includes(`| \`${name}\``), name);
  });

  it('leave markup in words alone and link what they cite', () => {
    const element = {
      ...elementOf('sqs-quantity'),
      description: 'An <b> and `<i>` (behaviour/forms#states), a | b.',
    };
    const page = pagesOf([element]).get('docs/elements/sqs-quantity.md') ?? '';
    assert.ok(
      page.includes('An &lt;b> and `<i>` ([behaviour/forms#states](../behaviour/forms.md#states)), a | b.'),
    );
  });

  it('are written where they are missing, and removed with their tag', (t) => {
    const base = folderOf(t);
    const pages = pagesOf([elementOf('sqs-form'), elementOf('sqs-quantity')], base);
    assert.deepEqual(findStalePages(pages, base), [
      'docs/elements/sqs-form.md is out of date: run npm run docs.',
      'docs/elements/sqs-quantity.md is out of date: run npm run docs.',
      'docs/elements/README.md is out of date: run npm run docs.',
      'README.md is out of date: run npm run docs.',
    ]);
    assert.equal(writePages(pages, base).length, 4);
    assert.deepEqual(findStalePages(pages, base), []);
    const readme = readFileSync(join(base, 'README.md'), 'utf8');
    assert.match(readme, /^Before\n<!-- tags -->\n\n\| Tag [\s\S]+\n<!-- \/tags -->\nAfter\n$/);
    assert.match(
      readme,
      /^\| \[`<sqs-quantity>`\]\(docs\/elements\/sqs-quantity\.md\) +\| Asks how many of a product\. +\|$/m,
    );

    const fewer = pagesOf([elementOf('sqs-form')], base);
    assert.deepEqual(findStalePages(fewer, base), [
      'docs/elements/README.md is out of date: run npm run docs.',
      'README.md is out of date: run npm run docs.',
      'docs/elements/sqs-quantity.md is of no tag: run npm run docs.',
    ]);
    writePages(fewer, base);
    assert.deepEqual(findStalePages(fewer, base), []);
  });

  it('are not written into a README without a place for them', (t) => {
    const base = folderOf(t);
    writeFileSync(join(base, 'README.md'), 'Nothing\n');
    assert.throws(() => pagesOf(elements, base), /README\.md has no place for the list of tags/);
  });
});
