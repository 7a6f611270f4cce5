/**
 * Describes configurations as data: one description gives validation with a path and a reason, the TypeScript type,
 * and (tools/json-schema.mjs) the JSON Schema. Ours because it is in every page: a library's smallest set costs 2.7 kB
 * gz, this 0.7 kB.
 */

/** How one value is read. Absent and null values become the fallback. */
export interface Rule<T = unknown> {
  readonly type: 'string' | 'boolean' | 'number' | 'list' | 'object' | 'any';
  /** Without a fallback the value is required. */
  readonly fallback?: T | undefined;
  readonly isRequired?: boolean;
  /** The only values allowed. */
  readonly values?: readonly T[];
  readonly items?: Rule;
  readonly entries?: Readonly<Record<string, Rule>>;
  /** Brings other shapes of the same thing into this one before it is checked. */
  readonly from?: (value: unknown) => unknown;
  readonly test?: (value: never) => boolean;
  /** What the value must be, for the message: "must be …". */
  readonly must?: string;
  /** Carries the type; never set. */
  readonly $type?: T;
}

export type Infer<R extends Rule<never> | Rule> = R extends Rule<infer T> ? T : never;
type Entries = Readonly<Record<string, Rule<never> | Rule>>;
export type InferEntries<E extends Entries> = { [K in keyof E]: Infer<E[K]> };

interface Extra<T> {
  from?: (value: unknown) => unknown;
  test?: (value: T) => boolean;
  must?: string;
}

export const text = (fallback = '', extra: Extra<string> = {}): Rule<string> =>
  ({ type: 'string', fallback, ...extra }) as Rule<string>;
export const requiredText = (must: string): Rule<string> => ({ type: 'string', isRequired: true, must });
export const optionalText = (): Rule<string | undefined> => ({ type: 'string' });
export const flag = (fallback = false): Rule<boolean> => ({ type: 'boolean', fallback });

/** Backends send numbers as text now and then. */
export const number = (fallback: number, extra: Extra<number> = {}): Rule<number> =>
  ({ type: 'number', fallback, from: numberFromText, must: 'a number', ...extra }) as Rule<number>;

export const integer = (
  fallback: number,
  least = Number.MIN_SAFE_INTEGER,
  most = Number.MAX_SAFE_INTEGER,
): Rule<number> =>
  number(fallback, {
    test: (value) => Number.isInteger(value) && value >= least && value <= most,
    must: most === Number.MAX_SAFE_INTEGER ? 'a whole number' : `a whole number from ${least} to ${most}`,
  });

export const oneOf = <const T extends string | number>(
  values: readonly T[],
  fallback: NoInfer<T>,
): Rule<T> => ({
  type: typeof fallback === 'number' ? 'number' : 'string',
  fallback,
  values,
  must: `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`,
});

/** `from` reads the JSON text of a list as the list (spec 1 §5). */
export const list = <T>(items: Rule<T>): Rule<T[]> => ({
  type: 'list',
  fallback: [],
  items: items as Rule,
  from: listFromJson,
  must: 'a list',
});

export const object = <const E extends Entries>(
  entries: E,
  extra: Extra<never> = {},
): Rule<InferEntries<E>> =>
  ({
    type: 'object',
    fallback: {},
    entries: entries as Record<string, Rule>,
    must: 'an object',
    ...extra,
  }) as unknown as Rule<InferEntries<E>>;

/** An object with any keys. */
export const record = (): Rule<Record<string, unknown>> => ({
  type: 'object',
  fallback: {},
  must: 'an object',
});

export interface Mistake {
  /** Dotted path into the configuration; empty for the whole. */
  path: string;
  reason: string;
}
export type ReadResult<T> =
  | { ok: true; value: T; path?: never; reason?: never }
  | ({ ok: false; value?: never } & Mistake);

/** Reads a value by its rule; the first mistake is named. Unknown keys are dropped. */
export function read<T>(rule: Rule<T>, value: unknown): ReadResult<T> {
  try {
    return { ok: true, value: readAt(rule as Rule, value, '') as T };
  } catch (mistake) {
    if (mistake instanceof MistakeError) return { ok: false, path: mistake.path, reason: mistake.message };
    throw mistake;
  }
}

class MistakeError extends Error {
  readonly path: string;
  constructor(path: string, reason: string) {
    super(reason);
    this.path = path;
  }
}

function readAt(rule: Rule, raw: unknown, path: string): unknown {
  let value = raw === undefined || raw === null || !rule.from ? raw : rule.from(raw);
  if (value === undefined || value === null) {
    if (rule.isRequired) throw new MistakeError(path, `must be ${rule.must}`);
    value = rule.fallback;
    if (value === undefined) return undefined;
  }
  const isRight =
    rule.type === 'any' ||
    (rule.type === 'list'
      ? Array.isArray(value)
      : rule.type === 'object'
        ? isPlainObject(value)
        : typeof value === rule.type);
  // biome-ignore format: one condition
  if (!isRight || (rule.values && !rule.values.includes(value)) || (rule.test && !rule.test(value as never))) {
    throw new MistakeError(path, `must be ${rule.must ?? `a ${rule.type}`}`);
  }
  if (rule.items)
    return (value as unknown[]).map((item, index) => readAt(rule.items as Rule, item, join(path, index)));
  if (!rule.entries) return value;
  const result: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(rule.entries)) {
    const own = Object.hasOwn(value as object, key) ? (value as Record<string, unknown>)[key] : undefined;
    const part = readAt(entry, own, join(path, key));
    if (part !== undefined) result[key] = part;
  }
  return result;
}

const join = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key));

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function numberFromText(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value))
    ? Number(value)
    : value;
}

function listFromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    // Not JSON: the check that follows says that it must be a list.
    return value;
  }
}
