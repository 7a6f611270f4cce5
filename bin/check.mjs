/** `sqs-kit check`: what is wrong in pages and templates, with file, line, column and caret; mends what it safely can. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partialNames, withCaret } from './files.mjs';

/** @type {typeof import('../src/template/check.ts')} */
const { check: checkTemplate } = await import(new URL('../dist/template/check.js', import.meta.url).href);
/** @type {typeof import('../src/check/index.ts')} */
const { checkPage, fixPage, tagsOf } = await import(
  new URL('../dist/src/check/index.js', import.meta.url).href
);

const PAGE = /\.html?$/i;
const CHECKED = /\.(html|block|list|item|page|region|htm|json-t|jsont)$/i;
/** An instruction of the template language: a page that has one is a template too, unless a tag renders it. */
const INSTRUCTION = /^(?!.*<sqs-template\b).*\{(\.[a-z]|@\||[\w.@]+\|)/s;

/** A template, or a partial, in a page. */
const WRITTEN = /(<script\b[^>]*\btype=["']?text\/x-sqs-(?:template|partial)\b[^>]*>)([\s\S]*?)<\/script/gi;

/**
 * @typedef {{ file: string, line: number, column: number, rule: string, severity: 'error' | 'warning', message: string }} Found
 * @typedef {Found & { source: string, type: string }} Described
 */

/**
 * @param {string[]} paths files and folders
 * @param {{ fix: boolean, format: string }} options
 * @returns {Promise<number>} exit code
 */
export async function check(paths, { fix, format }) {
  const targets = paths.map(targetOf);
  const tags = tagsOf(await import(new URL('../dist/elements/index.js', import.meta.url).href));
  /** @type {Described[]} */
  const found = [];
  let fixed = 0;
  for (const { files, partials } of targets) {
    for (const file of files) {
      let source = readFileSync(file, 'utf8');
      if (PAGE.test(file)) {
        const result = fix ? fixPage(source, tags) : { source, problems: checkPage(source, tags), fixed: 0 };
        if (result.fixed > 0) writeFileSync(file, result.source);
        fixed += result.fixed;
        source = result.source;
        found.push(
          ...result.problems.map((problem) => ({ ...problem, file, source, type: problem.severity })),
        );
      }
      const isTemplate = !PAGE.test(file) || INSTRUCTION.test(source);
      found.push(
        ...(isTemplate
          ? templateProblems(file, source, partials)
          : // Those of a page stand in the page.
            templatesIn(source).flatMap((template) => templateProblems(file, template, undefined))
        ).map((each) => ({ ...each, source })),
      );
    }
  }
  const errors = found.filter(({ severity }) => severity === 'error').length;
  console.log(format === 'json' ? asJson(found, fixed) : asText(found, fixed));
  return errors > 0 ? 1 : 0;
}

/**
 * What `<sqs-template>` renders in a page: each where it stands, with nothing around it.
 * @param {string} page
 */
function templatesIn(page) {
  const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, ' ');
  return Array.from(page.matchAll(WRITTEN), ({ index, 1: tag = '', 2: template = '' }) => {
    const start = index + tag.length;
    return blank(page.slice(0, start)) + template;
  });
}

/** @param {string} file @param {string} source @param {readonly string[] | undefined} partials @returns {Described[]} */
function templateProblems(file, source, partials) {
  return checkTemplate(source, { partials }).map(({ line, column, message, type }) => {
    return {
      file,
      source,
      line,
      column,
      message,
      type: `${type} error`,
      rule: 'template',
      severity: 'error',
    };
  });
}

/**
 * What is to be read; the partials of a file alone may be anywhere.
 * @param {string} path @returns {{ files: string[], partials?: string[] }}
 */
function targetOf(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new Error(`There is no file or folder ${path}.`);
  if (!found.isDirectory()) return { files: [path] };
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CHECKED.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !/(^|[/\\])(node_modules|\.git)[/\\]/.test(file))
    .sort();
  if (files.length === 0) throw new Error(`There is no page or template in ${path}.`);
  return { files, partials: files.flatMap(partialNames) };
}

/** @param {Described[]} found @param {number} fixed */
function asJson(found, fixed) {
  const problems = found.map(({ file, line, column, rule, severity, message }) => {
    return { file, line, column, rule, severity, message };
  });
  return JSON.stringify({ problems, fixed }, null, 2);
}

/** @param {Described[]} found @param {number} fixed */
function asText(found, fixed) {
  const warnings = found.filter(({ severity }) => severity === 'warning').length;
  const errors = found.length - warnings;
  const counts = [
    ...(fixed > 0 ? [`${counted(fixed, 'problem')} mended`] : []),
    errors === 0 ? (warnings === 0 || fixed > 0 ? '' : 'no errors') : counted(errors, 'error'),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ].filter(Boolean);
  const summary = counts.length > 0 ? `${counts.join(', ')}.` : 'No errors.';
  return [...found.map((each) => withCaret(each.file, each.source, each)), summary].join('\n');
}

/** @param {number} count @param {string} what */
const counted = (count, what) => `${count} ${what}${count === 1 ? '' : 's'}`;
