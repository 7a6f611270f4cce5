/**
 * Writes what editors and tools read of the public face: dist/custom-elements.json, dist/vscode.html-custom-data.json,
 * dist/schemas/<tag>.json, dist/llms.txt, and what frameworks read (frameworks.mjs).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readElements } from './element-docs.mjs';
import { writeFrameworks } from './frameworks.mjs';

/** @typedef {import('./element-docs.mjs').ElementDocs} ElementDocs */

const dist = join(dirname(fileURLToPath(import.meta.url)), '../dist');

export async function writeManifest() {
  const elements = await readElements();
  mkdirSync(join(dist, 'schemas'), { recursive: true });
  write('custom-elements.json', manifest(elements));
  write('vscode.html-custom-data.json', editorData(elements));
  writeFrameworks(elements, dist);
  writeFileSync(join(dist, 'llms.txt'), overview(elements));
  for (const { tag, jsonSchema, holdsConfig } of elements)
    if (holdsConfig)
      write(`schemas/${tag}.json`, {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title: tag,
        ...jsonSchema,
      });
}

function write(/** @type {string} */ name, /** @type {unknown} */ value) {
  writeFileSync(join(dist, name), `${JSON.stringify(value, null, 2)}\n`);
}

/** @param {import('./element-docs.mjs').Documented} documented */
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
          attributes: element.settings.flatMap(({ attribute, property, type, description, ...setting }) =>
            attribute
              ? [
                  {
                    name: attribute,
                    fieldName: property,
                    type: { text: type },
                    ...(setting.default ? { default: setting.default } : {}),
                    description,
                  },
                ]
              : [],
          ),
          events: element.events.map((event) => ({ ...typed(event), type: { text: 'CustomEvent' } })),
          slots: element.slots.map(({ name, description }) => ({
            name: name === '-' ? '' : name,
            description,
          })),
          cssParts: element.parts.map(typed),
          cssProperties: element.cssProperties.map(typed),
          members: [
            ...element.settings.map(
              ({ attribute, property, type, description, isReflected, ...setting }) => ({
                kind: 'field',
                name: property,
                type: { text: type },
                ...(setting.default ? { default: setting.default } : {}),
                description,
                ...(attribute ? { attribute } : {}),
                ...(isReflected ? { reflects: true } : {}),
              }),
            ),
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
    tags: elements.map(({ tag, summary, description, settings }) => ({
      name: tag,
      description: `${summary}\n\n${description}`.trim(),
      attributes: settings.flatMap(({ attribute, type, values, description: text }) =>
        attribute
          ? [
              {
                name: attribute,
                description: text,
                ...(type === 'boolean' ? { valueSet: 'v' } : {}),
                ...(values ? { values: values.map((name) => ({ name: String(name) })) } : {}),
              },
            ]
          : [],
      ),
    })),
  };
}

/** @param {ElementDocs[]} elements */
function overview(elements) {
  const parts = elements.map(({ tag, example, settings, events, methods, slots, holdsConfig, ...element }) =>
    [
      `## <${tag}>`,
      `${element.summary} ${element.description}`.trim(),
      example,
      ...settings.map(({ attribute, property, type, description: text, ...setting }) => {
        const name = attribute ? `attribute \`${attribute}\`` : `property \`${property}\``;
        return `- ${name} (${type}${setting.default ? `, ${setting.default} by default` : ''}): ${text}`;
      }),
      ...events.map(({ name, description: text }) => `- event \`${name}\`: ${text}`),
      ...methods.map(({ name, description: text }) => `- method \`${name}()\`: ${text}`),
      ...element.keys.map(({ name, description: text }) => `- keys \`${name}\`: ${text}`),
      ...slots.map(({ description: text }) => `- content: ${text}`),
      ...(holdsConfig ? [`- JSON child: dist/schemas/${tag}.json`] : []),
    ].join('\n'),
  );
  return `# sqs-kit\n\nPlain HTML tags for forms, newsletter and more. Load dist/lite/sqs-kit.js as a module; settings are attributes or a\n<script type="application/json"> child; what stands inside a tag is shown until it works.\n\n${parts.join('\n\n')}\n`;
}
