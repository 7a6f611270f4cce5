/** Splits an expression of `{.eval}` into tokens. */
import { PATH_PATTERN, type Path, splitPath } from '../path.ts';

export type Token =
  | { kind: 'value'; value: string | number | boolean | null }
  | { kind: 'path'; source: string; path: Path }
  | { kind: 'function'; name: string }
  | { kind: 'operator'; sign: string }
  | { kind: '(' | ')' | ',' | ';' };

/** The reason an expression cannot be read or worked out. */
export class ExpressionError extends Error {}

const CONSTANTS: Record<string, number | boolean | null> = {
  null: null,
  true: true,
  false: false,
  PI: Math.PI,
  E: Math.E,
  Infinity: Number.POSITIVE_INFINITY,
  NaN: Number.NaN,
};

const SPACE = /\s+/y;
const PATH = new RegExp(PATH_PATTERN, 'y');
const DECIMAL = /\d+(?:\.\d*)?/y;
const EXPONENT = /e[+-]?\d+/iy;
const HEXADECIMAL = /0x[\da-f]*/iy;
const OPERATOR = /===|!==|\*\*|==|!=|<=|>=|<<|>>|&&|\|\||[-+*/%<>=&|^~!]/y;
const PUNCTUATION = /[(),;]/y;
const CALL = /\s*\(/y;

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v' };

/** Reads the tokens of `source`; more than `maxTokens` is an error (0: no limit). */
export function tokenize(source: string, isFunction: (name: string) => boolean, maxTokens: number): Token[] {
  const tokens: Token[] = [];
  let at = 0;

  const match = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0] ?? null;
  };
  const take = (pattern: RegExp): string | null => {
    const found = match(pattern);
    if (found !== null) at += found.length;
    return found;
  };

  const name = (): Token | null => {
    const path = /[\d]/.test(source[at]!) ? null : take(PATH);
    if (path === null) return null;
    // A path of several steps is none: what stands in parentheses behind it is a value of its own.
    if (!path.includes('.') && match(CALL) !== null) {
      if (!isFunction(path)) throw new ExpressionError(`Invalid function ${path}`);
      return { kind: 'function', name: path };
    }
    if (Object.hasOwn(CONSTANTS, path)) return { kind: 'value', value: CONSTANTS[path]! };
    return { kind: 'path', source: path, path: splitPath(path) };
  };

  const number = (): Token | null => {
    const hexadecimal = take(HEXADECIMAL);
    if (hexadecimal !== null) {
      if (hexadecimal.length === 2) throw new ExpressionError('Expected digits after start of hex number');
      return { kind: 'value', value: Number(hexadecimal) };
    }
    const digits = take(DECIMAL);
    if (digits === null) return null;
    if (source[at] === '.') throw new ExpressionError('Duplicate decimal point in number');
    const exponent = take(EXPONENT) ?? '';
    if (exponent === '' && /e/i.test(source[at] ?? '')) {
      throw new ExpressionError('Expected a digit after exponent in decimal number');
    }
    return { kind: 'value', value: Number(digits + exponent) };
  };

  const string = (): Token | null => {
    const quote = source[at]!;
    if (quote !== '"' && quote !== "'") return null;
    let value = '';
    for (at++; at < source.length; at++) {
      const character = source[at]!;
      if (character === quote) {
        at++;
        return { kind: 'value', value };
      }
      if (character === '\\') {
        at++;
        value += escapeSequence();
      } else value += character;
    }
    throw new ExpressionError('Unterminated string');
  };

  const escapeSequence = (): string => {
    const letter = source[at] ?? '';
    const length = letter === 'u' ? 4 : letter === 'x' ? 2 : 0;
    if (length === 0) return ESCAPES[letter] ?? letter;
    const digits = source.slice(at + 1, at + 1 + length);
    if (digits.length !== length || !/^[\da-f]+$/i.test(digits)) {
      throw new ExpressionError(
        length === 4 ? 'Invalid unicode escape found' : 'Invalid 2-char hex escape found',
      );
    }
    at += length;
    return String.fromCharCode(Number.parseInt(digits, 16));
  };

  const sign = (): Token | null => {
    const punctuation = take(PUNCTUATION);
    if (punctuation !== null) return { kind: punctuation as '(' | ')' | ',' | ';' };
    const operator = take(OPERATOR);
    return operator === null ? null : { kind: 'operator', sign: operator };
  };

  while (at < source.length) {
    if (take(SPACE) !== null) continue;
    const token = name() ?? number() ?? string() ?? sign();
    if (!token) throw new ExpressionError(`Unexpected character at ${at}: "${source[at]}"`);
    tokens.push(token);
    if (maxTokens > 0 && tokens.length > maxTokens) {
      throw new ExpressionError(`Expression exceeds the maximum number of allowed tokens: ${maxTokens}`);
    }
  }
  return tokens;
}
