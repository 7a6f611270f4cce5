/** The frame of every page: header, the list of all pages, what is on this one, and the way on. It works without scripts. */
import { escapeHtml } from './markdown.mjs';
import { GROUPS } from './page.mjs';

/** @typedef {import('./page.mjs').Page} Page */

/** What a careful site allows, and beside it the policy that lit makes for this frame. The frames are those of videos. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  "require-trusted-types-for 'script'",
  'trusted-types sqs-html lit-html',
].join('; ');

/** @param {Page} page @param {Page[]} pages @returns {string} the whole document */
export function documentOf(page, pages) {
  const listed = pages.filter(({ group }) => GROUPS.includes(group));
  const at = listed.indexOf(page);
  const isStart = page.address === '/';
  // The start page shows it on request alone: its words come first.
  const side = `<nav class="side" id="menu" popover aria-label="Pages">\n${sideList(page, listed)}\n</nav>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="${POLICY}${page.hasInlineStyles ? "; style-src 'self' 'unsafe-inline'" : ''}">
<meta name="description" content="${escapeHtml(page.lead)}">
<title>${escapeHtml(isStart ? `sqs-kit · ${page.title}` : `${page.title} · sqs-kit`)}</title>
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="/assets/demo.css">
<link rel="stylesheet" href="/assets/frame.css">
<script src="/assets/first.js"></script>
<script type="module" src="/assets/site.js"></script>
${page.head}
</head>
<body class="${page.layout}">
<a class="skip" href="#main">Skip to the page</a>
<header class="site-header">
<button class="menu-button" popovertarget="menu" aria-label="Menu">${ICON_MENU}</button>
<a class="brand" href="/">sqs-kit</a>
<nav class="main-links" aria-label="Main">
<a href="/#tags">Tags</a>
<a href="${firstOf(pages, 'Guides')}">Guides</a>
<a href="/behaviour/index.html">Behaviour</a>
<a href="/inbox">Inbox</a>
</nav>
<docs-search></docs-search>
<docs-switches></docs-switches>
</header>
<div class="columns">
${isStart ? '' : side}
<main id="main">
${page.html}
${isStart ? '' : wayOn(listed[at - 1], listed[at + 1])}
</main>
${page.layout === 'page' ? onThisPage(page) : ''}
${isStart ? side : ''}
</div>
</body>
</html>
`;
}

const ICON_MENU =
  '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>';

/** @param {Page[]} pages @param {string} group */
const firstOf = (pages, group) => pages.find((one) => one.group === group)?.address;

/** @param {Page} page */
const nameOf = ({ tag, title }) => (tag ? `<code>${tag}</code>` : escapeHtml(title));

/** @param {Page} current @param {Page[]} pages */
function sideList(current, pages) {
  return GROUPS.map((group) => {
    const links = pages.filter((page) => page.group === group && page.address !== '/');
    if (links.length === 0) return '';
    const isOpen = group === current.group || links.some(({ tag }) => tag) || group === 'Guides';
    const items = links.map(
      (page) =>
        `<li><a href="${page.address}"${page === current ? ' aria-current="page"' : ''}>${nameOf(page)}</a></li>`,
    );
    return `<details${isOpen ? ' open' : ''}><summary>${group}</summary><ul>\n${items.join('\n')}\n</ul></details>`;
  })
    .filter(Boolean)
    .join('\n');
}

/** @param {Page} page */
function onThisPage({ headings }) {
  // Some documents have little below their sections, and some have nothing else.
  const level = headings.filter((one) => one.level <= 3).length > 40 ? 2 : 3;
  const links = headings
    .filter((one) => one.level <= level)
    .map((one) => `<li class="level-${one.level}"><a href="#${one.id}">${escapeHtml(one.text)}</a></li>`);
  if (links.length < 2) return '<div class="toc"></div>';
  return `<nav class="toc" aria-labelledby="toc-title"><h2 id="toc-title">On this page</h2><ul>\n${links.join('\n')}\n</ul></nav>`;
}

/** @param {Page | undefined} before @param {Page | undefined} after */
function wayOn(before, after) {
  const link = (/** @type {Page | undefined} */ page, /** @type {'prev' | 'next'} */ rel) =>
    page
      ? `<a rel="${rel}" href="${page.address}"><small>${rel === 'prev' ? 'Previous' : 'Next'}</small><span>${nameOf(page)}</span></a>`
      : '<span></span>';
  return `<nav class="way-on" aria-label="Previous and next page">${link(before, 'prev')}${link(after, 'next')}</nav>`;
}
