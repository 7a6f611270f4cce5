/** The documentation as a site: every tag has its page, and every link of every page leads somewhere. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { TAGS } from '../../elements/tags.ts';
import { build } from '../../tools/build.mjs';
import { buildSite, SITE } from '../../tools/docs-site.mjs';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What the server answers beside the files of the site. */
const ELSEWHERE = /^\/(inbox|insights|forms|dist\/|shop\/checkout|favicon\.ico|api\/|privacy$)/;

const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) return;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

interface PageOfSite {
  elements: Element[];
  ids: Set<string>;
  text: string;
}

function readSite(): Map<string, PageOfSite> {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return new Map(
    files.map((file) => {
      const text = readFileSync(`${SITE}/${file}`, 'utf8');
      const elements = parse(text).childNodes.flatMap((node) => [...elementsOf(node)]);
      const ids = new Set(elements.flatMap((one) => attribute(one, 'id') ?? []));
      return [`/${file}`, { elements, ids, text }];
    }),
  );
}

/** Whether it is what its author wrote to try the kit on: links of examples go where they like. */
function isInExample(element: Element): boolean {
  for (let parent = element.parentNode; parent && 'tagName' in parent; parent = parent.parentNode)
    if (attribute(parent, 'class')?.split(' ')[0] === 'live') return true;
  return false;
}

describe('the documentation as a site', () => {
  let pages = new Map<string, PageOfSite>();
  before(async () => {
    await build();
    await buildSite();
    pages = readSite();
  });

  for (const tag of Object.keys(TAGS)) {
    it(`has a page for <${tag}> with examples, their HTML and its tables, and a card for it`, () => {
      const { text = '', ids } = pages.get(`/${tag}.html`) ?? {};
      const examples = text.match(/<section class="example/g)?.length ?? 0;
      assert.ok(examples > 0);
      assert.ok((text.match(/<div class="source">/g)?.length ?? 0) >= examples);
      assert.ok(ids?.has('reference-events'));
      assert.match(text, /<td><code>sqs-config-error<\/code><\/td>/);
      const cards = pages.get('/index.html')?.text.split(`<li><a href="/${tag}.html"><code>&lt;`) ?? [];
      assert.equal(cards.length - 1, 1);
    });
  }

  it('names every page of its frame in the list beside it, once, and the pages before and after', () => {
    for (const [address, { text, elements }] of pages) {
      if (!text.includes('class="columns"') || address === '/index.html') continue;
      const current = elements.filter((one) => attribute(one, 'aria-current') === 'page');
      assert.deepEqual(
        current.map((one) => attribute(one, 'href')),
        [address],
      );
      assert.match(text, /<a rel="(prev|next)"/);
    }
  });

  it('leads nowhere in vain: pages, anchors, style sheets, scripts and pictures are there', () => {
    const lost: string[] = [];
    for (const [address, { elements }] of pages)
      for (const element of elements) {
        const link = attribute(element, 'href') ?? attribute(element, 'src');
        if (!link || isInExample(element) || /^(https?:|mailto:|tel:|data:)/.test(link)) continue;
        const { pathname, hash } = new URL(link, `http://site${address}`);
        if (ELSEWHERE.test(pathname)) continue;
        const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
        if (!existsSync(SITE + file)) lost.push(`${address}: ${link}`);
        else if (hash && !['#', '#top'].includes(hash) && !pages.get(file)?.ids.has(hash.slice(1)))
          lost.push(`${address}: ${link} has no such anchor`);
      }
    assert.deepEqual(lost, []);
  });

  it('gives every anchor once', () => {
    for (const [address, { elements }] of pages) {
      const ids = elements.flatMap((one) => attribute(one, 'id') ?? []);
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
      assert.deepEqual([address, twice], [address, []]);
    }
  });
});
