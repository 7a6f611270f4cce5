/**
 * `npm run docs`: writes a page for each tag (docs/elements), their list there and in README.md, from what the tags say
 * of themselves. With `--check` it writes nothing and tells of what is out of date.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defaultText, readElements, typeText } from './element-docs.mjs';
import { markdownTable } from './markdown-table.mjs';

/**
 * @typedef {import('./element-docs.mjs').ElementDocs} ElementDocs
 * @typedef {import('./element-docs.mjs').Documented} Documented
 * @typedef {import('./element-docs.mjs').Rule} Rule
 * @typedef {import('./element-docs.mjs').Words} Words
 */

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const FOLDER = 'docs/elements';
/** What stands between these in README.md is written here. */
const LIST = /(<!-- tags -->\n)[\s\S]*(<!-- \/tags -->)/;

const CITATION = /\b(behaviour\/[a-z-]+)#([a-z0-9-]+)/g;

/** @param {ElementDocs[]} elements @param {string} [base] @returns {Map<string, string>} text by path */
export function pagesOf(elements, base = root) {
  const readme = readFileSync(join(base, 'README.md'), 'utf8');
  if (!LIST.test(readme))
    throw new Error('README.md has no place for the list of tags: <!-- tags --> and <!-- /tags -->.');
  const list = (/** @type {string} */ folder) =>
    `\n${markdownTable(
      ['Tag', 'What it does'],
      elements.map(({ tag, summary }) => [`[\`<${tag}>\`](${folder}${tag}.md)`, summary]),
    )}\n\n`;
  return new Map([
    ...elements.map((element) => /** @type {const} */ ([`${FOLDER}/${element.tag}.md`, pageOf(element)])),
    [`${FOLDER}/README.md`, indexPage(list(''))],
    ['README.md', readme.replace(LIST, (_, open, close) => `${open}${list(`${FOLDER}/`)}${close}`)],
  ]);
}

/** @param {Map<string, string>} pages @param {string} [base] @returns {string[]} one sentence per file that is not as it should be */
export function findStalePages(pages, base = root) {
  const written = [...pages].filter(([path, text]) => {
    const file = join(base, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  return [
    ...written.map(([path]) => `${path} is out of date: run npm run docs.`),
    ...strayPages(pages, base).map((path) => `${path} is of no tag: run npm run docs.`),
  ];
}

/** @param {Map<string, string>} pages @param {string} [base] @returns {string[]} the paths that were written or removed */
export function writePages(pages, base = root) {
  mkdirSync(join(base, FOLDER), { recursive: true });
  const stale = [...pages].filter(([path, text]) => {
    const file = join(base, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  for (const [path, text] of stale) writeFileSync(join(base, path), text);
  const stray = strayPages(pages, base);
  for (const path of stray) rmSync(join(base, path));
  return [...stale.map(([path]) => path), ...stray];
}

/** Pages of tags that there are no more. @param {Map<string, string>} pages @param {string} base */
function strayPages(pages, base) {
  const folder = join(base, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((file) => `${FOLDER}/${file}`)
    .filter((path) => !pages.has(path));
}

/** @param {string} list */
function indexPage(list) {
  return `# The tags
${list}Every tag also has \`config\` (the whole validated configuration; setting it replaces the JSON child) and \`updateComplete\`
(a promise: what was set is on screen). What all of them promise: [behaviour/elements.md](../behaviour/elements.md).

These pages are written by \`npm run docs\` from the comments of \`elements/\` and the schemas of the tags; change those.
`;
}

/** @param {ElementDocs} element */
function pageOf(element) {
  const { tag, summary, description, example, settings, schema, words, holdsConfig, texts, markup } = element;
  const keys = holdsConfig ? keysOf(schema, words) : [];
  const isAloneInJson = settings.length === 0 && keys.length > 0;
  return `${[
    `# \`<${tag}>\``,
    plain(`${summary} ${description}`.trim()),
    example,
    ...section(
      'Settings',
      holdsConfig
        ? 'Attributes and properties; each may also stand in the JSON child, under the name of its property.'
        : 'Attributes and properties. The JSON child of this tag is its data, not its settings.',
      ['Attribute', 'Property', 'Type', 'Default', 'Meaning'],
      settings.map(({ attribute, property, type, description: text, isReflected, ...setting }) => [
        attribute ? code(attribute) : '',
        code(property),
        code(type),
        setting.default ? code(setting.default) : '',
        [
          mustOf(plain(text), schema.entries?.[property]),
          isReflected ? 'The attribute is kept equal to it.' : '',
        ]
          .filter(Boolean)
          .join(' '),
      ]),
    ),
    ...section(
      'JSON child',
      isAloneInJson ? '' : 'Further keys, and those inside of values.',
      ['Key', 'Type', 'Default', 'Meaning'],
      keys,
    ),
    ...section(
      'Texts',
      "`messages` in the JSON child replaces any of them, in place of the page's language.",
      ['Key', 'English'],
      texts.map(([path, english]) => [code(path), plain(english)]),
    ),
    ...named('Events', 'They bubble and are composed.', 'Event', element.events),
    ...section(
      'Keyboard',
      'Tab reaches each of its controls. Beside that:',
      ['Keys', 'What they do'],
      element.keys.map(({ name, description: text }) => [name.split(', ').map(code).join(', '), plain(text)]),
    ),
    ...named('Properties', 'Read only.', 'Property', element.properties),
    ...named(
      'Methods',
      '',
      'Method',
      element.methods.map(({ name, ...method }) => ({ ...method, name: `${name}()` })),
    ),
    ...named(
      'Content',
      '',
      'Slot',
      element.slots.map(({ name, description: text }) => ({
        name: name && name !== '-' ? name : 'default',
        description: text,
      })),
    ),
    ...named('Parts', 'For css: `::part(…)`.', 'Part', element.parts),
    ...named('CSS properties', '', 'Property', element.cssProperties),
    ...named(
      'States',
      `What there is to test: \`states('${tag}')\` of [\`sqs-kit/testing\`](../guides/testing.md).`,
      'State',
      element.states,
    ),
    ...(markup.length > 0
      ? [`With \`loader.js\` on the page it takes over ${markup.map((one) => code(one)).join(', ')}.`]
      : []),
    `[What every tag promises](../behaviour/elements.md) · [demo](../../demo/${tag}.html) · [all tags](README.md)`,
  ].join('\n\n')}\n`;
}

/**
 * The keys of a JSON child that are no properties of the tag, and those inside of values.
 * @param {Rule} rule @param {Words} words @param {string} [prefix] @returns {string[][]} cells
 */
function keysOf({ entries = {} }, words, prefix = '') {
  return Object.entries(entries).flatMap(([key, rule]) => {
    const path = `${prefix}${key}`;
    const word = words[key];
    const first = Object.keys(entries).find((other) => entries[other] === rule);
    if (first !== key) return [[code(path), code(typeText(rule)), '', `As ${code(`${prefix}${first}`)}.`]];
    const row = [
      code(path),
      code(typeText(rule)),
      code(defaultText(rule) ?? ''),
      mustOf(plain(word?.description ?? ''), rule),
    ];
    const inner = rule.items
      ? keysOf(rule.items, word?.entries ?? {}, `${path}[].`)
      : keysOf(rule, word?.entries ?? {}, `${path}.`);
    return [...(rule.access && !prefix ? [] : [row]), ...inner];
  });
}

/** @param {string} text @param {Rule | undefined} rule */
function mustOf(text, rule) {
  const { must, values, isRequired } = rule ?? {};
  return [text, must && !values ? `Must be ${must}.` : '', isRequired ? 'Required.' : '']
    .filter(Boolean)
    .join(' ');
}

/** @param {string} title @param {string} lead @param {string} head @param {Documented[]} list */
function named(title, lead, head, list) {
  const rows = list.map(({ name, type, description }) => [
    code(name),
    `${type ? `${code(type)} ` : ''}${plain(description)}`,
  ]);
  return section(title, lead, [head, 'Meaning'], rows);
}

/** @param {string} title @param {string} lead @param {string[]} head @param {string[][]} rows */
function section(title, lead, head, rows) {
  if (rows.length === 0) return [];
  return [`## ${title}`, ...(lead ? [lead] : []), markdownTable(head, rows)];
}

/** @param {string} text */
const code = (text) => (text ? `\`${text}\`` : '');

/** Markup in words is no markup of the page, and what they cite is linked. @param {string} text */
function plain(text) {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) =>
      index % 2 ? part : part.replaceAll('<', '&lt;').replace(CITATION, '[$&](../$1.md#$2)'),
    )
    .join('');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const pages = pagesOf(await readElements());
  if (process.argv.includes('--check')) {
    const stale = findStalePages(pages);
    for (const sentence of stale) console.error(sentence);
    process.exit(stale.length ? 1 : 0);
  }
  const changed = writePages(pages);
  console.log(changed.length > 0 ? changed.join('\n') : 'The pages of the tags are up to date.');
}
