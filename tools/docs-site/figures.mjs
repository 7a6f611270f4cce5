/** What pages say in figures and cards: from the built kit and its manifest, not by hand. */
import { BUDGETS, sizeOf } from '../sizes.mjs';
import { charts } from './charts.mjs';
import { escapeHtml, textOf } from './markdown.mjs';
import { GROUPS } from './page.mjs';

/** @typedef {import('./page.mjs').Page} Page */

/** @param {string} html of a page, with elements in place of what is filled in @param {Page[]} pages */
export function fillFigures(html, pages) {
  const tags = pages.filter(({ tag }) => tag);
  return html
    .replace('<docs-count></docs-count>', String(tags.length))
    .replace('<docs-figures></docs-figures>', () => figures(tags.length))
    .replace('<docs-charts></docs-charts>', () => charts(JSON.parse(textOf('docs/figures.json'))))
    .replace('<docs-sizes></docs-sizes>', sizes)
    .replace('<docs-cards></docs-cards>', () => cards(tags));
}

/** @param {string} tag */
const sizeText = (tag) => `${Math.round(sizeOf('lite', tag, { withRuntime: true }) / 1000)} kB`;

/** @param {number} count */
function figures(count) {
  const list = [
    [sizeText('sqs-newsletter'), 'A newsletter in all, gzipped: runtime, checks, texts, styles.'],
    [sizeText('sqs-form'), 'A form with every type of field, checks and drafts.'],
    [sizeText('sqs-site'), 'What every page begins with that counts its visits.'],
    [String(count), 'Tags, and a page loads only those that stand on it.'],
    ['0', 'Findings of axe, in light, dark, 320 px and right to left.'],
  ];
  const items = list.map(([figure, words]) => `<li><strong>${figure}</strong>${words}</li>`);
  return `<ul class="figures" aria-label="Figures">\n${items.join('\n')}\n</ul>`;
}

function sizes() {
  const rows = Object.keys(BUDGETS)
    .sort()
    .map(
      (tag) => `<tr><td><a href="/${tag}.html"><code>${tag}</code></a></td><td>${sizeText(tag)}</td></tr>`,
    );
  return `<div class="table" role="region" tabindex="0" aria-label="What a tag weighs"><table>
<thead><tr><th scope="col">Tag</th><th scope="col">Gzipped</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`;
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
