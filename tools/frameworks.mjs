/**
 * Writes what frameworks read of the tags: dist/jsx.d.ts, dist/vue.d.ts and dist/svelte.d.ts (types of markup), and
 * dist/react.js with its types (a component a tag, and the one inside it).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./element-docs.mjs').ElementDocs} ElementDocs */

const GENERATED = 'Generated; do not edit.';

/** How a value may be written as an attribute, beside what it is as a property. */
const WRITTEN = `type Written<T> = T extends boolean ? boolean | '' | 'true' | 'false' : T extends number ? number | \`\${number}\` : T extends string ? T : string;`;

/** @param {ElementDocs[]} elements @param {string} dist */
export function writeFrameworks(elements, dist) {
  const files = {
    'jsx.d.ts': jsxTypes(elements),
    'vue.d.ts': vueTypes(elements),
    'svelte.d.ts': svelteTypes(elements),
    'react.js': reactComponents(elements),
    'react.d.ts': reactTypes(elements),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
}

const classOf = (/** @type {ElementDocs} */ { tag, className }) =>
  `import('./elements/${tag}.js').${className}`;

/** Programs pass undefined for what is not to be set, `exactOptionalPropertyTypes` or not. @param {string} name of an event */
const listenerOf = (name) => `((event: GlobalEventHandlersEventMap['${name}']) => void) | undefined`;

/** Attributes that are not called like their property. @param {ElementDocs} element */
function attributesOf(element) {
  return element.settings.flatMap(({ attribute, property }) =>
    attribute && attribute !== property
      ? [`'${attribute}'?: Written<${classOf(element)}['${property}']> | undefined`]
      : [],
  );
}

/** Settings by the names of their properties: an attribute of that name is written as text. @param {ElementDocs} element */
function propertiesOf(element) {
  return [
    `config?: ${classOf(element)}['config'] | Record<string, unknown> | undefined`,
    ...element.settings.map(({ attribute, property }) => {
      const type = `${classOf(element)}['${property}']`;
      return `'${property}'?: ${type}${attribute ? ` | Written<${type}>` : ''} | undefined`;
    }),
  ];
}

/** @param {string[]} members */
const type = (members) => `{ ${members.join('; ')} }`;

/** React 19 reads custom elements' props from the `react` module. @param {ElementDocs[]} elements */
function jsxTypes(elements) {
  const lines = elements.map((element) => {
    const listeners = element.events.map(({ name }) => `'on${name}'?: ${listenerOf(name)}`);
    return `      '${element.tag}': SqsProps<${classOf(element)}> & ${type([...attributesOf(element), ...listeners])};`;
  });
  return `/** Types of the kit's tags in JSX: \`import 'sqs-kit/jsx'\` once. ${GENERATED} */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type SqsProps<E extends HTMLElement & { config: object }> = DetailedHTMLProps<HTMLAttributes<E>, E> &
  { [K in Exclude<keyof E, keyof HTMLElement | 'config'>]?: E[K] | undefined } &
  { config?: E['config'] | Record<string, unknown> | undefined };
${WRITTEN}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${lines.join('\n')}
    }
  }
}
`;
}

/** Vue's compiler reads custom elements' props and events from its global components. @param {ElementDocs[]} elements */
function vueTypes(elements) {
  const lines = elements.map((element) => {
    const listeners = element.events.map(({ name }) => `${handler(`on-${name}`)}?: ${listenerOf(name)}`);
    const props = type([...propertiesOf(element), ...listeners]);
    return `    '${element.tag}': new () => { $props: Omit<HTMLAttributes, keyof ${props}> & ${props} };`;
  });
  return `/** Types of the kit's tags in Vue's templates: \`import 'sqs-kit/vue'\` once. ${GENERATED} */
import type { HTMLAttributes } from 'vue';

${WRITTEN}

declare module 'vue' {
  interface GlobalComponents {
${lines.join('\n')}
  }
}
`;
}

/** @param {ElementDocs[]} elements */
function svelteTypes(elements) {
  const lines = elements.map((element) => {
    const listeners = element.events.map(({ name }) => `'on${name}'?: ${listenerOf(name)}`);
    const props = type([...propertiesOf(element), ...attributesOf(element), ...listeners]);
    return `    '${element.tag}': Omit<HTMLAttributes<${classOf(element)}>, keyof ${props}> & ${props};`;
  });
  return `/** Types of the kit's tags in Svelte's markup: \`import 'sqs-kit/svelte'\` once. ${GENERATED} */
import type { HTMLAttributes } from 'svelte/elements';

${WRITTEN}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${lines.join('\n')}
  }
}
`;
}

const componentOf = (/** @type {ElementDocs} */ { className }) => className.replace(/Element$/, '');

/** `on-sqs-form-success` is `onSqsFormSuccess`. @param {string} words */
const handler = (words) => words.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** `sqs-form-success` of `<sqs-form>` is `onSuccess`. @param {string} tag @param {string} event */
const propOf = (tag, event) => handler(`on-${event.replace(`${tag}-`, '').replace(/^sqs-/, '')}`);

/** The component inside a tag, by what it is exported as: `Newsletter` as `NewsletterView`. @param {ElementDocs} element */
function viewOf(element) {
  const { name, module } = element.view ?? {};
  const exported = `${componentOf(element).replace(/^Sqs/, '')}View`;
  return module ? [`export { ${name} as ${exported} } from './${module.replace(/\.tsx?$/, '.js')}';`] : [];
}

/** @param {ElementDocs[]} elements */
function reactComponents(elements) {
  const components = elements.map((element) => {
    const { tag, schema, events } = element;
    const facts = {
      tag,
      // Its `id` is the element's: a form is named by `formId`.
      settings: Object.keys(schema.entries ?? {}).filter((name) => name !== 'id'),
      events: Object.fromEntries(events.map(({ name }) => [propOf(tag, name), name])),
    };
    const text = JSON.stringify(facts).slice(0, -1);
    return `export const ${componentOf(element)} = /* @__PURE__ */ tagComponent(${text},"load":() => import('./elements/${tag}.js')});`;
  });
  return `/** The tags as React components, and the components inside them. ${GENERATED} */
import { tagComponent } from './src/react/tag-component.js';

${[...components, ...elements.flatMap(viewOf)].join('\n')}
`;
}

/** @param {ElementDocs[]} elements */
function reactTypes(elements) {
  const components = elements.map((element) => {
    const listeners = element.events.map(({ name }) => `${propOf(element.tag, name)}?: ${listenerOf(name)}`);
    return `/** ${element.summary} */
export declare const ${componentOf(element)}: TagComponent<${classOf(element)}, ${type(listeners)}>;`;
  });
  return `/** The tags as React components, and the components inside them. ${GENERATED} */
import type { TagComponent } from './src/react/tag-component.js';

${[...components, ...elements.flatMap(viewOf)].join('\n')}
`;
}
