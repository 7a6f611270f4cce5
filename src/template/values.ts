/** Readings of values that only templates have. */
import { isTruthy, property, type Value, valueEntries, valueText } from '../domain/template-value.ts';
import type { Context } from './context.ts';
import { messages } from './errors.ts';
import { splitPath } from './path.ts';

/** Whether a setting is on: `true`, the text "true", and whole numbers other than 0. */
export function isOn(value: Value): boolean {
  return value === true || value === 'true' || (Number.isInteger(value) && value !== 0);
}

/** Null is a value: it says that there is none. */
export function firstOf(first: Value, second: Value): Value {
  return first === undefined ? second : first;
}

/** How many characters, items or members a value has; 0 for any other. */
export function sizeOf(value: Value): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : valueEntries(value).length;
}

/** How deep lists inside lists are written out; a list that holds itself ends here. */
const MAX_LIST_DEPTH = 32;

/** What `{name}` writes: as `valueText`, and a list joined with commas. */
export function outputText(value: Value, context: Context): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? listText(value, 0, context) : valueText(value);
}

function listText(list: Value[], depth: number, context: Context): string {
  if (depth > MAX_LIST_DEPTH) {
    context.error(messages.listTooDeep(MAX_LIST_DEPTH));
    return '';
  }
  context.step(list.length);
  return list.map((item) => itemText(item, depth, context)).join(',');
}

function itemText(item: Value, depth: number, context: Context): string {
  if (Array.isArray(item)) return listText(item, depth + 1, context);
  if (typeof item === 'object') return item === null ? (depth === 0 ? 'null' : '') : '[object Object]';
  return valueText(item);
}

/** A value as the key of an object or a part of a text. */
export function keyText(value: Value, context: Context): string {
  // Null among its items is nothing here, as it is in a list within a list.
  if (Array.isArray(value)) return listText(value, 1, context);
  return typeof value === 'object' && value !== null ? '[object Object]' : String(value);
}

/** Follows written paths down from a value. */
export function walk(value: Value, sources: readonly string[]): Value {
  let current = value;
  for (const source of sources) for (const step of splitPath(source)) current = property(current, step);
  return current;
}

/** The first item, or the last, for which `read` finds something. */
export function findItem(list: readonly Value[], isFirst: boolean, read: (item: Value) => Value): Value {
  const items = isFirst ? list : [...list].reverse();
  return items.find((item) => isTruthy(read(item)));
}
