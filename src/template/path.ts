/** Turns written paths (`item.variants.0`, `@index`) and literals (`"blue"`, `3`) into what the renderer resolves. */

/** Steps of a path: names, and numbers for positions in lists. */
export type Path = (string | number)[];

const STEP = '(?:[@$]?[A-Za-z][\\w-]*|@|\\d+)';

/** The grammar of a path where it stands in a tag, to be put into other patterns. */
export const PATH_PATTERN = `${STEP}(?:\\.${STEP})*`;

export const isDigit = (code: number) => code >= 48 && code <= 57;
// Lower and upper case differ in one bit.
const isLetter = (code: number) => (code | 32) >= 97 && (code | 32) <= 122;

/** Where the name that begins at `from` ends; -1 if none does. */
export function nameEnd(source: string, from: number): number {
  // By character: a search by pattern takes several times longer.
  let code = source.charCodeAt(from);
  if (!isLetter(code)) return -1;
  let at = from;
  while (isLetter(code) || isDigit(code) || code === 45 || code === 95) code = source.charCodeAt(++at);
  return at;
}

/** Where the step of a path that begins at `from` ends; -1 if none does. */
export function stepEnd(source: string, from: number): number {
  const code = source.charCodeAt(from);
  if (code === 64) return Math.max(nameEnd(source, from + 1), from + 1);
  if (code === 36) return nameEnd(source, from + 1);
  let at = from;
  while (isDigit(source.charCodeAt(at))) at++;
  return at > from ? at : nameEnd(source, from);
}

function splitStep(step: string): string | number {
  const first = step.charCodeAt(0);
  return first >= 48 && first <= 57 && /^\d+$/.test(step) ? Number(step) : step;
}

/** The steps of a path. An argument may be any text: it is a path to what the data calls so. */
export function splitPath(source: string): Path {
  return source.indexOf('.') >= 0 ? source.split('.').map(splitStep) : [splitStep(source)];
}

/** What an argument stands for: a place in the data, or a literal written in the template. */
export type Reference = { path: Path } | { literal: unknown };

const MAX_CACHED_REFERENCES = 500;
const cache = new Map<string, Reference>();

/** Reads an argument: JSON literals first, then paths. */
export function parseReference(source: string): Reference {
  let reference = cache.get(source);
  if (!reference) {
    reference = readReference(source);
    if (cache.size >= MAX_CACHED_REFERENCES) cache.clear();
    cache.set(source, reference);
  }
  return reference;
}

function readReference(source: string): Reference {
  if (/^["[{\d]|^-\d|^(?:true|false|null)$/.test(source)) {
    try {
      return { literal: JSON.parse(source) };
    } catch {
      // Not JSON after all, `0.name` for one: it is a path.
    }
  }
  return { path: splitPath(source) };
}
