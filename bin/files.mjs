/** What the commands share: names of partials, and how a mistake in a file is shown. */
import { basename, extname } from 'node:path';

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
  const text = (source.split('\n')[line - 1] ?? '').replace(/\r$/, '');
  // Tabs stay tabs, so that the caret stands below its place.
  const indent = text.slice(0, column - 1).replace(/[^\t]/g, ' ');
  return `${file}:${line}:${column}: ${type}: ${message}\n  ${text}\n  ${indent}^`;
}
