/** A page as its author wrote it: elements with the places of their tags and attributes (parse5). */
import { type DefaultTreeAdapterMap, type ParserError, parse } from 'parse5';

export type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['node'];

export interface Span {
  start: number;
  end: number;
}

/**
 * @param onRepeated told of each attribute that its tag has already, by the offset of its end
 * @returns every element that its author wrote, those inside `<template>` included, from top to bottom
 */
export function elementsOf(source: string, onRepeated?: (end: number) => void): Element[] {
  const found: Element[] = [];
  const onParseError = ({ code, startOffset }: ParserError) =>
    code === 'duplicate-attribute' && onRepeated?.(startOffset);
  const open: Node[] = [parse(source, { sourceCodeLocationInfo: true, ...(onRepeated && { onParseError }) })];
  for (let node = open.pop(); node; node = open.pop()) {
    if (isElement(node) && node.sourceCodeLocation) found.push(node);
    const children =
      'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
    for (let index = children.length - 1; index >= 0; index -= 1) open.push(children[index]!);
  }
  return found;
}

const isElement = (node: Node): node is Element => 'tagName' in node;

export const childElements = (element: Element): Element[] => element.childNodes.filter(isElement);

/**
 * What stands inside an element, from top to bottom. A stack and no recursion: pages may be nested deeper than calls.
 * @param isEntered whether what stands inside of that is looked at as well
 */
export function elementsIn(element: Element, isEntered: (inner: Element) => boolean = () => true): Element[] {
  const found: Element[] = [];
  const open = childElements(element).reverse();
  for (let inner = open.pop(); inner; inner = open.pop()) {
    found.push(inner);
    if (isEntered(inner)) open.push(...childElements(inner).reverse());
  }
  return found;
}

/** Those that belong to a tag, and not to another one inside it. */
export function ownElements(element: Element, tagName: string): Element[] {
  const inside = elementsIn(element, (inner) => !inner.tagName.startsWith('sqs-'));
  return inside.filter((inner) => inner.tagName === tagName);
}

/** From the one around it to the page. */
export function parentsOf(element: Element): Node[] {
  const parents: Node[] = [];
  for (let node = element.parentNode; node; node = 'parentNode' in node ? node.parentNode : null)
    parents.push(node);
  return parents;
}

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

/** The start tag. */
export function tagSpan({ sourceCodeLocation: at }: Element): Span {
  const place = at?.startTag ?? at;
  return { start: place?.startOffset ?? 0, end: place?.endOffset ?? 0 };
}

/** The attribute as a whole; the tag where it is not written. */
export function attributeSpan(element: Element, name: string): Span {
  const place = element.sourceCodeLocation?.attrs?.[name];
  return place ? { start: place.startOffset, end: place.endOffset } : tagSpan(element);
}

/** Text of a script, and where it begins. */
export function scriptText(script: Element): { text: string; start: number } {
  const [node] = script.childNodes;
  const text = node && 'value' in node ? node.value : '';
  return { text, start: node?.sourceCodeLocation?.startOffset ?? tagSpan(script).end };
}

/** Whether a visitor without scripts sees anything of it. */
export function hasContent(element: Element): boolean {
  return element.childNodes.some(
    (node) =>
      ('value' in node && node.value.trim() !== '') ||
      (isElement(node) && !['script', 'template', 'style'].includes(node.tagName)),
  );
}

export function hasText(element: Element): boolean {
  return [element, ...elementsIn(element)].some(({ childNodes }) =>
    childNodes.some((node) => 'value' in node && node.value.trim() !== ''),
  );
}
