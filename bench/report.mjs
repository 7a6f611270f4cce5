/** What `npm run bench` writes of a whole run: docs/figures.json, and docs/figures.md for people. */
import { markdownTable } from '../tools/markdown-table.mjs';
import { digits, goalText, isKept } from './figures.mjs';

/**
 * @typedef {import('./figures.mjs').Measurement} Measurement
 * @typedef {object} Part
 * @property {string} title what it is about
 * @property {number} seconds
 * @property {Measurement[]} measurements
 * @property {string[]} untried what the machine has not got
 * @property {string} [problem] why it did not come to its end
 * @typedef {object} Figures
 * @property {string} date
 * @property {Record<string, string>} machine
 * @property {Record<string, string>} versions of the kit and its peers
 * @property {Part[]} parts
 */

/** @param {Figures} figures @returns {string} */
export function figuresPage({ date, machine, versions, parts }) {
  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
  return `${[
    '# Figures',
    `The kit beside its peers, measured by \`npm run bench\` on ${date}. Kit and peers take turns in one run on one machine, and what counts is how they compare: on another machine, or one that is busy with other work, the numbers are others, and the ratios are closer. Each number is the median of its rounds.`,
    'Names of the kit’s values: `lite` is the build on Preact, `React` the one on React 19. A goal that is missed says so; where a ratio to a peer is above 1, the peer needs less.',
    ...parts.flatMap(partOf),
    '## How it was measured',
    markdownTable(['What', 'Which'], Object.entries({ ...machine, ...versions })),
    `The whole run took ${Math.round(seconds / 60)} minutes. This page is written by the bench; \`npm run bench -- form\` runs one part of it and writes nothing.`,
  ].join('\n\n')}\n`;
}

/** @param {Part} part */
function partOf({ title, measurements, untried, problem }) {
  return [
    `## ${title}`,
    ...(measurements.length > 0
      ? [markdownTable(['Measured', 'The kit', 'Its peers', 'Wanted'], measurements.map(cellsOf))]
      : []),
    ...untried,
    ...(problem ? [`This part did not come to its end: ${problem}.`] : []),
  ];
}

/** @param {Measurement} measurement */
function cellsOf({ name, unit, kit, peers, goals }) {
  return [
    [`${name}, ${unit}`],
    valuesText(kit),
    valuesText(peers),
    goals.map((goal) => `${isKept(goal) ? '' : '**missed:** '}${goalText(goal, unit)}`),
  ].map((lines) => lines.map(plain).join('<br>'));
}

/** Names of tags are no markup of the page. @param {string} text */
const plain = (text) => text.replaceAll('<', '&lt;');

/** @param {import('./figures.mjs').Values} values */
const valuesText = (values) => Object.entries(values).map(([of, value]) => `${of}: ${digits(value)}`);
