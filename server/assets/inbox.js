/** The owner's inbox: asks the API with the owner's token and shows forms, submissions and the chosen one, as text only. */

import { ask, at, element, run, showRooms, startSession } from './owner.js';

const PAGE_SIZE = 50;

/** @typedef {{ formId: string, name: string, count: number, latest: string }} FormCount */
/** How a value is to be laid out (src/domain/forms/display.ts). @typedef {{ kind: string, text?: string, items?: string[], parts?: { label: string, text: string }[], line?: string, answers?: { question: string, answer: string }[] }} Shape */
/** @typedef {{ title: string, line: string, shape: Shape }} Shown */
/** @typedef {{ id: string, formId: string, createdAt: string, shown: Shown[], page: Record<string, string> }} Submission */

const state = {
  /** @type {FormCount[]} */ forms: [],
  formId: '',
  words: '',
  /** @type {Submission[]} */ submissions: [],
  /** Grows with each list that is asked for, so that a late answer to an older question is dropped. */
  question: 0,
};

const words = /** @type {HTMLInputElement} */ (at('words'));

/** @param {Record<string, string>} [more] */
function listQuery(more = {}) {
  const query = new URLSearchParams(more);
  if (state.formId) query.set('formId', state.formId);
  if (state.words) query.set('q', state.words);
  return query;
}

async function open() {
  state.forms = await (await ask('/api/owner/submissions/forms')).json();
  showRooms();
  showForms();
  await load();
}

function close() {
  state.submissions = [];
  at('list').replaceChildren();
  showNone();
}

/** Asks for the first page of the list, or for the one after what is shown. @param {{ older?: boolean }} [options] */
async function load({ older = false } = {}) {
  state.question += 1;
  const { question } = state;
  const last = older ? state.submissions.at(-1) : undefined;
  const query = listQuery({ limit: String(PAGE_SIZE), ...(last ? { before: last.id } : {}) });
  const found = /** @type {Submission[]} */ (await (await ask(`/api/owner/submissions?${query}`)).json());
  if (question !== state.question) return;
  state.submissions = older ? [...state.submissions, ...found] : found;
  if (!older) {
    at('list').replaceChildren();
    showNone();
  }
  at('list').append(...found.map(listItem));
  at('more').hidden = found.length < PAGE_SIZE;
  at('empty').hidden = state.submissions.length > 0;
  at('empty').textContent = state.words
    ? 'No submission contains these words.'
    : 'Nothing has been submitted yet.';
  at('list-title').textContent = formName(state.formId) || 'All submissions';
  at('status').textContent = `${state.submissions.length} shown`;
}

function showForms() {
  const total = state.forms.reduce((sum, { count }) => sum + count, 0);
  const all = { formId: '', name: 'All submissions', count: total };
  at('forms').replaceChildren(
    ...[all, ...state.forms].map(({ formId, name, count }) => {
      const button = element(
        'button',
        { type: 'button', 'aria-current': String(formId === state.formId) },
        element('strong', {}, name),
        element('small', {}, String(count)),
      );
      button.addEventListener('click', () => {
        state.formId = formId;
        markCurrent(at('forms'), button);
        run(load);
      });
      return element('li', {}, button);
    }),
  );
}

/** @param {HTMLElement} list @param {HTMLElement} button */
function markCurrent(list, button) {
  for (const other of list.querySelectorAll('button'))
    other.setAttribute('aria-current', String(other === button));
}

/** @param {Submission} submission */
function listItem(submission) {
  const texts = submission.shown.map(({ line }) => line).filter(Boolean);
  const button = element(
    'button',
    { type: 'button', 'aria-current': 'false' },
    element('strong', {}, texts[0] ?? 'Empty'),
    element('small', {}, moment(submission.createdAt)),
    element('span', { class: 'preview' }, texts.slice(1).join(' · ')),
  );
  button.addEventListener('click', () => {
    markCurrent(at('list'), button);
    showDetail(submission);
  });
  return element('li', {}, button);
}

function showNone() {
  at('detail-title').textContent = 'No submission chosen';
  at('detail').replaceChildren(element('p', { class: 'hint' }, 'Choose a submission to read all of it.'));
}

/** @param {Submission} submission */
function showDetail({ formId, createdAt, shown, page }) {
  const rows = shown.flatMap(({ title, shape }) => [
    element('dt', {}, title),
    element('dd', {}, shapeNode(shape)),
  ]);
  const source = [page.title, page.path || page.url].filter(Boolean).join(', ') || 'Not told';
  at('detail-title').textContent = `${formName(formId) || formId}, ${moment(createdAt)}`;
  at('detail').replaceChildren(
    element('dl', {}, ...rows, element('dt', {}, 'Sent from'), element('dd', {}, source)),
  );
  at('detail-title').focus();
}

/** @param {Shape} shape @returns {Node | string} */
function shapeNode({ text, items, line, answers }) {
  const lines = items?.filter(Boolean) ?? answers?.map(({ question, answer }) => `${question}: ${answer}`);
  if (!lines) return text || line || '–';
  return lines.length > 0 ? element('ul', {}, ...lines.map((item) => element('li', {}, item))) : '–';
}

/** @param {string} formId */
function formName(formId) {
  return state.forms.find((form) => form.formId === formId)?.name ?? '';
}

/** @param {string} iso */
function moment(iso) {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The token goes in a header, so the file is fetched and handed over, never opened by a link. */
async function downloadCsv() {
  const response = await ask(`/api/owner/submissions.csv?${listQuery()}`);
  const url = URL.createObjectURL(await response.blob());
  const link = element('a', { href: url, download: `submissions${state.formId && `-${state.formId}`}.csv` });
  link.click();
  URL.revokeObjectURL(url);
  at('status').textContent = 'The CSV file was downloaded.';
}

at('search').addEventListener('submit', (event) => {
  event.preventDefault();
  state.words = words.value.trim();
  run(load);
});
at('csv').addEventListener('click', () => run(downloadCsv));
at('more').addEventListener('click', () => run(() => load({ older: true })));

startSession({ open, close });
