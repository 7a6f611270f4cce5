/** The names of a tag's attributes: unknown, written twice, or nearly those of a handler or of the loader (behaviour/check#tags). */
import { LOAD_ON } from '../domain/load-on.ts';
import type { Entries, ObjectRule } from '../domain/schema.ts';
import { didYouMean, reasonOf } from '../domain/schema-mistakes.ts';
import { propertiesOf } from '../domain/settings.ts';
import { strayAttributes } from '../domain/stray-attributes.ts';
import { isSameName, nearest } from '../domain/text/nearest.ts';
import { HANDLERS } from './handlers.ts';
import { attributeOf, attributeSpan, type Element, tagSpan } from './html.ts';
import { IN_A_TEMPLATE } from './json-rules.ts';
import type { Finding } from './problem.ts';

const BEFORE_A_NAME = /[\s"'<>/=]/;

const LOADER = 'data-load-on';
/** What it would be as a setting of the tag. */
const LOADER_ALONE = 'load-on';
/** Authors have data attributes of their own, so that only a slip of one letter counts. */
const MOST_SLIPS_OF_DATA = 1;

/** @param repeated where attributes end that their tag has already */
export function attributeFindings(
  source: string,
  element: Element,
  schema: ObjectRule<Entries>,
  repeated: readonly number[],
): Finding[] {
  return [
    ...strayFindings(element, schema),
    ...switchFindings(element, schema),
    ...element.attrs.flatMap(({ name, value }) => [
      ...handlerFindings(element, name),
      ...loaderFindings(element, name, value),
    ]),
    ...repeatedFindings(source, element, repeated),
  ];
}

function strayFindings(element: Element, schema: ObjectRule<Entries>): Finding[] {
  const attributes = element.attrs.map(({ name, value }) => [name, value] as const);
  return strayAttributes(attributes, schema).map(({ path, reason, meant }) => {
    if (isSameName(path, LOADER_ALONE)) return misspelt(element, path);
    if (path.startsWith('onsqs-'))
      return finding(
        element,
        path,
        `${path} is no handler: listen by addEventListener('${path.slice('on'.length)}', …)`,
      );
    const isCertain = meant !== undefined && isSameName(meant, path);
    return {
      ...finding(element, path, `${path} ${reason}`),
      ...(isCertain && renamed(element, path, meant)),
    };
  });
}

/** What people write to switch something on. */
const ON = ['', 'true', 'yes', 'on', '1'];

/** As in HTML a switch is on whatever stands there, `false` excepted: `no` and `flase` say the opposite of what was meant. */
function switchFindings(element: Element, schema: ObjectRule<Entries>): Finding[] {
  return propertiesOf(schema).flatMap(({ attribute: name, type }) => {
    const value = name && type === 'boolean' ? attributeOf(element, name) : undefined;
    if (!name || value === undefined || IN_A_TEMPLATE.test(value)) return [];
    if ([...ON, name, 'false'].includes(value.toLowerCase())) return [];
    return [
      finding(element, name, `${name} is on, whatever it says: leave it out, or write ${name}="false"`),
    ];
  });
}

function handlerFindings(element: Element, name: string): Finding[] {
  if (!/^on[a-z]+$/.test(name) || HANDLERS.includes(name)) return [];
  const meant = didYouMean(nearest(name, HANDLERS)) || ': events of a tag are heard by addEventListener';
  return [finding(element, name, `${name} is no handler${meant}`)];
}

/** What `data-load-on` says, and what is nearly called so. */
function loaderFindings(element: Element, name: string, value: string): Finding[] {
  if (name !== LOADER)
    return name.startsWith('data-') && nearest(name, [LOADER], MOST_SLIPS_OF_DATA)
      ? [misspelt(element, name)]
      : [];
  if ((LOAD_ON as readonly string[]).includes(value) || IN_A_TEMPLATE.test(value)) return [];
  const reason = reasonOf({ path: name, rule: { type: 'string', values: LOAD_ON }, value });
  const meant = LOAD_ON.find((each) => isSameName(each, value));
  const found = finding(element, name, `${name} ${reason}`);
  return [
    { ...found, ...(meant && { fix: [{ ...attributeSpan(element, name), text: `${name}="${meant}"` }] }) },
  ];
}

/** HTML reads the first of two, so that the second one looks as if it were ignored. */
function repeatedFindings(source: string, element: Element, repeated: readonly number[]): Finding[] {
  const tag = tagSpan(element);
  return repeated
    .filter((end) => end > tag.start && end < tag.end)
    .map((end) => {
      // Backwards, since a pattern would begin anew at each character.
      let start = end;
      while (!BEFORE_A_NAME.test(source[start - 1] ?? ' ')) start -= 1;
      const name = source.slice(start, end).toLowerCase();
      const message = `${name} stands on this tag already; only the first one is read`;
      return { rule: 'attribute', severity: 'error', message, start, end };
    });
}

function misspelt(element: Element, name: string): Finding {
  const isCertain = isSameName(name, LOADER) || isSameName(name, LOADER_ALONE);
  return {
    ...finding(element, name, `${name} is no attribute of this tag${didYouMean(LOADER)}`),
    ...(isCertain && renamed(element, name, LOADER)),
  };
}

const finding = (element: Element, name: string, message: string): Finding => ({
  rule: 'attribute',
  severity: 'error',
  message,
  ...attributeSpan(element, name),
});

/** Unless the tag has that attribute already. */
function renamed(element: Element, name: string, meant: string): Pick<Finding, 'fix'> {
  if (attributeOf(element, meant) !== undefined) return {};
  const { start } = attributeSpan(element, name);
  return { fix: [{ start, end: start + name.length, text: meant }] };
}
