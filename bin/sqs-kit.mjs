#!/usr/bin/env node
/** The command line: `sqs-kit render page.html data.json` and `sqs-kit check templates…`. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

/** The built language; its types are those of the source. @type {typeof import('../src/template/index.ts')} */
const { compile } = await import(new URL('../dist/template/index.js', import.meta.url).href);

const USAGE = `Usage:
  sqs-kit render <template> <data.json> [--partials <folder>] [--locale <tag>] [--compat]
      Writes the rendered template to standard output, its errors to standard error.
  sqs-kit check <template or folder>…
      Lists what is wrong in templates, with line and caret.
Exit code 1 when a template has errors, 2 when the command cannot run.`;

/** @typedef {import('../src/template/index.ts').TemplateError} TemplateError */

/** @param {string} file @param {string} source @param {TemplateError} error */
function describe(file, source, { line, column, message, type, partial }) {
  const where = `${partial ? `partial ${partial}` : file}:${line}:${column}`;
  if (partial) return `${where}: ${type} error: ${message}`;
  const text = source.split('\n')[line - 1] ?? '';
  // Tabs stay tabs, so that the caret stands below its place.
  const indent = text.slice(0, column - 1).replace(/[^\t]/g, ' ');
  return `${where}: ${type} error: ${message}\n  ${text}\n  ${indent}^`;
}

/** @param {string[]} args @returns {{ words: string[], flags: Record<string, string | true> }} */
function parseArguments(args) {
  /** @type {{ words: string[], flags: Record<string, string | true> }} */
  const parsed = { words: [], flags: {} };
  for (let at = 0; at < args.length; at++) {
    const argument = args[at] ?? '';
    if (!argument.startsWith('--')) parsed.words.push(argument);
    else if (argument === '--compat' || argument === '--help') parsed.flags[argument.slice(2)] = true;
    else parsed.flags[argument.slice(2)] = args[++at] ?? '';
  }
  return parsed;
}

/** Partials are the files of a folder; `social-links.block` is found by its full name and without its extension. */
function readPartials(/** @type {string} */ folder) {
  /** @type {Record<string, string>} */
  const partials = {};
  for (const file of readdirSync(folder)) {
    const path = join(folder, file);
    if (!statSync(path).isFile()) continue;
    const source = readFileSync(path, 'utf8');
    partials[file] = source;
    partials[basename(file, extname(file))] ??= source;
  }
  return partials;
}

/** @param {string[]} words @param {Record<string, string | true>} flags @returns {number} exit code */
function render([templateFile, dataFile], flags) {
  if (!templateFile || !dataFile) return usage();
  const source = readFileSync(templateFile, 'utf8');
  const template = compile(source, { compat: flags.compat === true });
  const { output, errors } = template.render(JSON.parse(readFileSync(dataFile, 'utf8')), {
    partials: typeof flags.partials === 'string' ? readPartials(flags.partials) : {},
    locale: typeof flags.locale === 'string' ? flags.locale : undefined,
    includes: true,
  });
  process.stdout.write(output);
  const all = [...template.errors, ...errors];
  for (const error of all) console.error(describe(templateFile, source, error));
  return all.length > 0 ? 1 : 0;
}

/** @param {string} path @returns {string[]} */
function templateFiles(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|block|list|item|region|htm|json-t|jsont)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/** @param {string[]} paths @returns {number} exit code */
function check(paths) {
  if (paths.length === 0) return usage();
  let count = 0;
  for (const file of paths.flatMap(templateFiles)) {
    const source = readFileSync(file, 'utf8');
    for (const error of compile(source).errors) {
      console.log(describe(file, source, error));
      count++;
    }
  }
  console.log(count === 0 ? 'No errors.' : `${count} ${count === 1 ? 'error' : 'errors'}.`);
  return count > 0 ? 1 : 0;
}

function usage() {
  console.error(USAGE);
  return 2;
}

/** @param {string[]} args @returns {number} exit code */
function main([command, ...rest]) {
  const { words, flags } = parseArguments(rest);
  if (command === 'render') return render(words, flags);
  if (command === 'check') return check(words);
  if (command === undefined || command === '--help' || command === 'help') {
    console.log(USAGE);
    return command === undefined ? 2 : 0;
  }
  return usage();
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(`sqs-kit: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}
