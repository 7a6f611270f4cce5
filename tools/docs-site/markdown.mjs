/** Markdown of the project as HTML of its site: headings with anchors, coloured code, links to where a document is on the site. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';
import { codeBlock } from './code.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** @typedef {{ id: string, text: string, level: number }} Heading */

/** The documents beside those of docs/. @type {Record<string, string>} */
const DOCUMENTS = {
  'README.md': '/',
  'CHANGELOG.md': '/project/changelog.html',
  'CONTRIBUTING.md': '/project/contributing.html',
  'SECURITY.md': '/project/security.html',
  'server/README.md': '/project/server.html',
};

/** @returns {string[]} the paths of all documents that are pages of the site */
export function documents() {
  const inDocs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((path) => `docs/${path}`)
    .filter((path) => path.endsWith('.md'))
    .filter((path) => !/^docs\/elements\/|^docs\/template\/(formatters|predicates)\//.test(path));
  return [...inDocs, ...Object.keys(DOCUMENTS).filter((path) => path !== 'README.md')].sort();
}

/**
 * Where a document is on the site.
 * @param {string} path of a file or folder of the project
 * @returns {string | undefined}
 */
export function addressOf(path) {
  const known = DOCUMENTS[path];
  if (known) return known;
  if (path === 'docs/elements/README.md') return '/#tags';
  if (path === 'docs/recipes') return addressOf('docs/recipes/forms.md');
  const [, tag] = /^(?:docs\/elements|demo)\/(sqs-[a-z-]+)\.(?:md|html)$/.exec(path) ?? [];
  if (tag) return `/${tag}.html${path.startsWith('demo') ? '' : '#reference'}`;
  const [, part, name] = /^docs\/template\/(formatters|predicates)(?:\/(.*)\.md)?$/.exec(path) ?? [];
  if (part) return `/template/${part}.html${name ? `#${slugOf(name)}` : ''}`;
  const [, page] = /^docs\/(.*)\.md$/.exec(path) ?? [];
  return page && existsSync(join(root, path)) ? `/${page.replace(/README$/, 'index')}.html` : undefined;
}

/**
 * As GitHub makes anchors of headings, and as comments of the project cite them (tools/citations.mjs).
 * @param {string} text
 */
export function slugOf(text) {
  return text
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s/g, '-');
}

/** @param {string} path of a document of the project @returns {string} */
export const textOf = (path) => readFileSync(join(root, path), 'utf8');

/**
 * @param {string} text
 * @param {{ path: string, prefix?: string }} where its file, which links start from, and what its anchors begin with
 * @returns {{ html: string, title: string, lead: string, headings: Heading[] }} without its title in the HTML
 */
export function fromMarkdown(text, { path, prefix = '' }) {
  /** @type {Heading[]} */
  const headings = [];
  let title = '';
  let lead = '';
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        const words = plainText(inner);
        if (depth === 1 && !title) {
          title = words;
          return '';
        }
        const id = `${prefix}${slugOf(words)}`;
        const level = Math.max(2, depth);
        headings.push({ id, text: words, level });
        return `<h${level} id="${id}">${inner}</h${level}>\n`;
      },
      paragraph({ tokens }) {
        const inner = this.parser.parseInline(tokens);
        // What the site fills in, or its frame, is no paragraph.
        if (/^<(docs-[a-z-]+)><\/\1>$/.test(inner)) return `${inner}\n`;
        lead ||= plainText(inner);
        return `<p>${inner}</p>\n`;
      },
      codespan({ text: code }) {
        return `<code>${breakable(code)}</code>`;
      },
      code({ text: code, lang = '' }) {
        const [, label] = /^html live (.+)$/.exec(lang) ?? [];
        return label ? example(code, label) : `${codeBlock(code, lang)}\n`;
      },
      table(token) {
        const label = headings.at(-1)?.text ?? title;
        const cells = (/** @type {import('marked').Tokens.TableCell[]} */ row, /** @type {string} */ name) =>
          `<tr>${row.map((cell) => `<${name}>${this.parser.parseInline(cell.tokens)}</${name.split(' ')[0]}>`).join('')}</tr>`;
        const body = token.rows.map((row) => cells(row, 'td')).join('\n');
        return `<div class="table" role="region" tabindex="0" aria-label="${escapeHtml(label)}"><table>\n<thead>${cells(token.header, 'th scope="col"')}</thead>\n<tbody>\n${body}\n</tbody></table></div>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${escapeHtml(linkOf(href, path))}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  const html = /** @type {string} */ (marked.parse(text.replaceAll(/<!--[\s\S]*?-->\n?/g, '')));
  return { html, title, lead, headings };
}

/** A long name breaks between its words. @param {string} code */
const breakable = (code) =>
  code
    .split(/(?<=[a-z.])(?=[A-Z])|(?<=[./|])(?=[A-Za-z])/)
    .map(escapeHtml)
    .join('<wbr>');

/** HTML that runs where it is read: its block is `html live`, and what it shows. @param {string} html @param {string} label */
function example(html, label) {
  const name = escapeHtml(label);
  return `<section class="example" aria-label="${name}">
<div class="live">
${html}
</div>
${codeBlock(html, 'html', `HTML of ${name}`)}
</section>\n`;
}

/** @param {string} href @param {string} path of the file it stands in @throws when it leads to nothing that is on the site */
function linkOf(href, path) {
  if (/^(https?:|mailto:|#|\/)/.test(href)) return href;
  const [file = '', anchor] = href.split('#');
  const address = addressOf(join(dirname(path), file).replace(/\/$/, ''));
  if (!address) throw new Error(`${path} links to ${href}, which is no page of the site.`);
  return anchor ? `${address.split('#')[0]}#${anchor}` : address;
}

/** @param {string} html */
export const plainText = (html) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_, name) => ENTITIES[name] ?? '')
    .trim();

/** @type {Record<string, string>} */
const ENTITIES = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** @param {string} text */
export const escapeHtml = (text) =>
  text.replace(/[&<>"]/g, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[sign]};`);
