/** Text as part of an address or of a class name. */

/** Lower case, spaces as hyphens, letters, digits and hyphens only. */
export function slugify(source: string): string {
  const lower = source.toLowerCase();
  let written = '';
  let from = 0;
  let isInSpace = false;
  for (let at = 0; at < lower.length; at++) {
    const code = lower.charCodeAt(at);
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 45) {
      isInSpace = false;
      continue;
    }
    written += lower.slice(from, at);
    from = at + 1;
    const isSpace = code === 32 || (code >= 9 && code <= 13) || (code > 127 && /\s/.test(lower[at]!));
    // What falls away between two spaces does not divide them.
    if (isSpace && !isInSpace) written += '-';
    isInSpace = isSpace || isInSpace;
  }
  return from === 0 ? lower : written + lower.slice(from);
}
