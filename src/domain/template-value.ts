/** Reads values of template data the way the language sees them: no prototypes, no throwing, missing is `undefined`. */

/** A value of the data: anything JSON can hold; `undefined` stands for "missing". */
export type Value = unknown;

export type JsonObject = Record<string, Value>;

const hasOwn = Object.prototype.hasOwnProperty;

export function isObject(value: Value): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One step of a path. Only own properties count, and arrays answer to numbers alone. */
export function property(value: Value, key: string | number): Value {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined;
  // Most names are looked for in vain first: finding that out is quicker than reading what is not there.
  return hasOwn.call(value, key) ? (value as JsonObject)[key] : undefined;
}

/** Up to three steps at once: `at(item, 'structuredContent', 'variants')`. */
export function at(
  value: Value,
  first: string | number,
  second?: string | number,
  third?: string | number,
): Value {
  let found = property(value, first);
  if (second !== undefined) found = property(found, second);
  return third === undefined ? found : property(found, third);
}

/** Whether a section over the value is shown: empty text, zero, empty lists and empty objects are not. */
export function isTruthy(value: Value): boolean {
  if (typeof value !== 'object') return Boolean(value);
  if (value === null) return false;
  if (Array.isArray(value)) return value.length > 0;
  for (const key in value) if (hasOwn.call(value, key)) return true;
  return false;
}

/** A scalar as text; lists, objects, null and missing are empty text. */
export function valueText(value: Value): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'boolean':
      return String(value);
    default:
      return '';
  }
}

/** The digits a text begins with. */
const LEADING_NUMBER = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)/;

/** A scalar as number: text counts by the digits it begins with, else as NaN; everything without a number is 0. */
export function valueNumber(value: Value): number {
  switch (typeof value) {
    case 'number':
      return value;
    case 'boolean':
      return value ? 1 : 0;
    case 'string': {
      const digits = LEADING_NUMBER.exec(value);
      return digits ? Number(digits[0]) : Number.NaN;
    }
    default:
      return 0;
  }
}

/** A whole text that is a decimal number: sign, decimals, exponent. */
const DECIMAL = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** The digits of a number, without loss; null for what is not a number as a whole. */
export function decimalText(value: Value): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  return typeof value === 'string' && DECIMAL.test(value) ? value : null;
}

export function valueList(value: Value): Value[] {
  return Array.isArray(value) ? value : [];
}

/** Own keys with their values, in order; nothing for what is not an object. */
export function valueEntries(value: Value): [string, Value][] {
  return isObject(value) ? Object.entries(value) : [];
}

/** Deep comparison is cut off here: data that holds itself is never equal to anything else. */
const MAX_EQUALITY_DEPTH = 64;

/** Deep equality by type and content; missing and null are the same. `onPair` hears of every pair that is compared. */
export function isEqual(left: Value, right: Value, onPair?: () => void, depth = 0): boolean {
  onPair?.();
  if (left === right) return true;
  const a = left ?? null;
  const b = right ?? null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (depth > MAX_EQUALITY_DEPTH || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) =>
      hasOwn.call(b, key) && isEqual((a as JsonObject)[key], (b as JsonObject)[key], onPair, depth + 1),
  );
}
