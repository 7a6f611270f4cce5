/** The pages of demo/: what their authors wrote, with anchors on headings and the HTML of each example below it. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'parse5';
import { codeBlock } from './code.mjs';
import { dedent } from './dedent.mjs';
import { escapeHtml, fromMarkdown, slugOf, textOf } from './markdown.mjs';

/**
 * @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element
 * @typedef {import('parse5').DefaultTreeAdapterTypes.ChildNode} Node
 * @typedef {{ at: number, text: string }} Insertion
 * @typedef {import('./page.mjs').Page} Page
 */

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** @returns {Page[]} of every file in demo/ that names its group */
export function demoPages() {
  return readdirSync(join(root, 'demo'))
    .filter((file) => file.endsWith('.html'))
    .sort()
    .flatMap((file) => demoPage(file, readFileSync(join(root, 'demo', file), 'utf8')) ?? []);
}

/**
 * @param {string} file
 * @param {string} source
 * @returns {Page | undefined} none of a page that has a frame of its own
 */
export function demoPage(file, source) {
  const elements = elementsOf(source);
  const meta = (/** @type {string} */ name) =>
    elements
      .filter((one) => one.tagName === 'meta' && attribute(one, 'name') === name)
      .map((one) => attribute(one, 'content') ?? '')[0];
  const group = meta('group');
  if (group === undefined) return undefined;
  const head = elements.filter(isOfHead);
  const begin = Math.max(...head.map((one) => one.sourceCodeLocation?.endOffset ?? 0));
  const body = elements.filter((one) => (one.sourceCodeLocation?.startOffset ?? 0) >= begin);
  const { headings, insertions } = headingsOf(body);
  const tag = /^(sqs-.*)\.html$/.exec(file)?.[1];
  const reference = tag ? referenceOf(tag) : undefined;
  const playground = tag && reference?.holdsConfig ? playgroundOf(source, body, tag) : '';
  return {
    address: file === 'index.html' ? '/' : `/${file}`,
    title: textIn(elements.find((one) => one.tagName === 'title')),
    lead: meta('description') ?? '',
    group,
    layout: meta('layout') ?? 'page',
    hasInlineStyles: meta('inline-styles') !== undefined,
    tag,
    head: head
      .filter(({ tagName }) => tagName === 'link' || tagName === 'script')
      .map((one) => sliceOf(source, one))
      .join('\n'),
    html: [
      insert(source, [...insertions, ...sourcesOf(source, body)]).slice(begin),
      playground,
      reference?.states ?? '',
      reference?.html ?? '',
    ].join(''),
    headings: [
      ...headings,
      ...(playground ? [{ id: 'playground', text: 'Playground', level: 2 }] : []),
      ...(reference ? [{ id: 'states', text: 'States', level: 2 }] : []),
      ...(reference?.headings ?? []),
    ],
  };
}

/** The states of a tag: a sentence and a table. */
const STATES = /\n## States\n\n(.*)\n\n((?:\|.*\n?)+)/;

/** What the manifest says of a tag: the tables of docs/elements, which are written from it. @param {string} tag */
function referenceOf(tag) {
  const path = `docs/elements/${tag}.md`;
  const text = textOf(path);
  const tables = text.slice(text.indexOf('\n## '), text.lastIndexOf('\n[What every tag promises]'));
  const [states = '', note = '', table = ''] = STATES.exec(tables) ?? [];
  const { html, headings } = fromMarkdown(tables.replace(states, ''), { path, prefix: 'reference-' });
  return {
    states: `<h2 id="states">States</h2>
${fromMarkdown(note, { path }).html}<docs-states tag="${tag}">${fromMarkdown(table, { path }).html}</docs-states>
`,
    holdsConfig: !text.includes('The JSON child of this tag is its data'),
    headings: [
      { id: 'reference', text: 'Reference', level: 2 },
      ...headings.map((one) => ({ ...one, level: 3 })),
    ],
    html: `<section class="reference" aria-labelledby="reference">
<h2 id="reference">Reference</h2>
<p class="note">What every tag promises beside this is in <a href="/behaviour/elements.html">Elements</a>. In editors: <a href="/dist/schemas/${tag}.json">the JSON Schema</a>.</p>
${html.replaceAll(/<(\/?)h2\b/g, '<$1h3')}</section>
`,
  };
}

/** @param {string} source @returns {Element[]} in the order of the page, without what is not of its author */
function elementsOf(source) {
  /** @type {Element[]} */
  const found = [];
  const walk = (/** @type {Node} */ node) => {
    if (!('tagName' in node)) return;
    if (node.sourceCodeLocation) found.push(node);
    for (const child of node.childNodes) walk(child);
  };
  for (const node of parse(source, { sourceCodeLocationInfo: true }).childNodes) walk(node);
  return found;
}

/** @param {Element} element */
const isOfHead = ({ tagName, parentNode }) =>
  ['title', 'meta', 'link', 'script'].includes(tagName) &&
  parentNode !== null &&
  'tagName' in parentNode &&
  parentNode.tagName === 'head';

/** @param {Element} element @param {string} name */
const attribute = (element, name) => element.attrs.find((one) => one.name === name)?.value;

/** @param {string} source @param {Element} element */
function sliceOf(source, { sourceCodeLocation: place }) {
  return source.slice(place?.startOffset, place?.endOffset);
}

/** @param {Node | undefined} node @returns {string} */
function textIn(node) {
  if (!node) return '';
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textIn).join('') : '';
}

/** Whether it holds what is tried out. @param {Element} element */
const isLive = (element) => attribute(element, 'class')?.split(' ')[0] === 'live';

/** @param {Element} element */
const isInExample = (element) => {
  for (let { parentNode } = element; parentNode && 'tagName' in parentNode; { parentNode } = parentNode)
    if (isLive(parentNode)) return true;
  return false;
};

/** Headings of the page itself, with an anchor where they have none. @param {Element[]} body */
function headingsOf(body) {
  /** @type {Insertion[]} */
  const insertions = [];
  const own = body.filter((one) => /^h[23]$/.test(one.tagName) && !isInExample(one));
  const headings = own.map((one) => {
    const text = textIn(one);
    const id = attribute(one, 'id') ?? slugOf(text);
    const { startTag } = one.sourceCodeLocation ?? {};
    if (startTag && !attribute(one, 'id'))
      insertions.push({ at: startTag.endOffset - 1, text: ` id="${id}"` });
    return { id, text, level: Number(one.tagName[1]) };
  });
  return { headings, insertions };
}

/** The HTML of each example, as its author wrote it. @param {string} source @param {Element[]} body @returns {Insertion[]} */
function sourcesOf(source, body) {
  return body.flatMap((section) => {
    const classes = attribute(section, 'class')?.split(' ') ?? [];
    if (section.tagName !== 'section' || !classes.includes('example')) return [];
    const live = section.childNodes.find((one) => 'tagName' in one && isLive(one));
    if (!live || !('tagName' in live)) return [];
    const { startTag, endTag } = live.sourceCodeLocation ?? {};
    const end = section.sourceCodeLocation?.endTag?.startOffset;
    if (!startTag || !endTag || end === undefined) return [];
    const html = dedent(source.slice(startTag.endOffset, endTag.startOffset));
    const label = escapeHtml(`HTML of ${attribute(section, 'aria-label') ?? 'this example'}`);
    return [{ at: end, text: codeBlock(html, 'html', label) }];
  });
}

/**
 * The first example with a JSON child, to be changed.
 * @param {string} source @param {Element[]} body @param {string} tag
 */
function playgroundOf(source, body, tag) {
  const found = body.find(
    (one) =>
      one.tagName === tag &&
      !isMistaken(one) &&
      one.childNodes.some((child) => 'tagName' in child && isJson(child)),
  );
  if (!found) return '';
  return `<h2 id="playground">Playground</h2>
<p class="note">Change the JSON of an example, and see it in other states of a page.</p>
<docs-playground tag="${tag}"><template>${sliceOf(source, found)}</template></docs-playground>
`;
}

/** @param {Element} element */
const isJson = (element) => attribute(element, 'type') === 'application/json';

/** @param {Element} element */
const isMistaken = ({ parentNode: live }) => {
  const section = live && 'tagName' in live ? live.parentNode : null;
  return section && 'tagName' in section && attribute(section, 'data-mistake') !== undefined;
};

/** @param {string} source @param {Insertion[]} insertions */
function insert(source, insertions) {
  const ordered = [...insertions].sort((a, b) => b.at - a.at);
  return ordered.reduce((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), source);
}
