/** Formatters of the language itself: text, numbers, escaping, look-ups, macros and partials. */

import {
  isTruthy,
  outputText,
  property,
  type Value,
  valueEntries,
  valueNumber,
  valueText,
} from '../../domain/template-value.ts';
import { replaceBetween, withoutTags } from '../../domain/text/plain-text.ts';
import type { Context, Formatter, Formatters } from '../context.ts';
import { escapeAttribute, escapeTag, escapeText, scriptJson } from '../escape.ts';
import { slugify } from '../markup.ts';
import { parsePath } from '../path.ts';

/** A formatter that only looks at the value's text. */
const onText =
  (change: (text: string) => string): Formatter =>
  (value) =>
    change(valueText(value));

/** Follows written paths down from a value. */
function walk(value: Value, sources: readonly string[]): Value {
  let current = value;
  for (const source of sources) {
    const path = parsePath(source);
    if (!path) return undefined;
    for (const step of path) current = property(current, step);
  }
  return current;
}

/** A value as the key of an object or a part of a text. */
function keyText(value: Value): string {
  if (Array.isArray(value)) return outputText(value);
  return typeof value === 'object' && value !== null ? '[object Object]' : String(value);
}

const DEFAULT_LIMIT = 100;
const DEFAULT_ELLIPSIS = '...';

/** Space, or one of tab, line feed, vertical tab, form feed, carriage return. */
function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

/** Cuts at the last space before the limit, or at the limit if there is none. */
function truncate(source: string, limit: number, ellipsis: string, compat: boolean): string {
  if (source.length <= limit) return source;
  let end = limit;
  while (end > 0 && !isSpace(source.charCodeAt(end - 1))) end--;
  if (end === 0) {
    end = limit;
    const isHalfCharacter = /[\ud800-\udbff]/.test(source[end - 1]!);
    if (isHalfCharacter && !compat) end--;
  }
  return source.slice(0, end) + ellipsis;
}

/** Straight quotes and double hyphens as typographic ones. */
function smartenQuotes(source: string): string {
  return source
    .replace(/(^|["(\-[\s—])'/g, (match, before: string) => (/\s/.test(before) ? match : `${before}‘`))
    .replaceAll("'", '’')
    .replace(/(^|[\s(\-/[—‘])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll('--', '—');
}

/** Where paths differ from what `encodeURIComponent` writes: `@+/` stay, `!'()~` do not. */
const IN_PATHS: Readonly<Record<string, string>> = {
  '%40': '@',
  '%2B': '+',
  '%2F': '/',
  '!': '%21',
  "'": '%27',
  '(': '%28',
  ')': '%29',
  '~': '%7E',
};

/** Percent-encodes as UTF-8 everything but letters, digits and `@*_+-./`. */
function urlEncode(source: string): string {
  return encodeURIComponent(source).replace(/%40|%2[BF]|[!'()~]/g, (part) => IN_PATHS[part]!);
}

function find(pick: 'find' | 'findLast', value: Value, args: readonly string[]): Value {
  if (!Array.isArray(value)) return undefined;
  if (args.length === 0) return value.at(pick === 'find' ? 0 : -1);
  // One path only: the engine the language comes from finds nothing with more.
  if (args.length > 1) return undefined;
  const items: Value[] = pick === 'find' ? value : [...value].reverse();
  return items.find((item) => isTruthy(walk(item, args)));
}

/** `name=value` arguments of a macro call, as the object behind `@args`. */
function namedArguments(args: readonly string[]): Value {
  const named: Record<string, string> = Object.create(null);
  for (const argument of args) {
    const equals = argument.indexOf('=');
    if (equals !== -1) named[argument.slice(0, equals)] = argument.slice(equals + 1);
  }
  return named;
}

function apply(value: Value, [name = '', ...args]: readonly string[], context: Context): Value {
  if (name === '') return '';
  return context.capture(() => {
    context.push(value);
    if (args.length > 0) context.setVariable('@args', namedArguments(args));
    context.runPartial(name);
    context.pop();
  });
}

function format(value: Value, args: readonly string[], context: Context): Value {
  const values = args.map((argument) => context.path(argument));
  return replaceBetween(valueText(value), '{', '}', (index) => {
    const argument = /^\d+$/.test(index) ? values[Number(index)] : undefined;
    return argument === undefined || argument === null ? '' : keyText(argument);
  });
}

function get(value: Value, args: readonly string[], context: Context): Value {
  let current = value;
  for (const argument of args) {
    const key = context.path(argument);
    if (key === undefined || key === null) return undefined;
    current = property(current, typeof key === 'number' ? key : keyText(key));
  }
  return current;
}

function lookup(value: Value, [argument]: readonly string[], context: Context): Value {
  if (argument === undefined) return '';
  const path = parsePath(valueText(context.path(argument)));
  if (!path) return undefined;
  context.push(value);
  const found = context.resolve(path);
  context.pop();
  return found;
}

function keyBy(value: Value, args: readonly string[]): Value {
  const keyed: Record<string, Value> = Object.create(null);
  if (!Array.isArray(value) || args.length === 0) return keyed;
  for (const item of value) {
    const key = walk(item, args.slice(0, 1));
    if (key !== undefined) keyed[keyText(key)] = item;
  }
  return keyed;
}

export const coreFormatters: Formatters = {
  apply,
  count: (value, _args, context) => {
    if (Array.isArray(value) || typeof value === 'string') return value.length;
    const entries = valueEntries(value);
    context.stepOver(entries);
    return entries.length;
  },
  cycle: (value, args) => {
    const count = args.length;
    return args[(((valueNumber(value) - 1) % count) + count) % count];
  },
  'encode-space': onText((value) => value.replace(/\s/g, '&nbsp;')),
  'encode-uri': onText(encodeURI),
  'encode-uri-component': onText(encodeURIComponent),
  'find-first': (value, args) => find('find', value, args),
  'find-last': (value, args) => find('findLast', value, args),
  format,
  get,
  html: onText(escapeText),
  htmlattr: (value, _args, { settings }) => (settings.compat ? escapeTag : escapeAttribute)(valueText(value)),
  htmltag: onText(escapeTag),
  iter: (_value, _args, context) => valueText(context.resolve(['@index'])),
  json: (value) => scriptJson(value) ?? '',
  'json-pretty': (value) => scriptJson(value, 2) ?? '',
  'key-by': keyBy,
  'line-breaks': onText((value) => value.replaceAll('\n', '<br/>')),
  lookup,
  mod: (value, [modulus = '']) => valueNumber(value) % (positive(Number.parseInt(modulus, 10)) ?? 2),
  output: (_value, args) => args.join(' '),
  pluralize: (value, args) => {
    const [singular, plural] = args.length < 2 ? ['', args[0] ?? 's'] : args;
    return valueNumber(value) === 1 ? singular : plural;
  },
  prop: walk,
  raw: (value) => JSON.stringify(value ?? null),
  round: (value) => Math.round(valueNumber(value)),
  safe: (value) => (isTruthy(value) ? withoutTags(valueText(value)) : value),
  slugify: onText(slugify),
  smartypants: onText(smartenQuotes),
  str: valueText,
  truncate: (value, [limit, ellipsis = DEFAULT_ELLIPSIS], { settings }) => {
    const length = limit === undefined ? DEFAULT_LIMIT : Number.parseInt(limit, 10);
    return length > 0 ? truncate(valueText(value), length, ellipsis, settings.compat) : value;
  },
  'url-encode': onText(urlEncode),
};

function positive(value: number): number | undefined {
  return value ? value : undefined;
}
