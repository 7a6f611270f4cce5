/** Figures of the bench as bars: each is a table whose words and numbers say all that its bars show. */
import { digits } from '../../bench/figures.mjs';
import { escapeHtml } from './markdown.mjs';

/** @typedef {import('../../bench/figures.mjs').Measurement} Measurement */

/** @param {{ parts: { measurements: Measurement[] }[] }} figures @returns {string} HTML of those that are for the start page */
export function charts({ parts }) {
  const shown = parts.flatMap(({ measurements }) => measurements).filter(({ isChart }) => isChart);
  return `<div class="charts">\n${shown.map(chart).join('\n')}\n</div>`;
}

/** @param {Measurement} measurement @returns {string} */
export function chart({ name, unit, kit, peers }) {
  const most = Math.max(...Object.values({ ...kit, ...peers }));
  const isMore = unit === 'times a second';
  const rows = [
    ...Object.entries(kit).map(([of, value]) => row(`The kit, ${of}`, value, most, 'kit')),
    ...Object.entries(peers).map(([of, value]) => row(of, value, most, 'peer')),
  ];
  return `<table class="chart">
<caption>${escapeHtml(name)} <small>${escapeHtml(unit)}, ${isMore ? 'more' : 'less'} is better</small></caption>
<tbody>
${rows.join('\n')}
</tbody></table>`;
}

/** @param {string} of @param {number} value @param {number} most @param {'kit' | 'peer'} kind */
function row(of, value, most, kind) {
  const width = Math.max(0.5, (100 * value) / most).toFixed(1);
  return `<tr class="${kind}"><th scope="row"><bdi>${escapeHtml(of)}</bdi></th><td>${digits(value)}</td><td aria-hidden="true"><svg><rect width="${width}%" height="100%" rx="2"/></svg></td></tr>`;
}
