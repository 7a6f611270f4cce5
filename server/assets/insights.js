/** The owner's insights: asks for counts and draws them as small charts, each with its numbers as a table. */
import { ask, at, element, run, showRooms, startSession } from './owner.js';

/** @typedef {{ day: string, views: number, visitors: number }} Day */
/** @typedef {{ path: string, views: number }} PageCount */
/** @typedef {{ layoutId: string, version: number, formId: string, shown: number, closed: number, submitted: number }} PopupCount */
/** @typedef {{ text: string, url: string, seen: number, clicked: number }} ButtonCount */
/** @typedef {{ days: Day[], pages: PageCount[], popups: PopupCount[], buttons: ButtonCount[] }} Insights */

const SVG = 'http://www.w3.org/2000/svg';
const CHART_HEIGHT = 100;
/** Grid lines at quarters of the largest value. */
const GRID = [0.25, 0.5, 0.75];

const span = /** @type {HTMLSelectElement} */ (at('span'));
/** Grows with each question, so that a late answer to an older one is dropped. */
let question = 0;

/** @param {string} name @param {Record<string, string | number>} attributes @param {...Node} children */
function svg(name, attributes, ...children) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  node.append(...children);
  return node;
}

async function open() {
  question += 1;
  const mine = question;
  const response = await ask(`/api/owner/insights?days=${span.value}`);
  const insights = /** @type {Insights} */ (await response.json());
  if (mine !== question) return;
  showRooms();
  show(insights);
  at('status').textContent = `The last ${span.value} days, counted in UTC.`;
}

/** @param {Insights} insights */
function show({ days, pages, popups, buttons }) {
  const views = sum(days.map((day) => day.views));
  const shown = sum(popups.map((popup) => popup.shown));
  const clicks = sum(buttons.map((button) => button.clicked));
  at('totals').replaceChildren(
    ...figure('Page views', views),
    ...figure('Button clicks', clicks),
    ...figure('Pop-ups shown', shown),
  );
  at('days').replaceChildren(dayChart(days), dayTable(days));
  const mostViews = largest(pages.map((page) => page.views));
  fill('pages', pages, ['Page', 'Views', ''], (page) => [
    page.path || '/',
    count(page.views),
    bars(mostViews, [page.views, 'main']),
  ]);
  const mostSeen = largest(buttons.flatMap((button) => [button.seen, button.clicked]));
  fill('buttons', buttons, ['Button', 'Seen', 'Clicked', ''], (button) => [
    labelled(button.text || 'Without a text', button.url),
    count(button.seen),
    count(button.clicked),
    bars(mostSeen, [button.seen, 'soft'], [button.clicked, 'main']),
  ]);
  const mostShown = largest(popups.flatMap((popup) => [popup.shown, popup.closed, popup.submitted]));
  fill('popups', popups, ['Pop-up', 'Shown', 'Closed', 'Submitted', ''], (popup) => [
    labelled(popup.layoutId || 'Without a layout', popupNote(popup)),
    count(popup.shown),
    count(popup.closed),
    count(popup.submitted),
    bars(mostShown, [popup.shown, 'soft'], [popup.closed, 'line'], [popup.submitted, 'main']),
  ]);
}

/** @param {PopupCount} popup */
function popupNote({ version, formId }) {
  return formId ? `version ${version}, form ${formId}` : `version ${version}`;
}

/** @param {string} name @param {number} value */
function figure(name, value) {
  return [element('div', {}, element('dt', {}, name), element('dd', {}, count(value)))];
}

/** Columns that fill the width; words stand beside the drawing, so that they never shrink with it. @param {Day[]} days */
function dayChart(days) {
  const most = largest(days.map((day) => day.views));
  const busiest = days.find((day) => day.views === most && most > 0);
  const total = sum(days.map((day) => day.views));
  const label = busiest
    ? `${count(total)} page views in ${days.length} days, most on ${dateText(busiest.day)}: ${count(most)}.`
    : `No page views in ${days.length} days.`;
  const grid = GRID.map((share) =>
    svg('line', {
      class: 'grid',
      x1: 0,
      x2: days.length,
      y1: share * CHART_HEIGHT,
      y2: share * CHART_HEIGHT,
    }),
  );
  const columns = days.map(({ day, views }, index) => {
    const height = most === 0 ? 0 : (views / most) * CHART_HEIGHT;
    const title = svg('title', {});
    title.append(`${dateText(day)}: ${count(views)}`);
    const box = { class: 'main', x: index + 0.12, y: CHART_HEIGHT - height, width: 0.76, height };
    return svg('rect', box, title);
  });
  const drawing = svg(
    'svg',
    {
      class: 'columns',
      role: 'img',
      'aria-label': label,
      viewBox: `0 0 ${days.length} ${CHART_HEIGHT}`,
      preserveAspectRatio: 'none',
    },
    ...grid,
    ...columns,
  );
  const ends = [days[0], days.at(-1)].map((day) => element('span', {}, day ? dateText(day.day) : ''));
  return element(
    'div',
    { class: 'chart' },
    element('p', { class: 'peak', 'aria-hidden': 'true' }, count(most)),
    drawing,
    element('p', { class: 'ends', 'aria-hidden': 'true' }, ...ends),
  );
}

/** @param {Day[]} days */
function dayTable(days) {
  const rows = [...days]
    .reverse()
    .map(({ day, views, visitors }) => [dateText(day), count(views), count(visitors)]);
  const details = element('details', {}, element('summary', {}, 'The same as a table'));
  details.append(table(['Day', 'Views', 'Visitors'], rows, 'Page views per day'));
  return details;
}

/**
 * @template T
 * @param {string} id
 * @param {T[]} entries
 * @param {string[]} heads
 * @param {(entry: T) => (Node | string)[]} row
 */
function fill(id, entries, heads, row) {
  const title = at(`${id}-title`).textContent ?? '';
  at(id).replaceChildren(
    entries.length > 0
      ? table(heads, entries.map(row), title)
      : element('p', { class: 'hint' }, 'Nothing yet.'),
  );
}

/** @param {string[]} heads @param {(Node | string)[][]} rows @param {string} title */
function table(heads, rows, title) {
  const cells = heads.map((head) =>
    head ? element('th', { scope: 'col' }, head) : element('td', { class: 'drawn' }),
  );
  const body = rows.map((row) =>
    element(
      'tr',
      {},
      ...row.map((cell, index) =>
        index === 0 ? element('th', { scope: 'row' }, cell) : element('td', cellClass(cell), cell),
      ),
    ),
  );
  const whole = element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...cells)),
    element('tbody', {}, ...body),
  );
  return element(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': `${title}, numbers` },
    whole,
  );
}

/** @param {Node | string} cell @returns {Record<string, string>} */
function cellClass(cell) {
  return typeof cell === 'string' ? { class: 'number' } : { class: 'drawn' };
}

/** Bars one below the other; the numbers stand beside them, so they say nothing to a screen reader. @param {number} most @param {...[number, string]} values */
function bars(most, ...values) {
  return svg(
    'svg',
    {
      class: 'bars',
      'aria-hidden': 'true',
      viewBox: `0 0 100 ${values.length * 8}`,
      preserveAspectRatio: 'none',
      'data-rows': values.length,
    },
    ...values.map(([value, kind], index) =>
      svg('rect', {
        class: kind,
        x: 0,
        y: index * 8 + 1,
        height: 6,
        width: most === 0 ? 0 : (value / most) * 100,
      }),
    ),
  );
}

/** @param {string} text @param {string} note */
function labelled(text, note) {
  const box = element('span', {}, text);
  if (note) box.append(element('small', {}, note));
  return box;
}

/** @param {string} day */
function dateText(day) {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
}

/** @param {number} value */
const count = (value) => value.toLocaleString();
/** @param {number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);
/** @param {number[]} values */
const largest = (values) => Math.max(0, ...values);

function close() {
  for (const id of ['totals', 'days', 'pages', 'buttons', 'popups']) at(id).replaceChildren();
}

span.addEventListener('change', () => run(open));
startSession({ open, close });
