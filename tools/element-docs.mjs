/**
 * Reads the public face: class comments of elements/*.ts (summary, example, events, parts, methods), and for settings
 * the schemas that the tags are made with: their values from the modules, their words from the comments over the
 * entries.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import ts from 'typescript';
import { esbuildCssText } from './css-text.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * @typedef {import('../src/domain/schema.ts').Rule<any>} Rule
 * @typedef {{ name: string, type?: string, description: string }} Documented
 * @typedef {{ property: string, attribute?: string, type: string, default?: string, values?: readonly unknown[], isReflected: boolean,
 *   description: string }} Setting
 * @typedef {{ description: string, entries?: Words, items?: Words }} Word
 * @typedef {{ [entry: string]: Word }} Words
 * @typedef {{ classes: Record<string, { schema: Rule, holdsConfig: boolean }>, MARKUP: Record<string, string>,
 *   english: Record<string, object>, states: (tag: string, given: object) => Documented[],
 *   jsonSchema: typeof import('../src/domain/json-schema.ts').jsonSchema }} Sources
 * @typedef {{ tag: string, className: string, view?: { name: string, module: string }, file: string, summary: string, description: string, example: string,
 *   settings: Setting[], schema: Rule, jsonSchema: object, words: Words, holdsConfig: boolean,
 *   texts: [path: string, english: string][], markup: string[],
 *   events: Documented[], keys: Documented[], slots: Documented[], parts: Documented[], cssProperties: Documented[],
 *   properties: Documented[], methods: Documented[], states: Documented[] }} ElementDocs
 */

/** With what there is every state of a tag. */
const EVERYTHING = { film: 'film.webm', press() {} };

/** What is read of the sources as they run. */
const SOURCES = `
  export * as classes from './elements/index.ts';
  export { MARKUP } from './elements/markup.ts';
  export { english } from './src/i18n/en/index.ts';
  export { states } from './src/testing/states.ts';
  export { jsonSchema } from './src/domain/json-schema.ts';
`;

/** @returns {Promise<ElementDocs[]>} in the order of their names */
export async function readElements() {
  const tags = readdirSync(join(root, 'elements')).flatMap((file) => /^(sqs-.*)\.ts$/.exec(file)?.[1] ?? []);
  const loaded = await load(SOURCES);
  return tags.sort().map((tag) => readElement(tag, loaded));
}

/** Leaflet's modules name each other without endings, which Node does not follow. @type {import('esbuild').Plugin} */
const leafletParts = {
  name: 'leaflet-parts',
  setup(build) {
    const { resolve } = createRequire(import.meta.url);
    build.onResolve({ filter: /^leaflet\// }, ({ path }) => ({ path: resolve(path) }));
  },
};

/** Modules of the sources as a server imports them, without a build. @param {string} contents @returns {Promise<Sources>} */
async function load(contents) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/sources-'));
  const outfile = join(folder, 'sources.mjs');
  try {
    await esbuild.build({
      stdin: { contents, resolveDir: root },
      outfile,
      bundle: true,
      packages: 'external',
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      plugins: [leafletParts, esbuildCssText],
      logLevel: 'warning',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} tag @param {Sources} sources @returns {ElementDocs} */
function readElement(tag, { classes, MARKUP, english, states, jsonSchema }) {
  const file = `${tag}.ts`;
  const path = join(root, 'elements', file);
  const source = sourceOf(path);
  const declaration = source.statements.find(ts.isClassDeclaration);
  if (!declaration?.name) throw new Error(`elements/${file} declares no class.`);
  const tags = ts.getJSDocTags(declaration);
  const all = (/** @type {string} */ name, parse = parseTag) =>
    tags.filter((tag) => tag.tagName.text === name).map((tag) => parse(textOf(tag.comment)));
  const [doc] = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc);
  const members = declaration.members.filter(isPublic);
  const className = declaration.name.text;
  const known = classes[className];
  if (!known) throw new Error(`elements/index.ts does not export ${className}.`);
  const { schema, holdsConfig } = known;
  const view = viewOf(declaration, path);
  const words = wordsOf(entryOf(declaration, 'schema') ?? definitionOf(declaration), path);
  const summary = textOf(tags.find((tag) => tag.tagName.text === 'summary')?.comment);
  return {
    tag,
    className,
    ...(view && { view }),
    file,
    summary,
    description: textOf(doc?.comment),
    example: linesOf(tags.find((tag) => tag.tagName.text === 'example')?.comment),
    settings: settingsOf(schema, words),
    schema,
    jsonSchema: jsonSchema(schema, summary, words),
    words,
    holdsConfig,
    texts: schema.entries?.messages ? textsOf(english[tag.slice('sqs-'.length)] ?? {}) : [],
    markup: Object.keys(MARKUP).filter((selector) => MARKUP[selector] === tag),
    states: states(tag, EVERYTHING),
    events: [...all('fires'), CONFIG_ERROR],
    keys: all('keyboard', keyOf),
    slots: all('slot'),
    parts: all('csspart'),
    cssProperties: all('cssprop'),
    properties: [...all('prop'), ...members.filter(ts.isGetAccessorDeclaration).map(describe)],
    methods: [...all('method'), ...members.filter(ts.isMethodDeclaration).map(describe)],
  };
}

/** Entries that mean the same in every schema and bear no comment there. @type {Record<string, string>} */
const SHARED_WORDS = { messages: 'Texts in place of the kit’s own, by their keys.' };

/** Dotted paths with what stands there. @param {object} texts @param {string} [prefix] @returns {[string, string][]} */
function textsOf(texts, prefix = '') {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' ? textsOf(text, `${prefix}${key}.`) : [[`${prefix}${key}`, String(text)]],
  );
}

/** Every tag tells of it. */
const CONFIG_ERROR = {
  name: 'sqs-config-error',
  description: 'The configuration is wrong. `detail.tag`, `detail.path`, `detail.reason`.',
};

/** @param {Rule} schema @param {Words} words @returns {Setting[]} */
function settingsOf(schema, words) {
  return Object.entries(schema.entries ?? {}).flatMap(([property, rule]) => {
    const { access, values } = rule;
    if (!access) return [];
    const fallback = defaultText(rule);
    const attribute = property.replace(
      /[A-Z]/g,
      (/** @type {string} */ letter) => `-${letter.toLowerCase()}`,
    );
    return [
      {
        property,
        ...(access === 'property' ? {} : { attribute }),
        type: typeText(rule),
        ...(fallback ? { default: fallback } : {}),
        ...(values ? { values: values.filter((/** @type {unknown} */ value) => value !== '') } : {}),
        isReflected: access === 'reflected',
        description: words[property]?.description ?? '',
      },
    ];
  });
}

/** Where it says more than that nothing is set. @param {Rule} rule @returns {string | undefined} */
export function defaultText({ fallback }) {
  const isEmpty =
    fallback === undefined || fallback === '' || fallback === false || typeof fallback === 'object';
  return isEmpty ? undefined : JSON.stringify(fallback);
}

/** As TypeScript writes it. @param {Rule} rule @returns {string} */
export function typeText({ type, offered, values = offered, items }) {
  if (values)
    return values
      .filter((/** @type {unknown} */ value) => value !== '')
      .map((/** @type {unknown} */ value) => JSON.stringify(value))
      .join(' | ');
  if (items) return items.values ? `(${typeText(items)})[]` : `${typeText(items)}[]`;
  return { list: 'unknown[]', object: 'object', any: 'unknown' }[/** @type {string} */ (type)] ?? type;
}

/** What the call that makes the class is given. @param {ts.ClassDeclaration} declaration */
function definitionOf({ heritageClauses }) {
  const call = heritageClauses?.[0]?.types[0]?.expression;
  return call && ts.isCallExpression(call) ? call.arguments[0] : undefined;
}

/** Where it is an object: `extends reactElement({ schema: x })`. @param {ts.ClassDeclaration} declaration @param {string} name */
function entryOf(declaration, name) {
  const definition = definitionOf(declaration);
  if (!definition || !ts.isObjectLiteralExpression(definition)) return undefined;
  const entry = definition.properties.find((part) => part.name?.getText() === name);
  return entry && ts.isPropertyAssignment(entry) ? entry.initializer : undefined;
}

/**
 * The comments over the entries of a schema, through names, imports and spreads.
 * @param {ts.Expression | undefined} expression @param {string} path of the file it stands in @returns {Words}
 */
function wordsOf(expression, path) {
  if (!expression) return {};
  if (ts.isIdentifier(expression)) {
    const found = declarationOf(expression.text, path);
    return found ? wordsOf(found.expression, found.path) : {};
  }
  if (ts.isAsExpression(expression)) return wordsOf(expression.expression, path);
  // object({ … }), list(object({ … })), attribute(list(item))
  if (ts.isCallExpression(expression)) return wordsOf(expression.arguments[0], path);
  if (!ts.isObjectLiteralExpression(expression)) return {};
  /** @type {Words} */
  const words = {};
  for (const part of expression.properties) {
    if (ts.isSpreadAssignment(part)) Object.assign(words, wordsOf(part.expression, path));
    if (!ts.isPropertyAssignment(part)) continue;
    const [doc] = ts.getJSDocCommentsAndTags(part).filter(ts.isJSDoc);
    const name = part.name.getText();
    words[name] = {
      description: textOf(doc?.comment) || (SHARED_WORDS[name] ?? ''),
      entries: wordsOf(part.initializer, path),
    };
  }
  return words;
}

/** @param {string} name @param {string} path @returns {{ expression: ts.Expression, path: string } | undefined} */
function declarationOf(name, path) {
  const source = sourceOf(path);
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find((one) => one.name.getText() === name);
      if (found?.initializer) return { expression: found.initializer, path };
    }
  }
  const found = importOf(name, path);
  return found && declarationOf(found.name, found.path);
}

/** Where a name of a module comes from. @param {string} name @param {string} path of the module */
function importOf(name, path) {
  for (const { importClause, moduleSpecifier } of sourceOf(path).statements.filter(ts.isImportDeclaration)) {
    const named = importClause?.namedBindings;
    const found =
      named && ts.isNamedImports(named) ? named.elements.find((one) => one.name.text === name) : undefined;
    const module = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    if (found && module.startsWith('.'))
      return { name: (found.propertyName ?? found.name).text, path: resolve(dirname(path), module) };
  }
  return undefined;
}

/** The React component inside a tag. @param {ts.ClassDeclaration} declaration @param {string} path */
function viewOf(declaration, path) {
  const view = entryOf(declaration, 'view');
  const found = view && ts.isIdentifier(view) ? importOf(view.text, path) : undefined;
  return found && { name: found.name, module: relative(root, found.path) };
}

/** @type {Map<string, ts.SourceFile>} */
const sources = new Map();

function sourceOf(/** @type {string} */ path) {
  let source = sources.get(path);
  if (!source) {
    source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    sources.set(path, source);
  }
  return source;
}

/** @param {ts.ClassElement} member */
function isPublic(member) {
  const name = member.name?.getText() ?? '';
  const isHidden = name.startsWith('#') || name.endsWith('Callback') || name.startsWith('[');
  const modifiers = ts.canHaveModifiers(member) ? (ts.getModifiers(member) ?? []) : [];
  const closed = [ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword, ts.SyntaxKind.StaticKeyword];
  return !isHidden && !modifiers.some(({ kind }) => closed.includes(kind));
}

/** @param {ts.ClassElement} member @returns {Documented} */
function describe(member) {
  const [doc] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
  return { name: member.name?.getText() ?? '', description: textOf(doc?.comment) };
}

/** `{string} form-id - Id of the form.` @param {string} text @returns {Documented} */
function parseTag(text) {
  const match = /^(?:\{([^}]*)\}\s*)?(\S*?)\s*(?:-\s+([\s\S]*))?$/.exec(text);
  const [, type, name = '', description = ''] = match ?? [];
  return { name, ...(type ? { type } : {}), description: description || (match ? '' : text) };
}

/** `ArrowLeft, ArrowRight - The one before, the next.` @param {string} text @returns {Documented} */
function keyOf(text) {
  const [, name = '', description = ''] = /^(\S+(?:, \S+)*) - (.+)$/.exec(text) ?? [];
  if (!name) throw new Error(`@keyboard ${text}: say keys, a hyphen, and what they do.`);
  return { name, description };
}

/** @param {string | ts.NodeArray<ts.JSDocComment> | undefined} comment */
function textOf(comment) {
  return linesOf(comment).replace(/\s*\n\s*/g, ' ');
}

/** @param {string | ts.NodeArray<ts.JSDocComment> | undefined} comment */
function linesOf(comment) {
  return (ts.getTextOfJSDocComment(comment) ?? '').trim();
}
