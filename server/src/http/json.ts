/** Reads JSON that clients send: of a bounded depth, and without NUL, which no text of PostgreSQL holds. */

/** The deepest thing that any call takes has 5 levels. */
const MAX_DEPTH = 32;

/** @returns undefined when it is no JSON, or nested too deeply to be meant */
export function readJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return /\0|\\u0000/.test(text) ? JSON.parse(text, clean) : JSON.parse(text);
  } catch {
    // The caller says that it could not be read.
    return undefined;
  }
}

/** In its place stands the sign for what cannot be shown, as HTML has it: one text never becomes another that is taken. */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '\ufffd');
}

function clean(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? withoutNul(value) : value;
}

const [QUOTE, BACKSLASH] = ['"'.charCodeAt(0), '\\'.charCodeAt(0)];
const OPENING = new Set(['[', '{'].map((character) => character.charCodeAt(0)));
const CLOSING = new Set([']', '}'].map((character) => character.charCodeAt(0)));

function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isInText) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) isInText = false;
    } else if (code === QUOTE) isInText = true;
    else if (OPENING.has(code)) {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (CLOSING.has(code)) depth -= 1;
  }
  return false;
}
