/**
 * Writes what editors and tools read of the public face, from the elements' JSDoc and configuration schemas alone:
 * dist/custom-elements.json, dist/vscode.html-custom-data.json, dist/schemas/<tag>.json, dist/jsx.d.ts, dist/llms.txt.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as esbuild } from 'esbuild';
import ts from 'typescript';
import { jsonSchema } from './json-schema.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * @typedef {{ name: string, type?: string, description: string }} Documented
 * @typedef {{ tag: string, className: string, file: string, summary: string, description: string,
 *   attributes: Documented[], events: Documented[], slots: Documented[], parts: Documented[], properties: Documented[],
 *   methods: Documented[] }} ElementDocs
 */

export async function writeManifest() {
  const elements = readElements();
  const dist = join(root, 'dist');
  mkdirSync(join(dist, 'schemas'), { recursive: true });
  write('custom-elements.json', manifest(elements));
  write('vscode.html-custom-data.json', editorData(elements));
  writeFileSync(join(dist, 'jsx.d.ts'), jsxTypes(elements));
  const schemas = await readSchemas(elements);
  writeFileSync(join(dist, 'llms.txt'), overview(elements, schemas));
  for (const [tag, schema] of schemas)
    write(`schemas/${tag}.json`, {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: tag,
      ...jsonSchema(schema),
    });
}

/**
 * The description of each tag's JSON child. `<sqs-site>` reads its own leniently, so that only editors need one.
 * @param {ElementDocs[]} elements
 */
async function readSchemas(elements) {
  const { outputFiles } = await esbuild({
    entryPoints: [join(root, 'src/domain/site/site-schema.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const { siteSchema } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')}`
  );
  /** @type {Map<string, import('./json-schema.mjs').Rule>} */
  const schemas = new Map([['sqs-site', siteSchema]]);
  for (const { tag, file, className } of elements) {
    const module = await import(pathToFileURL(join(root, 'dist/elements', file.replace('.ts', '.js'))).href);
    const schema = module[className]?.configSchema;
    if (schema) schemas.set(tag, schema);
  }
  return schemas;
}

function write(/** @type {string} */ name, /** @type {unknown} */ value) {
  writeFileSync(join(root, 'dist', name), `${JSON.stringify(value, null, 2)}\n`);
}

/** @returns {ElementDocs[]} what the class comments of elements/*.ts say */
export function readElements() {
  return readdirSync(join(root, 'elements'))
    .filter((file) => /^sqs-.*\.ts$/.test(file))
    .map((file) => readElement(file));
}

/** @param {string} file @returns {ElementDocs} */
function readElement(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, 'elements', file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const declaration = source.statements.find(ts.isClassDeclaration);
  if (!declaration?.name) throw new Error(`elements/${file} declares no class.`);
  const tags = ts.getJSDocTags(declaration);
  const all = (/** @type {string} */ name) =>
    tags.filter((tag) => tag.tagName.text === name).map((tag) => parseTag(textOf(tag.comment)));
  const [doc] = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc);
  const members = declaration.members.filter((member) =>
    member.name && !ts.canHaveModifiers(member) ? true : isPublic(member),
  );
  return {
    tag: file.slice(0, -3),
    className: declaration.name.text,
    file,
    summary: textOf(tags.find((tag) => tag.tagName.text === 'summary')?.comment),
    description: textOf(doc?.comment),
    attributes: all('attr'),
    events: all('fires'),
    slots: all('slot'),
    parts: all('csspart'),
    properties: [...all('prop'), ...members.filter(ts.isGetAccessorDeclaration).map(describe)],
    methods: [...all('method'), ...members.filter(ts.isMethodDeclaration).map(describe)],
  };
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

/** @param {string | ts.NodeArray<ts.JSDocComment> | undefined} comment */
function textOf(comment) {
  return (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s*\n\s*/g, ' ').trim();
}

const camelCase = (/** @type {string} */ name) =>
  name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
/** @param {Documented} documented */
const typed = ({ name, type, description }) => ({
  name,
  ...(type ? { type: { text: type } } : {}),
  description,
});

/** @param {ElementDocs[]} elements */
function manifest(elements) {
  return {
    schemaVersion: '2.1.0',
    modules: elements.map((element) => ({
      kind: 'javascript-module',
      path: `dist/elements/${element.file.replace('.ts', '.js')}`,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: element.className,
          tagName: element.tag,
          summary: element.summary,
          description: element.description,
          superclass: { name: 'HTMLElement' },
          attributes: element.attributes.map((attribute) => ({
            ...typed(attribute),
            fieldName: camelCase(attribute.name),
          })),
          events: element.events.map((event) => ({ ...typed(event), type: { text: 'CustomEvent' } })),
          slots: element.slots.map(({ name, description }) => ({
            name: name === '-' ? '' : name,
            description,
          })),
          cssParts: element.parts.map(typed),
          members: [
            ...element.attributes.map((attribute) => ({
              kind: 'field',
              ...typed(attribute),
              name: camelCase(attribute.name),
              attribute: attribute.name,
            })),
            ...element.properties.map((property) => ({ kind: 'field', ...typed(property) })),
            ...element.methods.map((method) => ({ kind: 'method', ...typed(method) })),
          ],
        },
      ],
      exports: [
        { kind: 'js', name: element.className, declaration: { name: element.className } },
        { kind: 'custom-element-definition', name: element.tag, declaration: { name: element.className } },
      ],
    })),
  };
}

/** @param {ElementDocs[]} elements */
function editorData(elements) {
  return {
    version: 1.1,
    tags: elements.map(({ tag, summary, description, attributes }) => ({
      name: tag,
      description: `${summary}\n\n${description}`.trim(),
      attributes: attributes.map(({ name, type, description: text }) => ({
        name,
        description: text,
        ...(type === 'boolean' ? { valueSet: 'v' } : {}),
      })),
    })),
  };
}

/** React 19 reads custom elements' props from the `react` module. @param {ElementDocs[]} elements */
function jsxTypes(elements) {
  const lines = elements.map(({ tag, className, events }) => {
    const listeners = events.map(({ name }) => `'on${name}'?: (event: CustomEvent) => void`).join('; ');
    return `      '${tag}': SqsProps<import('./elements/types/elements/${tag}.js').${className}>${listeners ? ` & { ${listeners} }` : ''};`;
  });
  return `/** Types of the kit's tags in JSX: \`import 'sqs-kit/jsx'\` once. Generated; do not edit. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type SqsProps<E extends HTMLElement> = DetailedHTMLProps<HTMLAttributes<E>, E> & Partial<Omit<E, keyof HTMLElement>>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${lines.join('\n')}
    }
  }
}
`;
}

/** @param {ElementDocs[]} elements @param {ReadonlyMap<string, unknown>} schemas */
function overview(elements, schemas) {
  const parts = elements.map(({ tag, summary, description, attributes, events, methods, slots }) =>
    [
      `## <${tag}>`,
      `${summary} ${description}`.trim(),
      ...attributes.map(({ name, type, description: text }) => `- attribute \`${name}\` (${type}): ${text}`),
      ...events.map(({ name, description: text }) => `- event \`${name}\`: ${text}`),
      ...methods.map(({ name, description: text }) => `- method \`${name}()\`: ${text}`),
      ...slots.map(({ description: text }) => `- content: ${text}`),
      ...(schemas.has(tag) ? [`- JSON child: dist/schemas/${tag}.json`] : []),
    ].join('\n'),
  );
  return `# sqs-kit\n\nPlain HTML tags for forms, newsletter and more. Load dist/lite/sqs-kit.js as a module; settings are attributes or a\n<script type="application/json"> child; what stands inside a tag is shown until it works.\n\n${parts.join('\n\n')}\n`;
}
