/** What the start page says in figures and cards: from the built kit and its manifest, not by hand. */
import { sizeOf } from '../sizes.mjs';
import { escapeHtml } from './markdown.mjs';
import { GROUPS } from './page.mjs';

/** @typedef {import('./page.mjs').Page} Page */

/** @param {string} html of the start page @param {Page[]} pages */
export function fillStartPage(html, pages) {
  const tags = pages.filter(({ tag }) => tag);
  return html
    .replace('<docs-count></docs-count>', String(tags.length))
    .replace('<docs-figures></docs-figures>', () => figures(tags.length))
    .replace('<docs-cards></docs-cards>', () => cards(tags));
}

/** @param {number} count */
function figures(count) {
  const size = (/** @type {string} */ tag) =>
    `${Math.round(sizeOf('lite', tag, { withRuntime: true }) / 1000)} kB`;
  const list = [
    [size('sqs-newsletter'), 'A newsletter in all, gzipped: runtime, checks, texts, styles.'],
    [size('sqs-form'), 'A form with all 20 types of fields, checks and drafts.'],
    [size('sqs-site'), 'Page views, clicks and consent behind a page.'],
    [String(count), 'Tags, and a page loads only those that stand on it.'],
    ['0', 'Findings of axe, in light, dark, 320 px and right to left.'],
  ];
  const items = list.map(([figure, words]) => `<li><strong>${figure}</strong>${words}</li>`);
  return `<ul class="figures" aria-label="Figures">\n${items.join('\n')}\n</ul>`;
}

/** The tags by group. @param {Page[]} tags */
function cards(tags) {
  return GROUPS.flatMap((group) => {
    const items = tags
      .filter((page) => page.group === group)
      .map(
        ({ tag, address, summary }) =>
          `<li><a href="${address}"><code>&lt;${tag}&gt;</code><p>${escapeHtml(summary ?? '')}</p></a></li>`,
      );
    return items.length > 0 ? `<h3>${group}</h3>\n<ul class="cards">\n${items.join('\n')}\n</ul>` : [];
  }).join('\n');
}
