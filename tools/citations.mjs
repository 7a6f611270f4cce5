/**
 * Checks what comments cite: `behaviour/<file>#<heading>` must be a heading of docs/behaviour/<file>.md, and nothing may
 * cite a document that is not in the repository.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const CITATION = /\bbehaviour\/([\w-]+)(\.\w+)?(?:#([\w-]*))?/g;
/** Words that stand for documents of elsewhere. */
const ELSEWHERE = /\bspec \d|\bdesign §|\bnotes\/[a-z]+\.md|§/;

/** @param {string} [base] root of the tree to check @returns {string[]} one sentence per citation without a target */
export function findLooseCitations(base = root) {
  return sourceFiles(base).flatMap((file) => {
    const lines = readFileSync(join(base, file), 'utf8').split('\n');
    return lines.flatMap((line, index) => {
      const place = `${file}:${index + 1}`;
      const loose = [...line.matchAll(CITATION)].flatMap(([citation, area = '', ending, heading]) => {
        const path = `docs/behaviour/${area}.md`;
        // A page of the site, which is built of it.
        if (ending === '.html') return [];
        if (!existsSync(join(base, path))) return [`${citation} is no document: there is no ${path}.`];
        if (heading === undefined)
          return ending ? [] : [`${citation} says no heading: write behaviour/${area}#<heading>.`];
        const known = headings(base, path);
        return known.has(heading)
          ? []
          : [`${citation} is no heading of ${path}, which has ${[...known].join(', ')}.`];
      });
      return [
        ...loose.map((sentence) => `${place}: ${sentence}`),
        ...(ELSEWHERE.test(line) ? [`${place}: cites a document that is not in the repository.`] : []),
      ];
    });
  });
}

/** @param {string} base */
function sourceFiles(base) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: base,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) =>
      /^(src|elements|server|tools|bench|bin|demo|test)\/.*\.(ts|tsx|mjs|js|css)(\.txt)?$/.test(file),
    )
    .filter((file) => file !== 'tools/citations.mjs' && existsSync(join(base, file)));
}

/** @type {Map<string, Set<string>>} */
const known = new Map();

/** The headings of a document as GitHub makes anchors of them. @param {string} base @param {string} document */
function headings(base, document) {
  const path = join(base, document);
  let found = known.get(path);
  if (!found) {
    const text = readFileSync(path, 'utf8');
    const titles = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);
    found = new Set(
      titles.map((title) =>
        title
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .trim()
          .replace(/\s/g, '-'),
      ),
    );
    known.set(path, found);
  }
  return found;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const loose = findLooseCitations();
  for (const sentence of loose) console.error(sentence);
  process.exit(loose.length ? 1 : 0);
}
