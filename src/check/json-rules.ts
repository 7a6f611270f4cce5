/** The JSON child of a tag: found, read, and what looks like one and is none (behaviour/check#json). */
import { isSameName, nearest } from '../domain/text/nearest.ts';
import {
  attributeOf,
  attributeSpan,
  childElements,
  type Element,
  elementsIn,
  type Span,
  scriptText,
  tagSpan,
} from './html.ts';
import { jsonProblem, placeOf, repeatedNames } from './json-place.ts';
import type { Edit, Finding } from './problem.ts';

/** Markup of a template language, which becomes something else before anybody reads it. */
export const IN_A_TEMPLATE = /\{[{%@.\w]|<%|\$\{/;

interface JsonChild {
  /** `{}` without a child, and where a template writes it; undefined where it cannot be read. */
  value: unknown;
  /** It says here what the tag will read. */
  isKnown: boolean;
  script: Element | undefined;
  findings: Finding[];
}

const JSON_TYPE = 'application/json';
/** What browsers and search engines read themselves. */
const OTHERS: readonly string[] = ['importmap', 'speculationrules', 'application/ld+json'];
/** No script begins with an object whose name stands in quotes; an empty one does nothing. */
const JSON_OBJECT = /^[\s\uFEFF]*(\{\s*"[^"\n]*"\s*:|\[\s*\{\s*"[^"\n]*"\s*:|\{\s*\}\s*$)/;

const typeOf = (script: Element) => (attributeOf(script, 'type') ?? '').split(';')[0]!.trim().toLowerCase();
const isJson = (script: Element) => typeOf(script).includes('json') && !OTHERS.includes(typeOf(script));

export function jsonOf(element: Element): JsonChild {
  const [own, ...others] = childElements(element).filter(
    (child) => child.tagName === 'script' && typeOf(child) === JSON_TYPE,
  );
  const near = own ? [] : nearMisses(element);
  const findings = [...(own ? others.map(secondJson) : near)];
  if (!own) return { value: {}, isKnown: near.length === 0, script: own, findings };
  const { text, start } = scriptText(own);
  const json = text.replace(/^\uFEFF/, ' ');
  if (['', 'null'].includes(json.trim()))
    return { value: {}, isKnown: false, script: own, findings: [...findings, nothingIn(own)] };
  if (IN_A_TEMPLATE.test(json.replace(/\{\s*"/g, '')))
    return { value: {}, isKnown: false, script: own, findings };
  const problem = jsonProblem(json);
  if (!problem) {
    findings.push(...repeatedNames(json).map((each) => repeated(each, start)));
    return { value: JSON.parse(json), isKnown: true, script: own, findings };
  }
  const { message, offset, length, fix } = problem;
  const at = start + Math.min(offset, json.trimEnd().length);
  findings.push({
    rule: 'json',
    severity: 'error',
    message: `The JSON child cannot be read: ${message}.`,
    start: at,
    end: at + Math.max(length, 1),
    ...(fix && { fix: [{ ...fix, start: fix.start + start, end: fix.end + start }] }),
  });
  return { value: undefined, isKnown: false, script: own, findings };
}

const repeated = (
  { name, offset, length }: ReturnType<typeof repeatedNames>[number],
  start: number,
): Finding => ({
  rule: 'json',
  severity: 'error',
  message: `${JSON.stringify(name)} is written twice in this object; only the last one is read.`,
  start: start + offset,
  end: start + offset + length,
});

const nothingIn = (script: Element): Finding => ({
  rule: 'json',
  severity: 'error',
  message:
    attributeOf(script, 'src') === undefined
      ? 'The JSON child holds nothing: write an object into it, or take it out.'
      : 'The JSON child is not fetched from its src: write the object itself into it.',
  ...tagSpan(script),
});

const secondJson = (script: Element): Finding => ({
  rule: 'json',
  severity: 'error',
  message: 'There are two JSON children; only the first is read.',
  ...tagSpan(script),
});

/** JSON of another type, of none, or one that stands deeper. */
function nearMisses(element: Element): Finding[] {
  const scripts = elementsIn(element, ({ tagName }) => !tagName.includes('-')).filter(
    ({ tagName }) => tagName === 'script',
  );
  return scripts.flatMap((script): Finding[] => {
    const { parentNode: around } = script;
    if (around === element || !isJson(script)) return mistyped(script);
    const message = `The JSON child stands inside a <${around?.nodeName}>; put it directly inside the tag.`;
    return [{ rule: 'json', severity: 'error', message, ...tagSpan(script) }];
  });
}

function mistyped(script: Element): Finding[] {
  const type = attributeOf(script, 'type');
  if (!isJson(script) && !isNearlyJson(script)) return [];
  const at = attributeSpan(script, 'type');
  const afterName = tagSpan(script).start + '<script'.length;
  return [
    {
      rule: 'json',
      severity: 'error',
      message: type
        ? `The script of type "${type}" is not read; write type="${JSON_TYPE}".`
        : `This script is run as JavaScript, and not read; write type="${JSON_TYPE}" on it.`,
      ...at,
      fix: [
        type === undefined
          ? { start: afterName, end: afterName, text: ` type="${JSON_TYPE}"` }
          : { ...at, text: `type="${JSON_TYPE}"` },
      ],
    },
  ];
}

/** A slip in the type, or an object in a script that browsers would run, or that no one reads. */
function isNearlyJson(script: Element): boolean {
  const type = typeOf(script);
  if (attributeOf(script, 'src') !== undefined || OTHERS.includes(type)) return false;
  return nearest(type, [JSON_TYPE]) !== undefined || JSON_OBJECT.test(scriptText(script).text);
}

/** @param atName the name of an entry in place of its value */
export function spanInJson(script: Element, path: string, atName: boolean): Span {
  const { text, start } = scriptText(script);
  const place = placeOf(text.replace(/^\uFEFF/, ' '), path, atName);
  if (!place) return tagSpan(script);
  return { start: start + place.offset, end: start + place.offset + place.length };
}

/** A name that differs from a known one by case or separators alone, unless that one is there already. */
export function nameFix(script: Element, path: string, known: readonly string[]): Edit | undefined {
  const at = path.lastIndexOf('.') + 1;
  const written = path.slice(at);
  const meant = known.find((name) => isSameName(name, written));
  if (meant === undefined || textFix(script, path.slice(0, at) + meant, meant, meant, true)) return undefined;
  return textFix(script, path, written, meant, true);
}

/** @returns undefined where the text does not stand there as it was read */
export function textFix(
  script: Element,
  path: string,
  written: string,
  meant: string,
  atName = false,
): Edit | undefined {
  const { text, start: offset } = scriptText(script);
  const { start, end } = spanInJson(script, path, atName);
  const isThere = text.slice(start - offset, end - offset) === JSON.stringify(written);
  return isThere ? { start, end, text: JSON.stringify(meant) } : undefined;
}
