/** The check of what comments cite finds what it is there for. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { it, type TestContext } from 'node:test';
import { findLooseCitations } from '../../tools/citations.mjs';

/** In parts: this file is looked through as well. */
const FOLDER = 'behaviour';

function treeOf(test: TestContext, files: Record<string, string>): string {
  const base = mkdtempSync(join(tmpdir(), 'citations-'));
  test.after(() => rmSync(base, { recursive: true }));
  execFileSync('git', ['init', '--quiet'], { cwd: base });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, file)), { recursive: true });
    writeFileSync(join(base, file), text);
  }
  return base;
}

const CASES: [comment: string, said: string[]][] = [
  [`${FOLDER}/tides#low-water`, []],
  [`${FOLDER}/tides.md#low-water, and docs/${FOLDER}/tides.md`, []],
  [`/${FOLDER}/index.html`, []],
  [
    `${FOLDER}/tides#ebb`,
    [`${FOLDER}/tides#ebb is no heading of docs/${FOLDER}/tides.md, which has tides, low-water.`],
  ],
  [
    `${FOLDER}/tides#Low-water`,
    [`${FOLDER}/tides#Low-water is no heading of docs/${FOLDER}/tides.md, which has tides, low-water.`],
  ],
  [`${FOLDER}/tides`, [`${FOLDER}/tides says no heading: write ${FOLDER}/tides#<heading>.`]],
  [
    `${FOLDER}/tide#low-water`,
    [`${FOLDER}/tide#low-water is no document: there is no docs/${FOLDER}/tide.md.`],
  ],
];
for (const [comment, said] of CASES)
  it(`${comment} ${said.length > 0 ? 'leads nowhere' : 'leads to something'}`, (t) => {
    const base = treeOf(t, {
      [`docs/${FOLDER}/tides.md`]: '# Tides\n\n## Low water\n',
      'src/domain/a.ts': `/** Ebb (${comment}). */`,
      'bin/b.mjs': `/** Flow (${comment}). */`,
      'tools/create/c.ts.txt': `/** Slack (${comment}). */`,
    });
    const places = ['bin/b.mjs:1', 'src/domain/a.ts:1', 'tools/create/c.ts.txt:1'];
    assert.deepEqual(
      findLooseCitations(base).sort(),
      places.flatMap((place) => said.map((sentence) => `${place}: ${sentence}`)),
    );
  });
