/** The state of one rendering: the stack of values, variables, partials, the output, and the errors so far. */

import type { MoneyUnits } from '../domain/commerce/money-units.ts';
import { property, type Value } from '../domain/template-value.ts';
import { type ErrorType, messages, position, type TemplateError } from './errors.ts';
import type { Block } from './instructions.ts';
import { type Path, parseReference, splitPath } from './path.ts';

/** A formatter turns a value into another; text it returns is written as it is. */
export type Formatter = (value: Value, args: readonly string[], context: Context) => Value;

/** A predicate looks at `context.value` and its arguments. */
export type Predicate = (args: readonly string[], context: Context) => boolean;

export type Formatters = Readonly<Record<string, Formatter>>;
export type Predicates = Readonly<Record<string, Predicate>>;

const tables = new WeakMap<object, ReadonlyMap<string, unknown>>();

/** A record as a map, which knows no inherited names; made once for each record. */
export function tableOf<T>(record: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  let table = tables.get(record) as ReadonlyMap<string, T> | undefined;
  if (!table) {
    table = new Map(Object.entries(record));
    tables.set(record, table);
  }
  return table;
}

/** Partials may call partials this deep (behaviour/template#limits). */
export const MAX_PARTIAL_DEPTH = 16;
/** Blocks of a template and of the partials in it that run inside each other: rendering never runs out of stack. */
export const MAX_OPEN_BLOCKS = 500;
/** Steps one rendering may take, an instruction or a turn of a loop each: hostile nesting ends within seconds. */
export const MAX_STEPS = 2_000_000;
/** A formatter may do much: it counts as this many. */
export const FORMATTER_STEPS = 4;
/** Working on a text is a step for each 2 ** 5 = 32 of its characters, on a list for each 2 ** 2 = 4 of its items. */
const CHARACTERS_SHIFT = 5;
const ITEMS_SHIFT = 2;
/** Looking up a name is a step for each 2 ** 3 = 8 levels of the stack it goes through. */
const LEVELS_SHIFT = 3;
/** Errors one rendering lists; a part that fails in a loop would list a million. */
export const MAX_ERRORS = 1000;
/** Characters one rendering may write. */
export const MAX_OUTPUT = 64 * 1024 * 1024;

/** What a rendering was asked for, with defaults filled in. */
export interface RenderSettings {
  /** BCP 47 tag, or null: no locale data, formatters that need it write nothing. */
  locale: string | null;
  /** Milliseconds since 1970. */
  now: number;
  injects: Readonly<Record<string, Value>>;
  /** Run `{.eval}`. */
  expressions: boolean;
  /** Run `{.include}`. */
  includes: boolean;
  /** Limits of an expression; 0 is no limit. */
  maxTokens: number;
  maxStringLength: number;
  /** Write what the reference engine writes, byte for byte, where it is known to be wrong. */
  compat: boolean;
  /** Of amounts that do not say themselves; undefined: all are as they are written, in major units. */
  moneyUnits: MoneyUnits | undefined;
}

/** A parsed template or partial. */
export interface Code {
  lines: readonly number[];
  body: Block;
  errors: readonly TemplateError[];
}

/** A macro remembers the code it was defined in, for the positions of its errors. */
interface Macro {
  body: Block;
  code: Code;
  partial: string | undefined;
}

/** One level of the stack. */
export class Frame {
  variables: Map<string, Value> | null = null;
  macros: Map<string, Macro> | null = null;
  /** Position in the list of a repeated section, from 0; -1 elsewhere. */
  index = -1;
  /** Where names are looked for that this level does not know; null for a private one, too. */
  outer: Frame | null;

  constructor(
    readonly value: Value,
    readonly parent: Frame | null,
  ) {
    this.outer = parent;
  }

  setVariable(name: string, value: Value): void {
    this.variables ??= new Map();
    this.variables.set(name, value);
  }
}

/** Thrown to unwind a rendering that ran into a limit; never leaves the engine. */
export class LimitReached extends Error {}

export class Context {
  output = '';
  readonly errors: TemplateError[] = [];
  frame: Frame;
  /** The variables of `{a, b|formatter}` where there are several, the first one included. */
  values: readonly Value[] = [];
  /** Where the tag of the formatter that runs stands. */
  around: Frame;
  /** Blocks that run inside each other now. */
  level = 0;
  /** Offset of the instruction that runs. */
  at = 0;
  code: Code;
  partial: string | undefined = undefined;
  private depth = 0;
  private steps = 0;
  private memo: Map<string, unknown> | null = null;

  constructor(
    code: Code,
    data: Value,
    readonly settings: RenderSettings,
    readonly formatters: ReadonlyMap<string, Formatter>,
    readonly predicates: ReadonlyMap<string, Predicate>,
    private readonly findPartial: (name: string) => Code | null,
    private readonly run: (block: Block, context: Context) => void,
  ) {
    this.code = code;
    this.frame = this.around = new Frame(data, null);
  }

  /** The value the template stands on: `{@}`. */
  get value(): Value {
    return this.frame.value;
  }

  step(count = 1): void {
    this.steps += count;
    if (this.steps > MAX_STEPS) this.stop(messages.tooManySteps(MAX_STEPS));
  }

  write(text: string): void {
    this.output += text;
    if (this.output.length > MAX_OUTPUT) this.stop(messages.tooMuchOutput(MAX_OUTPUT));
  }

  /** Takes steps by the length of a value that is worked on. */
  stepOver(value: Value): void {
    if (typeof value === 'string') this.step(value.length >> CHARACTERS_SHIFT);
    else if (Array.isArray(value)) this.stepOverItems(value.length);
  }

  stepOverItems(count: number): void {
    this.step(count >> ITEMS_SHIFT);
  }

  private stop(message: string): never {
    this.list(message);
    throw new LimitReached(message);
  }

  error(message: string, type: ErrorType = 'runtime'): void {
    if (this.errors.length < MAX_ERRORS) this.list(message, type);
    else this.once('errors left out', () => this.list(messages.tooManyErrors(MAX_ERRORS)));
  }

  private list(message: string, type: ErrorType = 'runtime'): void {
    const error: TemplateError = { type, message, ...position(this.code.lines, this.at) };
    if (this.partial !== undefined) error.partial = this.partial;
    this.errors.push(error);
  }

  push(value: Value): void {
    this.frame = new Frame(value, this.frame);
  }

  pop(): void {
    if (this.frame.parent) this.frame = this.frame.parent;
  }

  /** Resolves a path from here: the first step looks up the stack, the others go down from there. */
  resolve(path: Path): Value {
    const first = path[0]!;
    let value =
      typeof first === 'string' && first.charCodeAt(0) === 64 ? this.special(first) : this.lookup(first);
    for (let step = 1; step < path.length; step++) value = property(value, path[step]!);
    return value;
  }

  /** Resolves a path on the current value alone, as sections do: what they open never comes from further out. */
  resolveHere(path: Path): Value {
    const first = path[0]!;
    const { frame } = this;
    let value =
      typeof first === 'string' && first.charCodeAt(0) === 64
        ? this.specialOf(first, frame)
        : property(frame.value, first);
    for (let step = 1; step < path.length; step++) value = property(value, path[step]!);
    return value;
  }

  /** The nearest value of that name on the stack. */
  lookup(name: string | number): Value {
    let value: Value;
    let levels = 0;
    for (let frame: Frame | null = this.frame; frame && value === undefined; frame = frame.outer) {
      value = property(frame.value, name);
      levels++;
    }
    this.step(levels >> LEVELS_SHIFT);
    return value;
  }

  private special(name: string): Value {
    if (name === '@') return this.frame.value;
    let value: Value;
    let levels = 0;
    for (let frame: Frame | null = this.frame; frame && value === undefined; frame = frame.outer) {
      value = this.specialOf(name, frame);
      levels++;
    }
    this.step(levels >> LEVELS_SHIFT);
    return value;
  }

  /** `@`, `@index`, `@index0` or a variable, of one level of the stack. */
  private specialOf(name: string, frame: Frame): Value {
    switch (name) {
      case '@':
        return frame.value;
      case '@index':
        return frame.index < 0 ? undefined : frame.index + 1;
      case '@index0':
        return frame.index < 0 ? undefined : frame.index;
      default:
        return frame.variables?.get(name);
    }
  }

  /** An argument's value: a literal, or what its path leads to. */
  argument(source: string): Value {
    const reference = parseReference(source);
    return 'path' in reference ? this.resolve(reference.path) : reference.literal;
  }

  /** The value a written path leads to. Numbers are positions here, not literals. */
  path(source: string): Value {
    return this.resolve(splitPath(source));
  }

  /** The same, seen from around the value that is formatted: what its members are called does not matter. */
  pathAround(source: string): Value {
    const { frame } = this;
    this.frame = this.around;
    const found = this.path(source);
    this.frame = frame;
    return found;
  }

  setVariable(name: string, value: Value): void {
    this.frame.setVariable(name, value);
  }

  setMacro(name: string, body: Block): void {
    this.frame.macros ??= new Map();
    this.frame.macros.set(name, { body, code: this.code, partial: this.partial });
  }

  private findMacro(name: string): Macro | undefined {
    let macro: Macro | undefined;
    let levels = 0;
    for (let frame: Frame | null = this.frame; frame && !macro; frame = frame.parent) {
      macro = frame.macros?.get(name);
      levels++;
    }
    this.step(levels >> LEVELS_SHIFT);
    return macro;
  }

  /** Runs `action` and returns what it wrote instead of writing it. */
  capture(action: () => void): string {
    const before = this.output;
    this.output = '';
    try {
      action();
      return this.output;
    } finally {
      this.output = before;
    }
  }

  /** Runs a macro or partial where the stack stands; returns false if there is none or it nests too deep. */
  runPartial(name: string): boolean {
    const macro = this.findMacro(name);
    const code = macro?.code ?? this.findPartial(name);
    if (!code) {
      this.error(messages.partialNotFound(name));
      return false;
    }
    if (this.depth >= MAX_PARTIAL_DEPTH) {
      this.error(messages.partialRecursion(name, MAX_PARTIAL_DEPTH));
      return false;
    }
    const { code: outerCode, partial: outerPartial, at } = this;
    this.depth++;
    this.code = code;
    this.partial = macro ? macro.partial : name;
    try {
      if (!macro) this.takeParseErrors(code);
      const isLeftOut = !macro && this.settings.compat && code.errors.length > 0;
      if (!isLeftOut) this.run(macro?.body ?? code.body, this);
    } finally {
      this.depth--;
      this.code = outerCode;
      this.partial = outerPartial;
      this.at = at;
    }
    return true;
  }

  private takeParseErrors(code: Code): void {
    this.once(`errors of ${this.partial}`, () => {
      for (const error of code.errors) this.errors.push({ ...error, partial: this.partial });
      return true;
    });
  }

  /** A value worked out once per rendering. */
  once<T>(key: string, make: () => T): T {
    this.memo ??= new Map();
    if (!this.memo.has(key)) this.memo.set(key, make());
    return this.memo.get(key) as T;
  }
}
