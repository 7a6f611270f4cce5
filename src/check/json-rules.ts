/** The JSON child of a tag: found, read, and what looks like one and is none (behaviour/check#json). */
import {
  attributeOf,
  attributeSpan,
  childElements,
  type Element,
  type Span,
  scriptText,
  tagSpan,
} from './html.ts';
import { jsonProblem, placeOf } from './json-place.ts';
import type { Finding } from './problem.ts';

/** Markup of a template language, which becomes something else before anybody reads it. */
export const IN_A_TEMPLATE = /\{[{%@.\w]|<%|\$\{/;

interface JsonChild {
  /** `{}` without a child; undefined where it cannot be read. */
  value: unknown;
  script: Element | undefined;
  findings: Finding[];
}

const isJson = (script: Element) => /json/i.test(attributeOf(script, 'type') ?? '');
const typeOf = (script: Element) => (attributeOf(script, 'type') ?? '').split(';')[0]!.trim().toLowerCase();

export function jsonOf(element: Element): JsonChild {
  const [own, ...others] = childElements(element).filter(
    (child) => child.tagName === 'script' && typeOf(child) === 'application/json',
  );
  const findings = [...(own ? others : []).map(secondJson), ...nearMisses(element, own)];
  if (!own) return { value: {}, script: own, findings };
  const { text, start } = scriptText(own);
  const json = text.replace(/^\uFEFF/, ' ');
  if (['', 'null'].includes(json.trim()))
    return { value: {}, script: own, findings: [...findings, nothingIn(own)] };
  if (IN_A_TEMPLATE.test(json.replace(/\{\s*"/g, ''))) return { value: {}, script: own, findings };
  const problem = jsonProblem(json);
  if (!problem) return { value: JSON.parse(json), script: own, findings };
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
  return { value: undefined, script: own, findings };
}

const nothingIn = (script: Element): Finding => ({
  rule: 'json',
  severity: 'error',
  message: 'The JSON child holds nothing: write an object into it, or take it out.',
  ...tagSpan(script),
});

const secondJson = (script: Element): Finding => ({
  rule: 'json',
  severity: 'error',
  message: 'There are two JSON children; only the first is read.',
  ...tagSpan(script),
});

/** JSON of another type, or one that stands deeper. */
function nearMisses(element: Element, own: Element | undefined): Finding[] {
  return childElements(element).flatMap((child): Finding[] => {
    if (child.tagName === 'script') {
      if (own || !isJson(child) || typeOf(child) === 'application/json') return [];
      const at = attributeSpan(child, 'type');
      const type = attributeOf(child, 'type');
      return [
        {
          rule: 'json',
          severity: 'error',
          message: `The script of type "${type}" is not read; write type="application/json".`,
          ...at,
          fix: [{ ...at, text: 'type="application/json"' }],
        },
      ];
    }
    if (own || child.tagName.includes('-')) return [];
    const deeper = childElements(child).find((each) => each.tagName === 'script' && isJson(each));
    if (!deeper) return nearMisses(child, own);
    const message = `The JSON child stands inside a <${child.tagName}>; put it directly inside the tag.`;
    return [{ rule: 'json', severity: 'error', message, ...tagSpan(deeper) }];
  });
}

/** @param atName the name of an entry in place of its value */
export function spanInJson(script: Element, path: string, atName: boolean): Span {
  const { text, start } = scriptText(script);
  const place = placeOf(text.replace(/^\uFEFF/, ' '), path, atName);
  if (!place) return tagSpan(script);
  return { start: start + place.offset, end: start + place.offset + place.length };
}
