/** What `sqs-kit/check` says of a page, in lines that a test compares. */
import { checkPage, tagsOf } from '../../../src/check/index.ts';
import { build } from '../../../tools/build.mjs';

await build();
export const TAGS = tagsOf(
  (await import(`${process.cwd()}/dist/elements/index.js`)) as object as Record<string, unknown>,
);

/** A form of an author's that says where it is sent. */
export const FORM = '<form action="/api/form/a"><input name="email" aria-label="Email"></form>';

/** `line:column rule: message` of each; a warning has a question mark behind its rule. */
export const said = (source: string) =>
  checkPage(source, TAGS).map(
    ({ line, column, rule, message, severity }) =>
      `${line}:${column} ${rule}${severity === 'warning' ? '?' : ''}: ${message}`,
  );

/** A page, and all that is said of it. */
export type Case = [what: string, source: string, problems: string[]];
