/** `sqs-kit/check`: what is wrong with the tags of a page, as its author wrote it (behaviour/check#the-module). */
import { elementsOf } from './html.ts';
import { type Problem, placed, withEdits } from './problem.ts';
import { authorScripts, scriptFindings } from './script-rules.ts';
import { type TagClass, type Tags, tagFindings } from './tag-rules.ts';

export { type Edit, type Problem, RULES, type RuleName, type Severity } from './problem.ts';
export type { TagClass, Tags };

/**
 * Reads a page, or a part of one, and says what its author has to mend. Nothing is run or loaded.
 * @param source HTML
 * @param tags the classes of the tags by name, such as `tagsOf(await import('sqs-kit'))`
 * @returns in the order of the page
 */
export function checkPage(source: string, tags: Tags): Problem[] {
  const repeated: number[] = [];
  const elements = elementsOf(source, (end) => repeated.push(end));
  const own = elements.filter(({ tagName }) => tagName.startsWith('sqs'));
  const isDocument = /<(!doctype|html|head)\b/i.test(source);
  const page = { source, isDocument, repeated, scripts: authorScripts(elements) };
  const findings = own.flatMap((element) => tagFindings(element, tags, page));
  return placed(source, [...findings, ...scriptFindings(elements, isDocument, Object.keys(tags))]);
}

/** What a mend uncovers is mended too; one that brought itself back would have no end. */
const MOST_ROUNDS = 10;

/**
 * Mends what can only have been meant one way: names that differ by case or a hyphen, `type="module"`, a comma after the
 * last entry, a slash that closes nothing, a script that is there twice.
 * @returns the page, and what is left to mend in it
 */
export function fixPage(source: string, tags: Tags): { source: string; problems: Problem[]; fixed: number } {
  let mended = source;
  let fixed = 0;
  for (let round = 1; ; round += 1) {
    const problems = checkPage(mended, tags);
    const edits = problems.flatMap(({ fix = [] }) => fix);
    const next = withEdits(mended, edits);
    if (next === mended || round > MOST_ROUNDS) return { source: mended, problems, fixed };
    mended = next;
    fixed += problems.filter(({ fix }) => fix).length;
  }
}

/** @param module what `sqs-kit` exports: its classes are found by their names */
export function tagsOf(module: Readonly<Record<string, unknown>>): Tags {
  const classes = Object.entries(module).flatMap(([name, value]): [string, TagClass][] => {
    const [, words] = /^Sqs(\w+)Element$/.exec(name) ?? [];
    if (!words) return [];
    const tag = words.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [[`sqs${tag}`, value as TagClass]];
  });
  return Object.fromEntries(classes);
}
