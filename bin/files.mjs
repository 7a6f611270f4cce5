/** What the commands share: names of partials, and how a mistake in a file is shown. */
import { basename, extname } from 'node:path';

/** Of a line that is shown below its mistake, and how many of them stand before the place. */
const MOST_COLUMNS = 160;
const COLUMNS_BEFORE = 60;

/** A partial is found by its full name and without its extension, `social-links.block`. @param {string} file */
export function partialNames(file) {
  return [basename(file), basename(file, extname(file))];
}

/**
 * `file:line:column: type: message`, and below it the line with a caret.
 * @param {string} file @param {string} source
 * @param {{ line: number, column: number, message: string, type: string }} problem
 */
export function withCaret(file, source, { line, column, message, type }) {
  const text = (source.split('\n')[line - 1] ?? '').replace(/\r$|^\uFEFF/g, '');
  // A page may be one line: a window around the place is shown.
  const start = text.length > MOST_COLUMNS ? Math.max(0, column - 1 - COLUMNS_BEFORE) : 0;
  const shown = text.slice(start, start + MOST_COLUMNS);
  const [before, after] = [start > 0 ? '…' : '', start + MOST_COLUMNS < text.length ? '…' : ''];
  // Tabs stay tabs, so that the caret stands below its place.
  const indent = (before + shown.slice(0, column - 1 - start)).replace(/[^\t]/g, ' ');
  return `${file}:${line}:${column}: ${type}: ${message}\n  ${before}${shown}${after}\n  ${indent}^`;
}
