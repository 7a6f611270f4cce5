/** No pattern of the source takes more than one pass over what it is given, however unfit that is. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';

/** A pattern that starts over at each of these takes minutes; one that does not, a moment. */
const LENGTH = 50_000;
const GIVE_UP_MS = 30_000;
/** What patterns here are about: repeated, it is what makes one of them start over or take back. */
const PUMPS = [
  ...' \t\n<>{}()[]/\\?!#%&=-_.,:;@"\'|*+^$~aA1x',
  ...[
    '<a',
    '<a ',
    'a.',
    '1.',
    '1x',
    '_1',
    'a-',
    'a:',
    'a=',
    '{{',
    '{.',
    '{@',
    '/a',
    'a b',
    'h1m',
    '&amp',
    '%2',
  ],
  ...['http://', '\u00a0', '\u2028'],
];
const HEADS = ['', 'a', 'https:/'];
const TAILS = ['', '!', '/', '?\n'];

function patternsOf(file: string): RegExp[] {
  const patterns: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      patterns.push(new RegExp(node.text.slice(1, end), node.text.slice(end + 1)));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return patterns;
}

/** Ends what would go on for minutes; nothing else of a process that searches can. @throws then */
function interruptible(work: () => void): void {
  runInNewContext('work()', { work }, { timeout: GIVE_UP_MS });
}

describe('patterns', () => {
  const files = ['src', 'elements'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const found = files.map((file) => [file, patternsOf(file)] as const).filter(([, list]) => list.length > 0);

  it('are found', () => assert.ok(found.length > 40));

  for (const [file, patterns] of found) {
    it(`of ${file} come to an end`, () => {
      interruptible(() => {
        for (const pattern of patterns) {
          for (const pump of PUMPS) {
            const body = pump.repeat(LENGTH / pump.length);
            for (const head of HEADS) for (const tail of TAILS) (head + body + tail).replace(pattern, '');
          }
        }
      });
    });
  }
});
