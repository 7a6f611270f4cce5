#!/usr/bin/env node
/** The command line: `sqs-kit check pages…`, `sqs-kit prerender page` and `sqs-kit render template data.json`; a file a command. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** By command; guides are tried against these lines. */
const USAGE = {
  check: `
  sqs-kit check <page, template or folder>… [--fix] [--format text|json]
      Lists what is wrong with the tags of pages and in templates, with line, column and caret.
      --fix mends what can only have been meant one way. Within a folder, partials are the files in it.`,
  prerender: `
  sqs-kit prerender <page>… [--out <folder>]
      Writes a page with what its tags show without scripts, made of their settings, where nothing is inside them.`,
  render: `
  sqs-kit render <template> <data.json> [--partials <folder>] [--locale <tag>] [--compat]
      Writes the rendered template to standard output, its errors to standard error.`,
};

const EXIT_CODES = 'Exit code 1 when there are errors, 2 when the command cannot run.';

/** The options of each command. @satisfies {Record<string, import('node:util').ParseArgsConfig['options']>} */
const OPTIONS = /** @type {const} */ ({
  check: { fix: { type: 'boolean' }, format: { type: 'string' } },
  prerender: { out: { type: 'string' } },
  render: { partials: { type: 'string' }, locale: { type: 'string' }, compat: { type: 'boolean' } },
});

/** @typedef {keyof typeof USAGE} Command */

/** @param {string | undefined} name @returns {name is Command} */
const isCommand = (name) => name !== undefined && Object.hasOwn(USAGE, name);

/** @param {Command} [command] of all without one */
function usage(command) {
  const about = command
    ? USAGE[command]
    : `${Object.values(USAGE).join('')}\n  sqs-kit <command> --help\n  sqs-kit --version`;
  return `Usage:${about}\n${EXIT_CODES}`;
}

/** What is missing is said, and by it that nothing was done. @param {Command} [command] */
function refuse(command) {
  console.error(usage(command));
  return 2;
}

/** @param {string[]} args @returns {Promise<number>} exit code */
async function main([command, ...args]) {
  if (command === undefined) return refuse();
  if (command === '--version') {
    console.log(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version);
    return 0;
  }
  if (['--help', '-h', 'help'].includes(command)) {
    console.log(usage(isCommand(args[0]) ? args[0] : undefined));
    return 0;
  }
  if (!isCommand(command))
    throw new Error(`There is no command ${command}: ${Object.keys(USAGE).join(', ')}.`);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage(command));
    return 0;
  }
  return run[command](args);
}

/** @type {Record<Command, (args: string[]) => Promise<number> | number>} */
const run = {
  async check(args) {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS.check });
    const { fix = false, format = 'text' } = values;
    if (!['text', 'json'].includes(format)) throw new Error(`There is no format ${format}: text or json.`);
    if (positionals.length === 0) return refuse('check');
    const { check } = await import('./check.mjs');
    return check(positionals, { fix, format });
  },
  async prerender(args) {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS.prerender });
    if (positionals.length === 0) return refuse('prerender');
    const { prerender } = await import('./prerender.mjs');
    return prerender(positionals, values);
  },
  async render(args) {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS.render });
    const [template, data] = positionals;
    if (!template || !data) return refuse('render');
    const { render } = await import('./render.mjs');
    return render(template, data, { ...values, compat: values.compat ?? false });
  },
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`sqs-kit: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}
