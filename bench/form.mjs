/**
 * A 50-field form: CPU to rendered, per keystroke and for a failed submit, beside plain DOM calls and SurveyJS; an author's
 * form of 50 fields, with the kit around it and without; insertions into a large page, with the kit on it and without.
 */

import { readFileSync } from 'node:fs';
import * as esbuild from 'esbuild';
import { build } from '../tools/build.mjs';
import { cpuMeter, median, twoFrames, withPages } from './browser.mjs';
import { measured } from './figures.mjs';
import { option, progress } from './options.mjs';

const ROUNDS = option('rounds', 3);
const KEYS = 40;
/** The kit says more about 50 mistakes than the plain form does. */
const MOST_OF_PLAIN_SUBMIT = 3;

/** As in the notes: 20 text, 6 e-mail, 4 number, 5 text areas, 5 selects, 5 radios, 5 checkboxes, all required. */
const KINDS = /** @type {const} */ ({
  text: 20,
  email: 6,
  number: 4,
  textarea: 5,
  select: 5,
  radio: 5,
  checkbox: 5,
});
const fields = Object.entries(KINDS).flatMap(([type, count]) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${type}-${index}`,
    type,
    title: `${type} ${index}`,
    required: true,
    options: ['A', 'B', 'C', 'D'],
  })),
);

const frame = (/** @type {string} */ head, /** @type {string} */ body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>bench</title>${head}</head><body>${body}</body></html>`;
const kit = (/** @type {string} */ runtime) =>
  frame(
    `<script type="module" src="/dist/${runtime}/sqs-form.js"></script>`,
    `<sqs-form no-draft form-id="bench"><script type="application/json">${JSON.stringify({ fields })}</script></sqs-form>`,
  );

/** The looks of the kit's form, so that the plain page draws the same picture. */
const css = ['src/styles/base.css', 'src/ui/submission/submission.css', 'src/widgets/form/form.css']
  .map((file) => readFileSync(file, 'utf8'))
  .concat('sqs-form { display: block }')
  .join('\n');

/** The same form in DOM calls: labels, required marks, errors with the same attributes and looks. Runs in the page. */
function plainForm(/** @type {typeof fields} */ list) {
  const form = document.createElement('form');
  form.noValidate = true;
  form.dataset.part = 'form';
  const make = (
    /** @type {string} */ tag,
    /** @type {Record<string, unknown>} */ props = {},
    /** @type {(Node | string)[]} */ ...children
  ) => {
    const { part, ...own } = props;
    const element = Object.assign(document.createElement(tag), own);
    if (part) element.dataset.part = String(part);
    element.append(...children);
    return element;
  };
  for (const { id, type, title, options } of list) {
    const row = make('div', { part: 'field' });
    row.dataset.id = id;
    if (type === 'radio' || type === 'checkbox') {
      const choices = options.map((option) =>
        make(
          'label',
          { part: 'choice' },
          make('input', { type, name: id, value: option }),
          make('span', {}, option),
        ),
      );
      row.append(
        make(
          'fieldset',
          {},
          make('legend', { part: 'label' }, title, make('span', { part: 'required' }, ' (required)')),
          make('div', { part: 'choices' }, ...choices),
        ),
      );
    } else {
      const tag = type === 'textarea' || type === 'select' ? type : 'input';
      const control = make(tag, {
        part: 'control',
        id,
        name: id,
        required: true,
        ...(tag === 'input' ? { type: type === 'email' ? 'email' : 'text' } : {}),
        // As the kit has it: what is written from right to left is shown so.
        ...(type === 'text' || type === 'textarea' ? { dir: 'auto' } : {}),
      });
      if (type === 'select')
        control.append(
          make('option', { value: '' }, 'Select an option'),
          ...options.map((option) => make('option', { value: option }, option)),
        );
      row.append(
        make(
          'label',
          { part: 'label', htmlFor: id },
          title,
          make('span', { part: 'required' }, ' (required)'),
        ),
        control,
      );
    }
    form.append(row);
  }
  form.append(make('button', { part: 'submit', type: 'submit' }, 'Submit'));
  form.addEventListener('input', () => {});
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const data = new FormData(form);
    const summary = make('ul', { part: 'summary' });
    for (const { id, title } of list) {
      if (data.getAll(id).some(Boolean)) continue;
      const row = form.querySelector(`[data-id="${id}"]`);
      if (row instanceof HTMLElement) row.dataset.invalid = '';
      row?.prepend(make('p', { part: 'error', id: `${id}-error` }, 'Required'));
      const control = row?.querySelector('input, select, textarea');
      control?.setAttribute('aria-invalid', 'true');
      control?.setAttribute('aria-describedby', `${id}-error`);
      summary.append(make('li', {}, make('a', { href: `#${id}` }, `${title}: Required`)));
    }
    const banner = make(
      'div',
      { part: 'banner-top', tabIndex: -1 },
      make('p', {}, 'There is a problem'),
      summary,
    );
    form.prepend(banner);
    banner.focus();
  });
  const root = make('div', {}, form);
  root.dataset.sqsRoot = '';
  // The rules of the kit's sheets are those of its tag; here it is a name and nothing else.
  document.body.append(make('sqs-form', {}, root));
}

const SURVEY_TYPES = {
  text: 'text',
  email: 'text',
  number: 'text',
  textarea: 'comment',
  select: 'dropdown',
  radio: 'radiogroup',
  checkbox: 'checkbox',
};

async function surveyBundle() {
  const elements = fields.map(({ id, type, title, options }) => ({
    type: SURVEY_TYPES[/** @type {keyof typeof SURVEY_TYPES} */ (type)],
    name: id,
    title,
    isRequired: true,
    ...(type === 'email' || type === 'number' ? { inputType: type } : {}),
    ...(type === 'select' ? { renderAs: 'select' } : {}),
    choices: options,
  }));
  const result = await esbuild.build({
    stdin: {
      resolveDir: process.cwd(),
      loader: 'jsx',
      contents: `
        import { Model } from 'survey-core';
        import { Survey } from 'survey-react-ui';
        import { createRoot } from 'react-dom/client';
        const model = new Model({ elements: ${JSON.stringify(elements)} });
        createRoot(document.querySelector('main')).render(<Survey model={model} />);`,
    },
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return result.outputFiles[0]?.text ?? '';
}

/** How each page says that it is rendered, where to type and what submits. */
const PAGES = /** @type {const} */ ({
  'plain DOM': { path: '/plain', input: '#text-0', submit: 'button' },
  lite: { path: '/lite', input: '[name="text-0"]', submit: '[data-part="submit"]' },
  React: { path: '/cdn', input: '[name="text-0"]', submit: '[data-part="submit"]' },
  SurveyJS: {
    path: '/survey',
    input: 'main input[type="text"]',
    submit:
      '#sv-nav-complete input, #sv-nav-complete button, .sd-navigation__complete-btn, main [title="Complete"]',
  },
});

async function benchForm() {
  const pages = {
    '/plain': frame(`<style>${css}</style>`, '<script src="/plain.js"></script>'),
    '/plain.js': `(${plainForm.toString()})(${JSON.stringify(fields)})`,
    '/lite': kit('lite'),
    '/cdn': kit('cdn'),
    '/survey': frame('', '<main></main><script src="/survey.js"></script>'),
    '/survey.js': await surveyBundle(),
  };
  /** @type {Record<string, Record<string, number[]>>} */
  const samples = {};
  /** Of each form, px. @type {Record<string, number>} */
  const heights = {};
  await withPages(pages, async ({ origin, browser }) => {
    // Rounds take turns, so that a busy moment of the machine hits all alike. The first warms the caches.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [name, { path, input, submit }] of Object.entries(PAGES)) {
        const page = await browser.newPage();
        const spent = await cpuMeter(page);
        await page.goto(origin + path, { waitUntil: 'load' });
        await page.waitForSelector(input);
        await twoFrames(page);
        const rendered = await spent();
        heights[name] = await page.evaluate(() => document.querySelector('form')?.scrollHeight ?? 0);
        await page.focus(input);
        // Entering a form loads what submitting needs: once, not with each key.
        await page.waitForNetworkIdle({ idleTime: 100 });
        await spent();
        await page.keyboard.type('a'.repeat(KEYS));
        const typed = (await spent()) / KEYS;
        await page.$eval(input, (element) => {
          /** @type {HTMLInputElement} */ (element).value = '';
        });
        await spent();
        await page.$eval(submit, (button) => /** @type {HTMLElement} */ (button).click());
        await twoFrames(page);
        const failed = await spent();
        await page.close();
        if (round === 0) continue;
        samples[name] ??= { rendered: [], keystroke: [], 'failed submit': [] };
        samples[name].rendered?.push(rendered);
        samples[name].keystroke?.push(typed);
        samples[name]['failed submit']?.push(failed);
      }
      progress('rounds', round, ROUNDS);
    }
  });
  // Another picture would be another comparison.
  if (heights['plain DOM'] !== heights.lite)
    throw new Error(`the plain form is ${heights['plain DOM']} px high, that of the kit ${heights.lite}`);
  const of = (/** @type {string} */ name, /** @type {string} */ what) => samples[name]?.[what] ?? [];
  for (const [what, name, goals] of /** @type {const} */ ([
    [
      'rendered',
      'A form of 50 fields, until it is shown',
      [
        { of: 'lite', per: 'plain DOM', most: 1.3 },
        { of: 'React', per: 'SurveyJS', most: 0.5 },
      ],
    ],
    ['keystroke', 'A key in a form of 50 fields', [{ of: 'lite', per: 'plain DOM', most: 1.15 }]],
    [
      'failed submit',
      'A failed submit of a form of 50 fields',
      [{ of: 'lite', per: 'plain DOM', most: MOST_OF_PLAIN_SUBMIT }],
    ],
  ]))
    measured({
      name,
      unit: 'ms of processor',
      kit: { lite: median(of('lite', what)), React: median(of('React', what)) },
      peers: { 'plain DOM': median(of('plain DOM', what)), SurveyJS: median(of('SurveyJS', what)) },
      goals: goals.map((goal) => ({ ...goal, value: ratioOf(of(goal.of, what), of(goal.per, what)) })),
      isChart: what === 'rendered',
    });
}

/** Of two that took turns, round by round: what kept the machine busy kept both. @param {number[]} ours @param {number[]} theirs */
const ratioOf = (ours, theirs) => median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));

/** Its own rendering, and less than a third of it for what the tag does. */
const MOST_OF_OWN_FORM = 1.3;

/** The same fields as a form that an author wrote. */
const authorsForm = `<form method="post" action="/send">${fields
  .map(({ id, type, title, options }) => {
    if (type === 'radio' || type === 'checkbox')
      return `<fieldset><legend>${title}</legend>${options
        .map((option) => `<label><input type="${type}" name="${id}" value="${option}"> ${option}</label>`)
        .join('')}</fieldset>`;
    const control = {
      select: `<select name="${id}" required><option></option>${options.map((option) => `<option>${option}</option>`).join('')}</select>`,
      textarea: `<textarea name="${id}" required></textarea>`,
    };
    const input = `<input name="${id}" required type="${type === 'email' ? 'email' : 'text'}">`;
    return `<p><label>${title} ${control[/** @type {keyof typeof control} */ (type)] ?? input}</label></p>`;
  })
  .join('')}<button>Send</button></form>`;

/**
 * What the page does for an author's form that comes in, with a tag around it or without. The page has the kit in either
 * case, and has upgraded another form, so that nothing is loaded.
 */
async function benchOwnForm() {
  const page = frame(
    '<script type="module" src="/dist/lite/sqs-form.js"></script><style>label{display:block}p{margin:.5rem 0}</style>',
    '<sqs-form no-draft><form method="post"><input name="first"></form></sqs-form><main></main>',
  );
  /** @type {{ alone: number[], upgraded: number[] }} */
  const spentOn = { alone: [], upgraded: [] };
  await withPages({ '/': page }, async ({ origin, browser }) => {
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const name of /** @type {const} */ (['alone', 'upgraded'])) {
        const tab = await browser.newPage();
        const spent = await cpuMeter(tab);
        await tab.goto(origin, { waitUntil: 'load' });
        await tab.waitForSelector('form[novalidate]');
        await twoFrames(tab);
        await spent();
        const html =
          name === 'alone' ? `<div>${authorsForm}</div>` : `<sqs-form no-draft>${authorsForm}</sqs-form>`;
        await tab.$eval('main', (main, text) => main.insertAdjacentHTML('beforeend', text), html);
        await tab.waitForSelector(name === 'alone' ? 'main form' : 'main form[novalidate]');
        await twoFrames(tab);
        const cost = await spent();
        if (round > 0) spentOn[name].push(cost);
        await tab.close();
      }
      progress('rounds of an author’s form', round, ROUNDS);
    }
  });
  const { alone, upgraded } = spentOn;
  measured({
    name: 'A form of 50 fields that an author wrote, as it comes into a page',
    unit: 'ms of processor',
    kit: { 'with <sqs-form> around it': median(upgraded) },
    peers: { alone: median(alone) },
    goals: [
      {
        of: 'with <sqs-form> around it',
        per: 'alone',
        value: ratioOf(upgraded, alone),
        most: MOST_OF_OWN_FORM,
      },
    ],
  });
}

const INSERTIONS = 200;
/** A frame of a page of this size is many times the work of an insertion: both pages show as many. */
const INSERTIONS_A_FRAME = 10;

/** What 200 insertions, of which observers hear one by one, cost a page of 7,500 elements that shows them. */
async function benchInsertions() {
  const body = (/** @type {string} */ kit) =>
    frame(
      kit,
      `<main>${'<div class="row"><p>Text <b>bold</b></p><a href="#">Link</a></div>'.repeat(1500)}</main>`,
    );
  const pages = {
    '/without': body(''),
    '/with': body(
      '<script type="module" src="/dist/lite/loader.js"></script><sqs-site website-id="w1"></sqs-site>',
    ),
  };
  /** @type {{ with: number[], without: number[] }} */
  const spentOn = { with: [], without: [] };
  await withPages(pages, async ({ origin, browser }) => {
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const name of /** @type {const} */ (['without', 'with'])) {
        const tab = await browser.newPage();
        const spent = await cpuMeter(tab);
        await tab.goto(`${origin}/${name}`, { waitUntil: 'networkidle0' });
        await spent();
        await tab.evaluate(
          async (count, aFrame) => {
            const main = document.querySelector('main');
            for (let index = 1; index <= count; index += 1) {
              main?.insertAdjacentHTML('afterbegin', '<div class="row"><p>New</p><a href="#">Link</a></div>');
              // Observers hear of each alone.
              await undefined;
              if (index % aFrame === 0) await new Promise((done) => requestAnimationFrame(done));
            }
          },
          INSERTIONS,
          INSERTIONS_A_FRAME,
        );
        const cost = await spent();
        if (round > 0) spentOn[name].push(cost);
        await tab.close();
      }
      progress('rounds of insertions', round, ROUNDS);
    }
  });
  measured({
    name: `${INSERTIONS} insertions into a page of 7,500 elements`,
    unit: 'ms of processor',
    kit: { 'with loader.js and <sqs-site>': median(spentOn.with) },
    peers: { 'without the kit': median(spentOn.without) },
    goals: [
      {
        of: 'with loader.js and <sqs-site>',
        per: 'without the kit',
        value: ratioOf(spentOn.with, spentOn.without),
        most: 1.5,
      },
    ],
  });
}

await build();
await benchForm();
await benchOwnForm();
await benchInsertions();
