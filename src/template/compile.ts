/** `compile(source)`: from template source, or its precompiled form, to something that renders data. */

import type { MoneyUnits } from '../domain/commerce/money-units.ts';
import type { Value } from '../domain/template-value.ts';
import {
  type Code,
  Context,
  type Formatter,
  type Formatters,
  LimitReached,
  type Predicate,
  type Predicates,
  type RenderSettings,
  tableOf,
} from './context.ts';
import { lineStarts, type TemplateError } from './errors.ts';
import type { PrecompiledTemplate } from './instructions.ts';
import { type KnownNames, parse } from './parser.ts';
import { run } from './render.ts';

/** A template, or a partial, as an author hands it over. */
export type TemplateSource = string | PrecompiledTemplate | Template;

export interface CompileOptions {
  /** Formatters by name; those of a group module, several spread into one object, or your own. */
  formatters?: Formatters;
  /** Predicates by name, with the question mark: `'on-sale?'`. */
  predicates?: Predicates;
  /** Write what the reference engine writes, byte for byte, also where it is known to be wrong. Default false. */
  compat?: boolean;
}

export interface RenderOptions {
  /** Partials by name, for `{@|apply name}` and `{.include name}`. */
  partials?: Readonly<Record<string, TemplateSource>>;
  /** Values by path, for `{.inject @name path}`. */
  injects?: Readonly<Record<string, Value>>;
  /** BCP 47 tag; null renders without locale data, where money, dates and numbers are empty. Default `en`. */
  locale?: string | null;
  /** The current time in milliseconds since 1970. Default: the clock. */
  now?: number;
  /** Run `{.eval}`. Default false. */
  expressions?: boolean;
  /** Run `{.include}`. Default false. */
  includes?: boolean;
  /** Tokens an expression may have; 0 is no limit. Default 1000. */
  maxTokens?: number;
  /** Characters a text in an expression may grow to; 0 is no limit. Default 100000. */
  maxStringLength?: number;
  /** Units of `priceMoney` where the data does not say itself. By default every amount is in major units, as in the reference engine. */
  moneyUnits?: MoneyUnits | undefined;
}

export interface Rendering {
  output: string;
  /** What went wrong while rendering, errors of the partials in use included. */
  errors: TemplateError[];
}

const NONE: Readonly<Record<string, never>> = Object.freeze({});
const DEFAULT_MAX_TOKENS = 1000;
const DEFAULT_MAX_STRING_LENGTH = 100_000;

interface Names extends KnownNames {
  formatters: ReadonlyMap<string, Formatter>;
  predicates: ReadonlyMap<string, Predicate>;
}

/** A compiled template. Immutable: one instance may render any number of times. */
export class Template {
  /** What is wrong with the source; the rest of it renders all the same. */
  readonly errors: readonly TemplateError[];
  private readonly code: Code;
  private readonly known: Names;
  private parsed: Map<string, Code> | null = null;

  constructor(source: string | PrecompiledTemplate, options: CompileOptions = NONE) {
    this.known = {
      formatters: tableOf(options.formatters ?? NONE),
      predicates: tableOf(options.predicates ?? NONE),
      compat: options.compat ?? false,
    };
    this.code = toCode(source, this.known);
    this.errors = this.code.errors;
  }

  /** Renders data, a value as of JSON, which is never changed. Never throws: see `errors` of the result. */
  render(data: Value, options: RenderOptions = NONE): Rendering {
    const settings: RenderSettings = {
      locale: options.locale === undefined ? 'en' : options.locale,
      now: options.now ?? Date.now(),
      injects: options.injects ?? NONE,
      expressions: options.expressions ?? false,
      includes: options.includes ?? false,
      maxTokens: options.maxTokens ?? DEFAULT_MAX_TOKENS,
      maxStringLength: options.maxStringLength ?? DEFAULT_MAX_STRING_LENGTH,
      compat: this.known.compat,
      moneyUnits: options.moneyUnits,
    };
    const partials = options.partials ?? NONE;
    const context = new Context(
      this.code,
      data,
      settings,
      this.known.formatters,
      this.known.predicates,
      (name) => (Object.hasOwn(partials, name) ? this.partial(partials[name]!) : null),
      run,
    );
    try {
      run(this.code.body, context);
    } catch (error) {
      // The limit is in the errors already, and what was written before it stays.
      if (!(error instanceof LimitReached)) throw error;
    }
    return { output: context.output, errors: context.errors };
  }

  private partial(source: TemplateSource): Code {
    if (source instanceof Template) return source.code;
    if (typeof source !== 'string') return toCode(source, this.known);
    this.parsed ??= new Map();
    let code = this.parsed.get(source);
    if (!code) {
      code = toCode(source, this.known);
      this.parsed.set(source, code);
    }
    return code;
  }

  /** The precompiled form: `compile(JSON.parse(JSON.stringify(template)))` skips the parser. */
  toJSON(): PrecompiledTemplate {
    return { version: 1, lines: [...this.code.lines], body: this.code.body };
  }
}

function toCode(source: string | PrecompiledTemplate, known: KnownNames): Code {
  if (typeof source === 'string') return new SourceCode(source, known);
  if (source?.version !== 1 || !Array.isArray(source.body) || !Array.isArray(source.lines)) {
    throw new TypeError('not a template: expected its source or the precompiled form, version 1');
  }
  return { lines: source.lines, body: source.body, errors: [] };
}

/** Code from source; the lines are looked up only when an error needs them. */
class SourceCode implements Code {
  readonly body: Code['body'];
  readonly errors: Code['errors'];
  private starts: number[] | null = null;

  constructor(
    private readonly source: string,
    known: KnownNames,
  ) {
    const { body, errors } = parse(source, known);
    this.body = body;
    this.errors = errors;
  }

  get lines(): readonly number[] {
    this.starts ??= lineStarts(this.source);
    return this.starts;
  }
}
