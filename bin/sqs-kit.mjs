#!/usr/bin/env node
/** The command line: `sqs-kit render page.html data.json` and `sqs-kit check templates…`. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

/** The built language; its types are those of the source. @type {typeof import('../src/template/index.ts')} */
const { compile } = await import(new URL('../dist/template/index.js', import.meta.url).href);
/** @type {typeof import('../src/template/check.ts')} */
const { check: checkSource } = await import(new URL('../dist/template/check.js', import.meta.url).href);

const USAGE = `Usage:
  sqs-kit render <template> <data.json> [--partials <folder>] [--locale <tag>] [--compat]
      Writes the rendered template to standard output, its errors to standard error.
  sqs-kit check <template or folder>…
      Lists what is wrong in templates, with line and caret. Within a folder, partials are the files in it.
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

/** The options of each command, and whether they have a value. @type {Record<string, Record<string, boolean>>} */
const FLAGS = { render: { partials: true, locale: true, compat: false }, check: {} };

/**
 * @param {string} command @param {string[]} args
 * @returns {{ words: string[], flags: Record<string, string | true> }}
 */
function parseArguments(command, args) {
  /** @type {{ words: string[], flags: Record<string, string | true> }} */
  const parsed = { words: [], flags: {} };
  for (let at = 0; at < args.length; at++) {
    const argument = args[at] ?? '';
    const hasValue = argument.startsWith('--') ? FLAGS[command]?.[argument.slice(2)] : undefined;
    if (!argument.startsWith('--')) parsed.words.push(argument);
    else if (hasValue === undefined) throw new Error(`${command} has no option ${argument}`);
    else if (!hasValue) parsed.flags[argument.slice(2)] = true;
    else if (args[at + 1] === undefined) throw new Error(`${argument} needs a value`);
    else parsed.flags[argument.slice(2)] = args[++at] ?? '';
  }
  return parsed;
}

/** A partial is found by its full name and without its extension, `social-links.block`. */
function partialNames(/** @type {string} */ file) {
  return [basename(file), basename(file, extname(file))];
}

/** Partials are the files of a folder. */
function readPartials(/** @type {string} */ folder) {
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

/** @param {string[]} words @param {Record<string, string | true>} flags @returns {number} exit code */
function render([templateFile, dataFile], flags) {
  if (!templateFile || !dataFile) return usage();
  const source = readFileSync(templateFile, 'utf8');
  const template = compile(source, { compat: flags.compat === true });
  const { output, errors } = template.render(readData(dataFile), {
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
    .filter(
      (entry) => entry.isFile() && /\.(html|block|list|item|page|region|htm|json-t|jsont)$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/** @param {string[]} paths @returns {number} exit code */
function check(paths) {
  if (paths.length === 0) return usage();
  let count = 0;
  for (const path of paths) {
    const files = templateFiles(path);
    // The partials of a file alone may be anywhere.
    const partials = statSync(path).isDirectory() ? files.flatMap(partialNames) : undefined;
    for (const file of files) {
      const source = readFileSync(file, 'utf8');
      for (const error of checkSource(source, { partials })) {
        console.log(describe(file, source, error));
        count++;
      }
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
  if (command === undefined || command === '--help' || command === 'help' || rest.includes('--help')) {
    console.log(USAGE);
    return command === undefined ? 2 : 0;
  }
  if (command !== 'render' && command !== 'check') return usage();
  const { words, flags } = parseArguments(command, rest);
  return command === 'render' ? render(words, flags) : check(words);
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(`sqs-kit: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}
