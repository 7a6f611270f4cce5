/**
 * Describes configurations as data. One description gives the reading of a value with all its mistakes, the TypeScript
 * type, a tag's attributes and properties, and (tools/) the JSON Schema and the tables of the documentation, whose
 * words are the comments over the entries. Ours because it is in every page: a library's smallest set costs 2.7 kB gz,
 * this 0.7 kB.
 */

/** How one value is read. Absent and null values become the fallback. */
export interface Rule<T = unknown> {
  readonly type: 'string' | 'boolean' | 'number' | 'list' | 'object' | 'any';
  readonly fallback?: T | undefined;
  /** An object without this entry is of no use: it is left out of its list, or replaced by its fallback. */
  readonly isRequired?: boolean;
  /** Given and wrong as a whole, it leaves nothing to work with: the tag shows what its author wrote inside it. */
  readonly isEssential?: boolean;
  /** The only values allowed. */
  readonly values?: readonly T[];
  /** The values that are of use, where others are no mistake of this rule: for editors and documentation. */
  readonly offered?: readonly T[];
  readonly items?: Rule;
  readonly entries?: Readonly<Record<string, Rule>>;
  /**
   * The object comes from elsewhere and holds more than is read, which is dropped or kept: only near misses of a name
   * are mistakes.
   */
  readonly foreign?: 'dropped' | 'kept';
  /** How a tag offers the value to authors, besides its JSON child. */
  readonly access?: Access;
  /** Brings other shapes of the same thing into this one before it is checked. */
  readonly from?: (value: unknown) => unknown;
  readonly test?: (value: never) => boolean;
  /** What the value must be, for the message: "must be …". */
  readonly must?: string;
  /** Carries the type; never set. */
  readonly $type?: T;
}

/** `reflected`: the attribute is kept equal to the property. `property`: there is no attribute. */
export type Access = 'attribute' | 'reflected' | 'property';

/** An entry that is a property of its tag's element. */
export type Accessible<T = unknown> = Rule<T> & { readonly access: Access };

export type Infer<R extends Rule<never> | Rule> = R extends Rule<infer T> ? T : never;
export type Entries = Readonly<Record<string, Rule<never> | Rule>>;
export type InferEntries<E extends Entries> = { [K in keyof E]: Infer<E[K]> };
/** The properties that a tag's element has by its schema. */
export type Properties<E extends Entries> = {
  -readonly [K in keyof E as E[K] extends { readonly access: Access } ? K : never]: Infer<E[K]>;
};

export interface ObjectRule<E extends Entries> extends Rule<InferEntries<E>> {
  readonly type: 'object';
  readonly entries: E & Readonly<Record<string, Rule>>;
}

interface Extra<T> {
  from?: (value: unknown) => unknown;
  test?: (value: T) => boolean;
  must?: string;
  foreign?: 'dropped' | 'kept';
}

/** The entry is an attribute and a property of its tag. */
export const attribute = <T>(rule: Rule<T>): Accessible<T> => ({ ...rule, access: 'attribute' });
/** An attribute that is kept equal to its property, such as `open`: it is the state itself. */
export const reflected = <T>(rule: Rule<T>): Accessible<T> => ({ ...rule, access: 'reflected' });
/** The entry is a property of its tag without an attribute. */
export const property = <T>(rule: Rule<T>): Accessible<T> => ({ ...rule, access: 'property' });

/** The tag has nothing to show when this entry is given and nothing of it can be used. */
export const essential = <R extends Rule<never> | Rule>(rule: R): R => ({ ...rule, isEssential: true });

export const text = (fallback = '', extra: Extra<string> = {}): Rule<string> =>
  ({ type: 'string', fallback, ...extra }) as Rule<string>;
export const requiredText = (must: string): Rule<string> => ({ type: 'string', isRequired: true, must });
export const optionalText = (): Rule<string | undefined> => ({ type: 'string' });
/** Backends send `"true"` and `"false"` now and then. */
export const flag = (fallback = false): Rule<boolean> => ({ type: 'boolean', fallback, from: flagFromText });

/** Backends send numbers as text now and then. */
export const number = (fallback: number, extra: Extra<number> = {}): Rule<number> =>
  ({ type: 'number', fallback, from: numberFromText, ...extra }) as Rule<number>;

export const integer = (fallback: number, least: number, most = Number.MAX_SAFE_INTEGER): Rule<number> =>
  number(fallback, {
    test: (value) => Number.isInteger(value) && value >= least && value <= most,
    must: `a whole number from ${least}${most === Number.MAX_SAFE_INTEGER ? '' : ` to ${most}`}`,
  });

export const oneOf = <const T extends string | number>(
  values: readonly T[],
  fallback: NoInfer<T>,
): Rule<T> => ({ type: typeof fallback === 'number' ? 'number' : 'string', fallback, values });

export const list = <T>(items: Rule<T>): Rule<T[]> => ({
  type: 'list',
  fallback: [],
  items: items as Rule,
  from: fromJson,
});

export const object = <const E extends Entries>(entries: E, extra: Extra<never> = {}): ObjectRule<E> =>
  ({ type: 'object', fallback: {}, entries, ...extra }) as unknown as ObjectRule<E>;

/** An object with any keys. */
export const record = (): Rule<Record<string, unknown>> => ({
  type: 'object',
  fallback: {},
  from: fromJson,
});

/** What is wrong at one place; `schema-mistakes.ts` puts it into words. */
export interface Mistake {
  /** Dotted path into the configuration; empty for the whole. */
  path: string;
  /** What is wrong, where no rule says it: to stand behind the path. */
  reason?: string;
  /** The rule that the value at the path breaks, and the value as it was written. */
  rule?: Rule;
  value?: unknown;
  /** The names that are known where the path names an unknown one. */
  known?: readonly string[];
  /** It is a mistake only if it is nearly one of them. */
  isForeign?: boolean;
}

export interface Reading<T> {
  /** What was right, with a fallback for each value that was not. */
  value: T;
  /** In the order of the entries. */
  mistakes: Mistake[];
  /** False: the value as a whole is of another type, or what it cannot do without is missing or wrong. */
  isUsable: boolean;
}

/** Reads a value by its rule. A wrong value falls back alone and never takes its neighbours with it. */
export function read<T>(rule: Rule<T>, value: unknown): Reading<T> {
  const mistakes: Mistake[] = [];
  const found = readAt(rule as Rule, value, '', mistakes);
  const isWrong = found === WRONG;
  const read = (isWrong ? readAt(rule as Rule, undefined, '', []) : found) as T;
  const isLost = mistakes.some(({ path }) => isEssentialLoss(rule, read, path));
  return { value: read, mistakes, isUsable: !isWrong && !isLost };
}

/** Nothing is left of an essential entry in which there is a mistake. */
function isEssentialLoss<T>({ entries }: Rule<T>, value: T, path: string): boolean {
  const [key = ''] = path.split('.');
  if (!entries || !Object.hasOwn(entries, key) || !entries[key]?.isEssential) return false;
  const left = (value as Readonly<Record<string, unknown>>)[key];
  return Array.isArray(left) ? left.length === 0 : !left;
}

const WRONG = Symbol();

/** Lists with the items that were left out of what was read. */
const written = new WeakMap<readonly unknown[], readonly unknown[]>();

/** @returns the position that an item of a list has as its author wrote it */
export const writtenIndex = (list: readonly unknown[], item: unknown): number =>
  (written.get(list) ?? list).indexOf(item);

function readAt(rule: Rule, raw: unknown, path: string, mistakes: Mistake[]): unknown {
  const { type, entries, items } = rule;
  const wrong = () => {
    mistakes.push({ path, rule, value: raw });
    return WRONG;
  };
  let value = raw === undefined || raw === null || !rule.from ? raw : rule.from(raw);
  if (value === undefined || value === null) {
    // `null` for what the tag cannot do without is no wish for its default.
    if (rule.isRequired || (rule.isEssential && raw !== undefined)) return wrong();
    value = rule.fallback;
    // Right as it is; only an object has defaults of its own inside.
    if (value === undefined || !entries) return value;
  }
  if (type !== 'any' && typeOf(value) !== type) return wrong();
  if (rule.values && !rule.values.includes(value)) return wrong();
  if (rule.test && !rule.test(value as never)) return wrong();
  if (items) {
    const all = (value as unknown[]).map((item, index) => readAt(items, item, join(path, index), mistakes));
    const usable = all.filter((item) => item !== WRONG);
    written.set(usable, all);
    return usable;
  }
  if (!entries) return value;
  const given = value as Readonly<Record<string, unknown>>;
  const result: Record<string, unknown> = rule.foreign === 'kept' ? { ...given } : {};
  let isUsable = true;
  for (const [key, entry] of Object.entries(entries)) {
    let part = readAt(entry, Object.hasOwn(given, key) ? given[key] : undefined, join(path, key), mistakes);
    if (part === WRONG) {
      if (entry.isRequired) isUsable = false;
      else part = readAt(entry, undefined, '', []);
    }
    if (part !== undefined) result[key] = part;
    else Reflect.deleteProperty(result, key);
  }
  const known = Object.keys(entries);
  const isForeign = rule.foreign !== undefined;
  for (const key of Object.keys(given))
    if (!Object.hasOwn(entries, key) && (!isForeign || known.some((name) => isAlike(name, key))))
      mistakes.push({ path: join(path, key), known, isForeign });
  return isUsable ? result : WRONG;
}

/** Whether one may be a slip of the other: a cheap look, since pages are full of foreign names. */
const isAlike = (a: string, b: string) =>
  a[0] === b[0] && a.at(-1) === b.at(-1) && Math.abs(a.length - b.length) < 2;

const join = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key));

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return value === null ? 'any' : typeof value;
}

function flagFromText(value: unknown): unknown {
  return value === 'true' ? true : value === 'false' ? false : value;
}

function numberFromText(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value))
    ? Number(value)
    : value;
}

/** Attributes, and some backends, hold lists and objects as JSON. */
function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    // Not JSON: the check that follows says what it must be.
    return value;
  }
}
