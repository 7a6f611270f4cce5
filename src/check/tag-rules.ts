/** One tag of the kit: its name, its attributes, its JSON child and what both say together (behaviour/check#tags). */
import type { Entries, Mistake, ObjectRule } from '../domain/schema.ts';
import { didYouMean, realMistakes, reasonOf } from '../domain/schema-mistakes.ts';
import { propertiesOf, Settings } from '../domain/settings.ts';
import { isSameName, nearest } from '../domain/text/nearest.ts';
import { attributeFindings } from './attribute-rules.ts';
import { deadEndFindings, type Surroundings } from './dead-end-rules.ts';
import { attributeOf, attributeSpan, type Element, type Span, tagSpan } from './html.ts';
import { jsonProblem } from './json-place.ts';
import { IN_A_TEMPLATE, jsonOf, nameFix, spanInJson, textFix } from './json-rules.ts';
import { peopleFindings } from './people-rules.ts';
import type { Edit, Finding } from './problem.ts';
import { textMistakes } from './text-rules.ts';
import { viewMistakes } from './view-rules.ts';

/** What a tag's class says of itself, on a server too. */
export interface TagClass {
  schema: ObjectRule<Entries>;
  /** The JSON child holds data, and no settings. */
  holdsConfig?: boolean;
}

/** By the name of the tag. */
export type Tags = Readonly<Record<string, TagClass>>;

/** What a page says besides this tag. */
export interface PageAround extends Surroundings {
  /** Where attributes end that their tag has already. */
  repeated: readonly number[];
}

export function tagFindings(element: Element, tags: Tags, page: PageAround): Finding[] {
  const { tagName } = element;
  const { source, repeated } = page;
  const tag = Object.hasOwn(tags, tagName) ? tags[tagName] : undefined;
  if (!tag) return [unknownTag(source, element, Object.keys(tags))];
  const json = jsonOf(element);
  const settings = settingsOf(element, tag, json.value);
  const { config, mistakes } = settings.current();
  const told = realMistakes([...mistakes, ...textMistakes(tagName, config)]);
  const placeOf = (path: string, atName = false) =>
    json.script ? spanInJson(json.script, path, atName) : tagSpan(element);
  const attributes = attributeFindings(source, element, tag.schema, repeated);
  // What is said by a wrong name is not missing.
  const isKnown = json.isKnown && attributes.length === 0 && !told.some(({ known }) => known);
  return [
    ...closing(source, element),
    ...json.findings,
    ...attributes,
    ...[...told, ...viewMistakes(tagName, config, told)].map((mistake) =>
      configFinding(source, element, tag.schema, mistake, placeOf, json.script),
    ),
    ...deadEndFindings(element, isKnown ? config : undefined, page),
    ...peopleFindings(element, json.value === undefined ? undefined : config, told, placeOf),
  ];
}

function unknownTag(source: string, element: Element, known: readonly string[]): Finding {
  const { tagName, sourceCodeLocation: at } = element;
  const meant = nearest(tagName, known);
  const start = tagSpan(element).start + 1;
  const names = at?.endTag ? [start, at.endTag.startOffset + 2] : [start];
  const end = start + tagName.length;
  const isCertain = meant !== undefined && isSameName(meant, source.slice(start, end));
  return {
    rule: 'unknown-tag',
    severity: 'error',
    message: `There is no tag <${tagName}>${didYouMean(meant)}`,
    start,
    end,
    ...(isCertain && {
      fix: names.map((name) => ({ start: name, end: name + tagName.length, text: meant })),
    }),
  };
}

/** In HTML a slash closes nothing, and what follows becomes content of the tag. */
function closing(source: string, element: Element): Finding[] {
  const { tagName, sourceCodeLocation: at } = element;
  const span = tagSpan(element);
  if (source.slice(0, span.end).endsWith('/>'))
    return [
      {
        rule: 'unclosed-tag',
        severity: 'error',
        message: `HTML does not know <${tagName} />, and what follows becomes its content: write </${tagName}>.`,
        ...span,
        ...(!at?.endTag && { fix: [{ start: span.end - 2, end: span.end, text: `></${tagName}>` }] }),
      },
    ];
  if (at?.endTag) return [];
  const message = `<${tagName}> is never closed, and what follows becomes its content: write </${tagName}>.`;
  return [{ rule: 'unclosed-tag', severity: 'error', message, ...span }];
}

/** What a tag is told by its attributes and its JSON child. */
export function settingsOf(
  element: Element,
  { schema, holdsConfig = true }: TagClass,
  json: unknown,
): Settings<Entries> {
  const settings = new Settings(schema, propertiesOf(schema), (name) => {
    const text = attributeOf(element, name);
    return text === undefined || IN_A_TEMPLATE.test(text) ? null : text;
  });
  settings.setJson(holdsConfig ? json : {});
  return settings;
}

function configFinding(
  source: string,
  element: Element,
  schema: ObjectRule<Entries>,
  mistake: Mistake,
  placeOf: (path: string, atName: boolean) => Span,
  script: Element | undefined,
): Finding {
  const { path } = mistake;
  const [key = '', ...rest] = path.split('.');
  const attribute = propertiesOf(schema).find(({ property }) => property === key)?.attribute;
  const reason = reasonOf(mistake);
  if (attribute && attributeOf(element, attribute) !== undefined) {
    const unread = rest.length === 0 ? brokenJson(source, element, attribute, mistake) : undefined;
    if (unread) return unread;
    const span = attributeSpan(element, attribute);
    const fix = rest.length === 0 ? valueFix(element, attribute, mistake, span) : undefined;
    const message = `${[attribute, ...rest].join('.')} ${reason}`;
    return { rule: 'attribute', severity: 'error', message, ...span, ...(fix && { fix: [fix] }) };
  }
  const place = placeOf(path, mistake.known !== undefined);
  const message = path ? `${path} ${reason}` : `The JSON child ${reason}`;
  const fix = script && (mistake.known ? nameFix(script, path, mistake.known) : fixOfValue(script, mistake));
  return { rule: 'configuration', severity: 'error', message, ...place, ...(fix && { fix: [fix] }) };
}

/** An attribute that holds a list or an object as JSON, and cannot be read. */
function brokenJson(source: string, element: Element, name: string, { rule }: Mistake): Finding | undefined {
  const text = attributeOf(element, name) ?? '';
  const isJson = (rule?.type === 'list' || rule?.type === 'object') && /^\s*[[{]/.test(text);
  const problem = isJson ? jsonProblem(text) : undefined;
  if (!problem) return undefined;
  const span = attributeSpan(element, name);
  // As it is written, unless characters are escaped there.
  const at = source.slice(span.start, span.end).indexOf(text);
  const start = span.start + at + Math.min(problem.offset, text.trimEnd().length);
  return {
    rule: 'attribute',
    severity: 'error',
    message: `The JSON of ${name} cannot be read: ${problem.message}.`,
    ...(at < 0 ? span : { start, end: start + Math.max(problem.length, 1) }),
  };
}

/** The possible value that a written one differs from by case or separators alone. */
const valueMeant = ({ rule }: Mistake, written: string) =>
  rule?.values?.find(
    (value): value is string => typeof value === 'string' && value !== '' && isSameName(value, written),
  );

function fixOfValue(script: Element, mistake: Mistake): Edit | undefined {
  const { path, value } = mistake;
  const meant = typeof value === 'string' ? valueMeant(mistake, value) : undefined;
  return meant === undefined ? undefined : textFix(script, path, value as string, meant);
}

function valueFix(element: Element, attribute: string, mistake: Mistake, span: Span): Edit | undefined {
  const meant = valueMeant(mistake, attributeOf(element, attribute) ?? '');
  return meant === undefined ? undefined : { ...span, text: `${attribute}="${meant}"` };
}
