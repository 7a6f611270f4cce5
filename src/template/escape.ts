/** Escapes text for HTML and for script. */

/** Every character that is replaced has a lower code. */
const CODES = 64;
/** A search by pattern is quicker for longer texts, looking at each character for these. */
const SHORT = 24;

/** A function that puts other text in the place of single characters: faster than a pattern with a function. */
function replacing(replacements: Readonly<Record<string, string>>): (text: string) => string {
  const first = new RegExp(`[${Object.keys(replacements).join('')}]`);
  const byCode = Array.from({ length: CODES }, (_, code) => replacements[String.fromCharCode(code)] ?? null);
  return (text) => {
    const start = text.length > SHORT ? text.search(first) : 0;
    // Most texts have none.
    if (start === -1) return text;
    let written = '';
    let from = 0;
    for (let at = start; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code >= CODES) continue;
      const replacement = byCode[code]!;
      if (replacement === null) continue;
      if (at > from) written += text.slice(from, at);
      written += replacement;
      from = at + 1;
    }
    return from === 0 ? text : written + text.slice(from);
  };
}

const MARKS = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const DOUBLE_QUOTES = { ...MARKS, '"': '&quot;' };

/** For text between tags. */
export const escapeText = replacing(MARKS);

/** For attribute values in double quotes. */
export const escapeTag = replacing(DOUBLE_QUOTES);

/** For attribute values in quotes of either kind. */
export const escapeAttribute = replacing({ ...DOUBLE_QUOTES, "'": '&#39;' });

/** JSON that may stand inside a script element: a closing tag cannot end the script. */
export function scriptJson(value: unknown, indent?: number): string | undefined {
  return JSON.stringify(value, null, indent)?.replaceAll('</', '<\\/');
}
