/** Where in a text of JSON a mistake is. */
import {
  findNodeAtLocation,
  type Node as JsonNode,
  type ParseError,
  parse,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { Edit } from './problem.ts';

const STRICT = { disallowComments: true, allowTrailingComma: false };

/** The first thing that is no JSON; undefined where all of it is. */
export interface JsonProblem {
  message: string;
  /** Offset in the text. */
  offset: number;
  length: number;
  /** A comma too many is taken away. */
  fix?: Edit;
}

const WORDS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'here is a word that is no value: texts and names stand in double quotes',
  InvalidNumberFormat: 'this is no number',
  PropertyNameExpected: 'a name in double quotes is missing here',
  ValueExpected: 'a value is missing here',
  ColonExpected: 'a colon is missing here',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'the closing } is missing',
  CloseBracketExpected: 'the closing ] is missing',
  EndOfFileExpected: 'there is more than one value',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
  UnexpectedEndOfString: 'the closing quote is missing',
  UnexpectedEndOfNumber: 'the number ends too early',
  InvalidUnicode: 'this is no character code',
  InvalidEscapeCharacter: 'a backslash stands before a character that needs none',
  InvalidCharacter: 'line breaks and tabs in a text are written \\n and \\t',
};

/** What word processors make of a double or a single quote. */
const TYPOGRAPHIC = /[\u201c-\u201e\u2018\u2019\u00ab\u00bb]/;

/** The parser calls itself for each level, and no configuration has nearly as many. */
const MOST_LEVELS = 500;

export function jsonProblem(text: string): JsonProblem | undefined {
  const deep = tooDeepAt(text);
  if (deep !== undefined)
    return { message: `there are more than ${MOST_LEVELS} levels of { and [ here`, offset: deep, length: 1 };
  const errors: ParseError[] = [];
  parse(text, errors, STRICT);
  const [first] = errors;
  if (!first) return undefined;
  const { offset, length } = first;
  const comma = commaBefore(text, offset);
  const isTrailing = comma !== undefined && /[}\]]/.test(text[offset] ?? '');
  if (isTrailing)
    return {
      message: 'there is a comma after the last entry',
      offset: comma,
      length: 1,
      fix: { start: comma, end: comma + 1, text: '' },
    };
  const message = TYPOGRAPHIC.test(text[offset] ?? '')
    ? 'this is a quotation mark of print: write "'
    : (WORDS[printParseErrorCode(first.error)] ?? 'this is no JSON');
  return { message, offset, length };
}

function tooDeepAt(text: string): number | undefined {
  let levels = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/gs)) {
    if (token === '[' || token === '{') levels += 1;
    if (token === ']' || token === '}') levels -= 1;
    if (levels > MOST_LEVELS) return index;
  }
  return undefined;
}

/** Names that an object has already: the last of them is what is read. */
export function repeatedNames(text: string): { name: string; offset: number; length: number }[] {
  const root = parseTree(text);
  return root ? repeatedIn(root) : [];
}

function repeatedIn({ type, children = [] }: JsonNode): ReturnType<typeof repeatedNames> {
  const names = new Set<string>();
  return children.flatMap((child) => {
    const [key] = type === 'object' ? (child.children ?? []) : [];
    const name = key?.value as string;
    const isRepeated = key !== undefined && names.has(name);
    names.add(name);
    const found = isRepeated ? [{ name, offset: key.offset, length: key.length }] : [];
    return [...found, ...repeatedIn(child)];
  });
}

/** @returns where the comma is that stands directly before an offset */
function commaBefore(text: string, offset: number): number | undefined {
  const before = text.slice(0, offset).trimEnd();
  return before.endsWith(',') ? before.length - 1 : undefined;
}

/**
 * Where the value at a dotted path stands, or what stands nearest above it.
 * @param atName the name of an entry in place of its value
 */
export function placeOf(
  text: string,
  path: string,
  atName: boolean,
): { offset: number; length: number } | undefined {
  const root = parseTree(text);
  if (!root) return undefined;
  const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  for (let count = keys.length; count > 0; count -= 1) {
    const node = findNodeAtLocation(root, keys.slice(0, count));
    if (!node) continue;
    const name = atName && count === keys.length ? node.parent?.children?.[0] : undefined;
    return name?.type === 'string' ? name : node;
  }
  return root;
}
