#!/usr/bin/env node
/** The command line: `sqs-kit check pages…`, `sqs-kit prerender page` and `sqs-kit render template data.json`; a file a command. */
import { parseArgs } from 'node:util';

const USAGE = `Usage:
  sqs-kit check <page, template or folder>… [--fix] [--format text|json]
      Lists what is wrong with the tags of pages and in templates, with line, column and caret.
      --fix mends what can only have been meant one way. Within a folder, partials are the files in it.
  sqs-kit prerender <page>… [--out <folder>]
      Writes a page with what its tags show without scripts, made of their settings, where nothing is inside them.
  sqs-kit render <template> <data.json> [--partials <folder>] [--locale <tag>] [--compat]
      Writes the rendered template to standard output, its errors to standard error.
Exit code 1 when there are errors, 2 when the command cannot run.`;

/** The options of each command. @satisfies {Record<string, import('node:util').ParseArgsConfig['options']>} */
const OPTIONS = /** @type {const} */ ({
  check: { fix: { type: 'boolean' }, format: { type: 'string' } },
  prerender: { out: { type: 'string' } },
  render: { partials: { type: 'string' }, locale: { type: 'string' }, compat: { type: 'boolean' } },
});

function usage() {
  console.error(USAGE);
  return 2;
}

/** @param {string[]} args @returns {Promise<number>} exit code */
async function main([command, ...args]) {
  if (command === undefined || command === '--help' || command === 'help' || args.includes('--help')) {
    console.log(USAGE);
    return command === undefined ? 2 : 0;
  }
  if (command === 'check') {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS.check });
    const { fix = false, format = 'text' } = values;
    if (!['text', 'json'].includes(format)) throw new Error(`There is no format ${format}: text or json.`);
    if (positionals.length === 0) return usage();
    const { check } = await import('./check.mjs');
    return check(positionals, { fix, format });
  }
  if (command === 'prerender') {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS.prerender });
    if (positionals.length === 0) return usage();
    const { prerender } = await import('./prerender.mjs');
    return prerender(positionals, values);
  }
  if (command === 'render') {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS.render });
    const [template, data] = positionals;
    if (!template || !data) return usage();
    const { render } = await import('./render.mjs');
    return render(template, data, { ...values, compat: values.compat ?? false });
  }
  return usage();
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`sqs-kit: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}
