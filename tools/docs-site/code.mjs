/** Code as a page shows it: coloured by classes, since the pages allow no styles in HTML, and with a button that copies it. */
import hljs from 'highlight.js/lib/common';

/** Names that documents use and the highlighter does not. @type {Record<string, string>} */
const LANGUAGES = { html: 'xml', template: 'xml', http: 'plaintext', mjs: 'js', '': 'plaintext' };

/**
 * @param {string} code
 * @param {string} language as Markdown names it
 * @param {string} [label] makes it a region of its own that scrolls when it is long
 */
export function codeBlock(code, language, label) {
  const name = LANGUAGES[language] ?? language;
  const { value } = hljs.highlight(code, { language: hljs.getLanguage(name) ? name : 'plaintext' });
  const attributes = label ? ` tabindex="0" role="region" aria-label="${label}"` : '';
  // Code is written from left to right in any language.
  return `<div class="source"><pre dir="ltr"${attributes}><code>${value}</code></pre><docs-copy></docs-copy></div>`;
}
