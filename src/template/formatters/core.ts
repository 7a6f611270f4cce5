/** Formatters of the language itself: text, numbers, escaping, look-ups, macros and partials. */

import {
  isObject,
  isTruthy,
  property,
  type Value,
  valueNumber,
  valueText,
} from '../../domain/template-value.ts';
import { withoutTags } from '../../domain/text/plain-text.ts';
import { slugify } from '../../domain/text/slugify.ts';
import { DEFAULT_ELLIPSIS, DEFAULT_LIMIT, truncate } from '../../domain/text/truncate.ts';
import type { Context, Formatter, Formatters } from '../context.ts';
import { escapeAttribute, escapeTag, escapeText, scriptJson } from '../escape.ts';
import { findItem, keyText, sizeOf, walk } from '../values.ts';

/** A formatter that only looks at the value's text. */
const onText =
  (change: (text: string) => string): Formatter =>
  (value) =>
    change(valueText(value));

/** Straight quotes and double hyphens as typographic ones. */
function smartenQuotes(source: string): string {
  return source
    .replace(/(^|["(\-[\s—])'/g, (match, before: string) => (/\s/.test(before) ? match : `${before}‘`))
    .replaceAll("'", '’')
    .replace(/(^|[\s(\-/[—‘])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll('--', '—');
}

/** Replacing a pattern takes half as long again. */
function breakLines(source: string): string {
  let broken = '';
  let from = 0;
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', from)) {
    broken += `${source.slice(from, at)}<br/>`;
    from = at + 1;
  }
  return from === 0 ? source : broken + source.slice(from);
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

/** By a path of the item, or with two arguments by a path of what a table has under the item: `byId stock`. */
function find(isFirst: boolean, value: Value, args: readonly string[], context: Context): Value {
  if (!Array.isArray(value)) return undefined;
  if (args.length === 0) return value.at(isFirst ? 0 : -1);
  const [first, second] = args;
  if (args.length !== 2) return findItem(value, isFirst, (item) => walk(item, [first!]));
  const table = context.path(first!);
  return findItem(value, isFirst, (item) => walk(property(table, valueText(item)), [second!]));
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

/** `private` keeps names of the surroundings out of a partial. */
const PRIVATE = 'private';

function apply(value: Value, [name = '', ...args]: readonly string[], context: Context): Value {
  if (name === '') return '';
  return context.capture(() => {
    context.push(value);
    if (args.includes(PRIVATE)) context.frame.outer = null;
    if (args.length > 0) context.setVariable('@args', namedArguments(args));
    context.runPartial(name);
    context.pop();
  });
}

/** A placeholder, or a brace with something else in it, which is left out with all up to its end. */
const PLACEHOLDER = /\{(\d*)\}|\{\d*[^\d}][^{}]*(?:\}|(?=\{)|$)|\{\d*$/g;

function format(value: Value, args: readonly string[], context: Context): Value {
  const values = args.map((argument) => context.pathAround(argument));
  return valueText(value).replace(PLACEHOLDER, (_, index: string | undefined) => {
    const argument = index === undefined ? undefined : values[Number(index)];
    return argument === undefined || argument === null ? '' : keyText(argument, context);
  });
}

function get(value: Value, args: readonly string[], context: Context): Value {
  let current = value;
  for (const argument of args) {
    const key = context.path(argument);
    if (key === undefined) return undefined;
    // A list is a path.
    for (const step of Array.isArray(key) ? key : [key])
      current = property(current, typeof step === 'number' ? step : valueText(step));
  }
  return current;
}

/** What the text under a path says is a path, too. */
function lookup(_value: Value, [argument = '']: readonly string[], context: Context): Value {
  return argument === '' ? '' : context.path(valueText(context.path(argument)));
}

function keyBy(value: Value, args: readonly string[], context: Context): Value {
  const keyed: Record<string, Value> = Object.create(null);
  if (!Array.isArray(value) || !args[0]) return keyed;
  for (const item of value) {
    const key = walk(item, args.slice(0, 1));
    if (key !== undefined) keyed[keyText(key, context)] = item;
  }
  return keyed;
}

export const coreFormatters: Formatters = {
  apply,
  count: (value, _args, context) => {
    const size = sizeOf(value);
    if (isObject(value)) context.stepOverItems(size);
    return size;
  },
  cycle: (value, args) => {
    const count = args.length;
    return args[(((valueNumber(value) - 1) % count) + count) % count];
  },
  'encode-space': onText((value) => value.replace(/\s/g, '&nbsp;')),
  'encode-uri': onText(encodeURI),
  'encode-uri-component': onText(encodeURIComponent),
  'find-first': (value, args, context) => find(true, value, args, context),
  'find-last': (value, args, context) => find(false, value, args, context),
  format,
  get,
  html: onText(escapeText),
  htmlattr: (value, _args, { settings }) => (settings.compat ? escapeTag : escapeAttribute)(valueText(value)),
  htmltag: onText(escapeTag),
  iter: (_value, _args, context) => valueText(context.resolve(['@index'])),
  json: (value) => scriptJson(value) ?? '',
  'json-pretty': (value) => scriptJson(value, 2) ?? '',
  'key-by': keyBy,
  'line-breaks': onText(breakLines),
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
