/** Reads the text out of HTML without a parser, in one pass whatever it holds: for where HTML is shown as text. */

const TAG_END = 62;
/** Most tags are as short as `</b>`: looking at so many characters takes less time than asking for a search. */
const SHORT_TAG = 4;

/** Where the next `>` stands. */
function tagEnd(html: string, from: number): number {
  const near = from + SHORT_TAG;
  for (let at = from; at < near; at++) if (html.charCodeAt(at) === TAG_END) return at;
  return html.indexOf('>', near);
}

/**
 * Takes out what stands between `<` and the next `>`; an end without `>` is text. A pattern such as `<[^>]*>` says the
 * same and looks through the whole rest again at each `<` that has no `>`.
 * @param instead stands in the place of each tag
 */
export function withoutTags(html: string, instead = ''): string {
  let text = '';
  let from = 0;
  for (;;) {
    const start = html.indexOf('<', from);
    const end = start < 0 ? -1 : tagEnd(html, start + 1);
    if (end < 0) return from === 0 ? html : text + html.slice(from);
    if (start > from) text += html.slice(from, start);
    text += instead;
    from = end + 1;
  }
}

/** One line of text: no scripts and styles, no tags, the commonest entities read. */
export function plainText(html: string): string {
  return withoutTags(withoutCode(html), ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Each piece begins with a script or style and is searched once for its end. */
function withoutCode(html: string): string {
  const [before = '', ...pieces] = html.split(/<(?=(?:script|style)\b)/i);
  return (
    before +
    pieces
      .map((piece) => {
        const end = piece.search(/<\/(?:script|style)/i);
        return end < 0 ? '' : piece.slice(end);
      })
      .join('')
  );
}
