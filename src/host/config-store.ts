/** Holds what an element was told (properties, attributes, JSON child) and the validated configuration made of it. */
import { type Mistake, type ReadResult, type Rule, read } from '../domain/schema.ts';
import { type AttributeInfo, parseAttribute } from './attributes.ts';
import { parseJsonConfig } from './json-config.ts';

/** Immutable: a change makes a new one. */
export interface Snapshot<C> {
  config: C;
  /** Why the configuration could not be used; empty when it could. */
  configError: string;
}

export class ConfigStore<C extends object> {
  readonly #schema: Rule<C>;
  readonly #infos: readonly AttributeInfo[];
  readonly #readAttribute: (name: string) => string | null;
  readonly #onMistake: (mistake: Mistake) => void;
  readonly #listeners = new Set<() => void>();
  #properties: Record<string, unknown> = {};
  #ownConfig: Record<string, unknown> | undefined;
  #jsonChild: ReadResult<Record<string, unknown>> = { ok: true, value: {} };
  #snapshot: Snapshot<C> | undefined;
  #lastGood: C | undefined;
  #reported = '';

  constructor(
    schema: Rule<C>,
    infos: readonly AttributeInfo[],
    readAttribute: (name: string) => string | null,
    onMistake: (mistake: Mistake) => void,
  ) {
    this.#schema = schema;
    this.#infos = infos;
    this.#readAttribute = readAttribute;
    this.#onMistake = onMistake;
  }

  /** Precedence: property > attribute > JSON child (or the `config` property in its place) > default. */
  readonly current = (): Snapshot<C> => {
    this.#snapshot ??= this.#evaluate();
    return this.#snapshot;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  changed(): void {
    this.#snapshot = undefined;
    for (const listener of this.#listeners) listener();
  }

  setProperty(name: string, value: unknown): void {
    this.#properties = { ...this.#properties, [name]: value };
    this.changed();
  }

  setConfig(value: Record<string, unknown> | undefined): void {
    this.#ownConfig = value;
    this.changed();
  }

  setJsonText(text: string): void {
    this.#jsonChild = parseJsonConfig(text);
    this.changed();
  }

  /** What is on screen: kept when a later configuration is wrong. */
  keep(snapshot: Snapshot<C>): void {
    if (!snapshot.configError) this.#lastGood = snapshot.config;
  }

  /** Reports a mistake once, until something else or nothing is wrong. */
  report(mistake: Mistake): void {
    const key = `${mistake.path}: ${mistake.reason}`;
    if (key === this.#reported) return;
    this.#reported = key;
    this.#onMistake(mistake);
  }

  get hasShown(): boolean {
    return this.#lastGood !== undefined;
  }

  #evaluate(): Snapshot<C> {
    const base = this.#ownConfig ? { ok: true as const, value: this.#ownConfig } : this.#jsonChild;
    const own = this.#ownValues();
    const result = base.ok ? read(this.#schema, { ...base.value, ...own }) : base;
    if (result.ok) {
      this.#reported = '';
      return { config: result.value, configError: '' };
    }
    this.report(result);
    return { config: this.#lastGood ?? this.#defaults(own), configError: result.reason };
  }

  #ownValues(): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    for (const { attribute, property, type, isReflected } of this.#infos) {
      const value = this.#properties[property] ?? parseAttribute(this.#readAttribute(attribute), type);
      // A reflected attribute is the state itself: a JSON child that says `open` could never be closed.
      if (value !== undefined || isReflected) values[property] = value;
    }
    return values;
  }

  /** With a wrong JSON child the attributes alone still say something; with wrong attributes the defaults do. */
  #defaults(own: Record<string, unknown>): C {
    const attributesOnly = read(this.#schema, own);
    if (attributesOnly.ok) return attributesOnly.value;
    const empty = read(this.#schema, {});
    if (empty.ok) return empty.value;
    throw new TypeError('A config schema must accept an empty configuration.');
  }
}
