/** Turns written paths (`item.variants.0`, `@index`) and literals (`"blue"`, `3`) into what the renderer resolves. */

/** Steps of a path: names, and numbers for positions in lists. */
export type Path = (string | number)[];

const NAME = '(?:@?[A-Za-z]|\\$)[\\w$-]*';

/** The grammar of a path, to be put into other patterns. */
export const PATH_PATTERN = `(?:${NAME}|@|\\d+)(?:\\.(?:${NAME}|@|\\d+))*`;

const WHOLE_PATH = new RegExp(`^${PATH_PATTERN}$`);
const PATH = new RegExp(PATH_PATTERN, 'y');

/** Where the path that begins at `from` ends; -1 if none does. */
export function pathEnd(source: string, from: number): number {
  PATH.lastIndex = from;
  return PATH.test(source) ? PATH.lastIndex : -1;
}

function splitStep(step: string): string | number {
  const first = step.charCodeAt(0);
  return first >= 48 && first <= 57 ? Number(step) : step;
}

/** Splits a path that is known to be well formed. */
export function splitPath(source: string): Path {
  return source.includes('.') ? source.split('.').map(splitStep) : [splitStep(source)];
}

/** Reads a written path; null if it is none. */
export function parsePath(source: string): Path | null {
  const reference = parseReference(source);
  if ('path' in reference) return reference.path;
  // `0`, `true` and the like are literals elsewhere, but keys here.
  return /^\w+$/.test(source) ? splitPath(source) : null;
}

/** What an argument stands for: a place in the data, or a literal written in the template. */
export type Reference = { path: Path } | { literal: unknown };

const MAX_CACHED_REFERENCES = 500;
const cache = new Map<string, Reference>();

/** Reads an argument: JSON literals first, then paths; anything else is a missing value. */
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
  if (/^["[{\d-]|^(?:true|false|null)$/.test(source)) {
    try {
      return { literal: JSON.parse(source) };
    } catch {
      // Not JSON after all, `0.name` for one: it may still be a path.
    }
  }
  return WHOLE_PATH.test(source) ? { path: splitPath(source) } : { literal: undefined };
}
