/** Every page of the site, in the order in which somebody reads on. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoPages } from './demo-pages.mjs';
import { addressOf, documents, escapeHtml, fromMarkdown, textOf } from './markdown.mjs';

/**
 * @typedef {import('./markdown.mjs').Heading} Heading
 * @typedef {{ address: string, title: string, lead: string, group: string, layout: string, tag?: string, summary?: string,
 *   hasInlineStyles?: boolean, head: string, html: string, headings: Heading[] }} Page
 */

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Groups as the list beside each page has them; what stands in none of them is not in it. */
export const GROUPS = [
  'Start',
  'Guides',
  'Forms',
  'Pictures and players',
  'Shop',
  'Sections and words',
  'Behind the page',
  'Behaviour',
  'Template language',
  'Project',
];

/** Guides in the order of somebody who begins; others follow by their names. */
const GUIDES = [
  ...['drop-in', 'legacy-page', 'from-the-builder', 'theming', 'csp', 'privacy'].map(
    (name) => `docs/guides/${name}.md`,
  ),
  ...['forms', 'checkout', 'frameworks'].map((name) => `docs/recipes/${name}.md`),
  ...['self-hosting', 'testing', 'performance'].map((name) => `docs/guides/${name}.md`),
];

/** @returns {Page[]} */
export function readPages() {
  const summaries = summariesOf();
  const ofDemo = demoPages().map((page) => ({
    ...page,
    summary: summaries.get(page.tag ?? '') ?? page.lead,
  }));
  const ofDocs = documents()
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map(documentPage);
  const parts = /** @type {const} */ (['formatters', 'predicates']).map(templatePage);
  return [...ofDemo, ...ofDocs, ...parts].sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));
}

/** @param {string} path */
const rankOf = (path) => (GUIDES.includes(path) ? GUIDES.indexOf(path) : GUIDES.length);

/** What each tag is for, in the words of the manifest. @returns {Map<string, string>} */
function summariesOf() {
  const { modules } = JSON.parse(readFileSync(join(root, 'dist/custom-elements.json'), 'utf8'));
  return new Map(
    modules.flatMap((/** @type {{ declarations: { tagName: string, summary: string }[] }} */ one) =>
      one.declarations.map(({ tagName, summary }) => [tagName, summary]),
    ),
  );
}

/** @param {string} path @returns {Page} */
function documentPage(path) {
  const { html, title, lead, headings } = fromMarkdown(textOf(path), { path });
  const address = addressOf(path) ?? '';
  return {
    address,
    title,
    lead,
    group: groupOf(path),
    layout: 'page',
    head: '',
    html: `<h1>${escapeHtml(title)}</h1>\n${html}`,
    headings,
  };
}

/** @param {string} path */
function groupOf(path) {
  const [, folder = ''] = /^docs\/([a-z]+)\//.exec(path) ?? [];
  return (
    { guides: 'Guides', recipes: 'Guides', behaviour: 'Behaviour', template: 'Template language' }[folder] ??
    'Project'
  );
}

/** All formatters, or predicates, on one page. @param {'formatters' | 'predicates'} part @returns {Page} */
function templatePage(part) {
  const folder = `docs/template/${part}`;
  const files = readdirSync(join(root, folder)).sort((a, b) => a.localeCompare(b));
  const each = files.map((file) => {
    const path = `${folder}/${file}`;
    // One level down: the page has a title of its own.
    return fromMarkdown(`# -\n\n#${textOf(path)}`, { path });
  });
  const title = part === 'formatters' ? 'Formatters' : 'Predicates';
  const lead = `Every one of the ${files.length} ${part} of the template language, each with an example and what it renders.`;
  return {
    address: `/template/${part}.html`,
    title,
    lead,
    group: 'Template language',
    layout: 'page',
    head: '',
    html: `<h1>${title}</h1>\n<p class="lead">${lead}</p>\n${each.map(({ html }) => html).join('')}`,
    headings: each.flatMap(({ headings }) => headings),
  };
}
