/** `sqs-kit render`: a template with its data, to standard output. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { partialNames, withCaret } from './files.mjs';

/** The built language; its types are those of the source. @type {typeof import('../src/template/index.ts')} */
const { compile } = await import(new URL('../dist/template/index.js', import.meta.url).href);

/**
 * @param {string} templateFile @param {string} dataFile
 * @param {{ partials?: string | undefined, locale?: string | undefined, compat: boolean }} options
 * @returns {number} exit code
 */
export function render(templateFile, dataFile, { partials, locale, compat }) {
  const source = readFileSync(templateFile, 'utf8');
  const template = compile(source, { compat });
  const { output, errors } = template.render(readData(dataFile), {
    partials: partials ? readPartials(partials) : {},
    locale,
    includes: true,
  });
  process.stdout.write(output);
  const all = [...template.errors, ...errors];
  for (const error of all) console.error(describe(templateFile, source, error));
  return all.length > 0 ? 1 : 0;
}

/** @param {string} file @param {string} source @param {import('../src/template/index.ts').TemplateError} error */
function describe(file, source, { line, column, message, type, partial }) {
  return partial
    ? `partial ${partial}:${line}:${column}: ${type} error: ${message}`
    : withCaret(file, source, { line, column, message, type: `${type} error` });
}

/** Partials are the files of a folder. @param {string} folder */
function readPartials(folder) {
  /** @type {Record<string, string>} */
  const partials = {};
  for (const file of readdirSync(folder)) {
    const path = join(folder, file);
    if (!statSync(path).isFile()) continue;
    const source = readFileSync(path, 'utf8');
    for (const name of partialNames(file)) partials[name] ??= source;
  }
  return partials;
}

/** @param {string} file */
function readData(file) {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
