/**
 * `npm run create -- tag sqs-x`: lays everything that a new tag needs, to be filled with what it does. The files are
 * those of tools/create, with the names put in; `--leaf` lays a tag without React. `npm run create -- language sv` lays
 * a language, to be translated.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const USAGE = 'npm run create -- tag sqs-x [--leaf], or language sv';

/** What a tag is before anybody has said what it does. */
const KINDS = {
  widget: {
    summary: 'Counts how often a button is pressed.',
    example: (/** @type {string} */ tag) => [
      `<${tag} label="Press me">`,
      '  <p>Nothing to press yet.</p>',
      `</${tag}>`,
    ],
    content: `<p>Nothing to press yet.</p>\${json({ label: 'Go' })}`,
  },
  leaf: {
    summary: 'Shows a text in the line it stands in.',
    example: (/** @type {string} */ tag) => [`<p>It is <${tag} text="ready">not ready yet</${tag}>.</p>`],
    content: `<b>Not yet</b>\${json({ text: 'Now' })}`,
  },
};

/** @typedef {ReturnType<typeof namesOf>} Names */

/** What cannot be done, and what to do instead. */
class Refusal extends Error {}

/** @param {string[]} args @returns {Map<string, string>} text by path of every file that is new or changes @throws {Refusal} */
export function plan(args) {
  if (args[0] === 'language') return newLanguage(args.slice(1));
  const { tag, kind } = readArguments(args);
  const names = namesOf(tag, kind);
  return new Map([...newFiles(names, kind), ...changedFiles(names, kind)]);
}

/** @param {string[]} args @returns {{ tag: string, kind: keyof typeof KINDS }} */
function readArguments(args) {
  const [what, tag, ...more] = args.filter((word) => !word.startsWith('-'));
  const strange = args.find((word) => word.startsWith('-') && word !== '--leaf');
  if (strange) throw new Refusal(`There is no option ${strange}: ${USAGE}`);
  if (what !== 'tag') throw new Refusal(`Say what to create: ${USAGE}`);
  if (!tag) throw new Refusal(`Say how the tag is called: ${USAGE}`);
  if (more.length > 0) throw new Refusal(`One tag at a time, and ${more.join(' ')} is too much: ${USAGE}`);
  if (!tag.startsWith('sqs-'))
    throw new Refusal(`The kit's tags begin with sqs-: call it sqs-${tag.toLowerCase()}.`);
  if (!/^sqs(-[a-z][a-z0-9]*)+$/.test(tag))
    throw new Refusal(
      `${tag} is no name for a tag: write words of small letters and digits, each after one hyphen and with a letter first, as in sqs-two-words.`,
    );
  if (existsSync(join(root, `elements/${tag}.ts`)))
    throw new Refusal(`There is a <${tag}> (elements/${tag}.ts): choose another name.`);
  return { tag, kind: args.includes('--leaf') ? 'leaf' : 'widget' };
}

/** What stands in the files for what. @param {string} tag @param {keyof typeof KINDS} kind */
function namesOf(tag, kind) {
  const name = tag.slice('sqs-'.length);
  const camel = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  const pascal = `${camel[0]?.toUpperCase()}${camel.slice(1)}`;
  return {
    tag,
    name,
    camel,
    Pascal: pascal,
    // A view is not called like something that every script has, such as `Map`.
    View: pascal in globalThis ? `${pascal}View` : pascal,
    Words: `${name[0]?.toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`,
    Summary: KINDS[kind].summary,
    Example: KINDS[kind].example(tag).join('\n'),
  };
}

/** @param {string} text @param {Record<string, string>} names */
function fill(text, names) {
  return text.replace(/__(\w+?)__/g, (_, name, offset) => {
    const before = text.slice(text.lastIndexOf('\n', offset) + 1, offset);
    // What has several lines begins each as the first one begins.
    return (names[name] ?? '').replaceAll('\n', `\n${before}`);
  });
}

/** @param {Names} names @param {keyof typeof KINDS} kind @returns {[path: string, text: string][]} @throws {Refusal} */
function newFiles(names, kind) {
  const files = templatesOf(kind).map(([path, text]) => {
    return /** @type {[string, string]} */ ([fill(path, names), fill(text, names)]);
  });
  const taken = files.find(([path]) => existsSync(join(root, path)));
  if (taken)
    throw new Refusal(
      `${taken[0]} is there already and is no part of a <${names.tag}>: choose another name.`,
    );
  return files;
}

/** @param {string} folder of tools/create @returns {[path: string, text: string][]} */
function templatesOf(folder) {
  const base = join(root, 'tools/create', folder);
  return readdirSync(base, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.txt'))
    .sort()
    .map((path) => [path.slice(0, -'.txt'.length), readFileSync(join(base, path), 'utf8')]);
}

/**
 * A language is German until somebody translates it, in the plurals that it has: its tests name what is left.
 * @param {string[]} args @returns {Map<string, string>} @throws {Refusal}
 */
function newLanguage([language = '', ...more]) {
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(language) || more.length > 0)
    throw new Refusal(`Say one language by its BCP 47 tag, as in sv or pt-PT: ${USAGE}`);
  const files = ['src/i18n/languages', 'elements/locales'].map((folder) => {
    const german = readFileSync(join(root, `${folder}/de.ts`), 'utf8');
    return /** @type {[string, string]} */ ([
      `${folder}/${language}.ts`,
      german
        .replace('German', new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language)
        .replace("'de'", `'${language}'`)
        .replace('languages/de.ts', `languages/${language}.ts`)
        .replace(/\{ one: ('[^']*'), other: ('[^']*') \}/g, (_, one, other) =>
          pluralsIn(language, one, other),
        ),
    ]);
  });
  if (files.some(([path]) => existsSync(join(root, path))))
    throw new Refusal(`There is ${language} already (src/i18n/languages/${language}.ts).`);
  return new Map([
    ...files,
    change('elements/locales.ts', (text) =>
      insert(
        text,
        /^ {2}'?([A-Za-z0-9-]+)'?: \(\) => .+\n/gm,
        language,
        `  '${language}': () => import('./locales/${language}.ts'),\n`,
      ),
    ),
  ]);
}

/**
 * The forms that whole numbers need, and `other`, which every text that counts has.
 * @param {string} language @param {string} one @param {string} other German texts, as they are written
 */
function pluralsIn(language, one, other) {
  const rules = new Intl.PluralRules(language);
  const needed = new Set(Array.from({ length: 200 }, (_, index) => rules.select(index + 1)));
  const forms = /** @type {const} */ (['one', 'two', 'few', 'many', 'other']).filter(
    (form) => form === 'other' || needed.has(form),
  );
  return `{ ${forms.map((form) => `${form}: ${form === 'one' ? one : other}`).join(', ')} }`;
}

/** @param {Names} names @param {keyof typeof KINDS} kind @returns {[path: string, text: string][]} */
function changedFiles({ tag, name, camel, Pascal }, kind) {
  const catalogues = kind === 'leaf' ? [] : ['src/i18n/en/index.ts'];
  const languages = kind === 'leaf' ? [] : readdirSync(join(root, 'src/i18n/languages'));
  return [
    change('elements/index.ts', (text) =>
      insert(
        text,
        /^export .+ '\.\/(sqs-.+)\.ts';\n/gm,
        tag,
        `export { Sqs${Pascal}Element } from './${tag}.ts';\n`,
      ),
    ),
    change('elements/tags.ts', (text) =>
      insert(text, /^ {2}'(sqs-.+)': \(\) => .+\n/gm, tag, `  '${tag}': () => import('./${tag}.ts'),\n`),
    ),
    ...catalogues.map((path) =>
      change(path, (text) =>
        insert(
          text.replace('\n\nexport', `\nimport { ${camel}Messages } from './${name}.ts';\n\nexport`),
          /^ {2}'?([a-z-]+)'?: .+\n/gm,
          name,
          `  '${name}': ${camel}Messages,\n`,
        ),
      ),
    ),
    // English until somebody translates them: the test of the languages names what is left.
    ...languages.map((file) =>
      change(`src/i18n/languages/${file}`, (text) =>
        insert(
          text,
          /^ {2}'?([a-z-]+)'?(?:: \{(?:.*\}|[\s\S]*?\n {2}\}))?,\n/gm,
          name,
          `  '${name}': ${englishTexts(kind)},\n`,
        ),
      ),
    ),
    change('src/testing/states/page.ts', (text) =>
      insert(
        insert(text, /^ {2}\| '(sqs-.+)'\n/gm, tag, `  | '${tag}'\n`),
        /^ {2}'(sqs-[a-z-]+)': \[\n[\s\S]*?\n {2}\],\n/gm,
        tag,
        `  '${tag}': [
    {
      name: 'initial',
      description: '${KINDS[kind].summary}',
      markup: \`<${tag}>${KINDS[kind].content}</${tag}>\`,
    },
  ],
`,
      ),
    ),
    change('test/consumer/project/every-tag.ts', (text) =>
      insert(text, /^ {4}find\('(sqs-.+)'\),\n/gm, tag, `    find('${tag}'),\n`),
    ),
    change('CHANGELOG.md', (text) =>
      text.replace(/(?<=### Added\n[\s\S]*?)(?=\n### )/, () => `- \`<${tag}>\`: ${KINDS[kind].summary}\n`),
    ),
  ];
}

/** What a new tag says, as an object. @param {keyof typeof KINDS} kind */
function englishTexts(kind) {
  const [, text = ''] = templatesOf(kind).find(([path]) => path.startsWith('src/i18n')) ?? [];
  return text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
}

/** @param {string} path @param {(text: string) => string} edit @returns {[path: string, text: string]} */
function change(path, edit) {
  const text = readFileSync(join(root, path), 'utf8');
  const edited = edit(text);
  if (edited === text) throw new Error(`${path} has no place for it that tools/create.mjs knows.`);
  return [path, edited];
}

/** Puts an entry among those of its kind, by name. @param {string} text @param {RegExp} entries @param {string} name @param {string} entry */
function insert(text, entries, name, entry) {
  const found = [...text.matchAll(entries)];
  const next = found.find(([, other = '']) => other > name);
  const last = found.at(-1);
  const at = next?.index ?? (last ? last.index + last[0].length : text.length);
  return last ? text.slice(0, at) + entry + text.slice(at) : text;
}

/** @param {string[]} args of a tool of the project */
function run(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${args.join(' ')} failed.`);
}

/** @param {string[]} args */
function main(args) {
  const files = plan(args);
  const isNew = (/** @type {string} */ path) => !existsSync(join(root, path));
  const lines = [...files.keys()].map((path) => `  ${isNew(path) ? 'new     ' : 'changed '} ${path}`);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...files.keys());
  console.log(lines.join('\n'));
  if (args[0] === 'language') {
    console.log(
      `\nNow translate src/i18n/languages/${args[1]}.ts. CONTRIBUTING.md, "A language", has what comes then.`,
    );
    return;
  }
  run('tools/element-pages.mjs');
  console.log(`  written  docs/elements, README.md (npm run docs)

Now say what it does: the new files hold a small tag that works, to be replaced. CONTRIBUTING.md, "A tag", has the order.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
