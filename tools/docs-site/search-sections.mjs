/** What the search of the site looks in: the sections of its pages, as text. */
import { plainText } from './markdown.mjs';

/**
 * @param {import('./page.mjs').Page[]} pages
 * @returns {{ address: string, title: string, heading: string, text: string }[]}
 */
export function sectionsOf(pages) {
  return pages.flatMap(({ address, title, tag, lead, html, headings }) => {
    const name = tag ? `<${tag}>` : title;
    const starts = headings.map(({ id }) => html.indexOf(` id="${id}"`));
    const first = Math.min(html.length, ...starts);
    const whole = {
      address,
      title: name,
      heading: '',
      text: `${lead} ${textOf(html.slice(html.indexOf('</h1>'), first))}`,
    };
    return [
      whole,
      ...headings.map(({ id, text }, index) => ({
        address: `${address}#${id}`,
        title: name,
        heading: text,
        text: textOf(html.slice(html.indexOf('</h', starts[index]), starts[index + 1])),
      })),
    ];
  });
}

/** Words of an element stand apart from those of the next. @param {string} html */
const textOf = (html) =>
  plainText(
    html
      .slice(html.indexOf('>') + 1)
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
      .replace(/<[^>]*$/, '')
      .replace(/<\/(p|td|th|li|h\d|pre|summary)>/g, ' $&'),
  ).replace(/\s+/g, ' ');
