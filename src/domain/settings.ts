/** Holds what an element was told (properties, attributes, JSON child) and the configuration made of it. */
import {
  type Access,
  type Entries,
  type InferEntries,
  type Mistake,
  type ObjectRule,
  type Rule,
  read,
} from './schema.ts';

/** An entry of a tag's schema that its element has as a property. */
export interface PropertyInfo {
  property: string;
  /** `form-id` for `formId`; undefined where there is no attribute. */
  attribute: string | undefined;
  type: Rule['type'];
  access: Access;
}

/** What is known at one moment; immutable, a change makes a new one. */
export interface Snapshot<C> {
  config: C;
  mistakes: readonly Mistake[];
  /** False: the JSON child cannot be read, so that the configuration is not what the author meant. */
  isUsable: boolean;
}

/** @returns the properties of a tag, in the order of its schema */
export function propertiesOf(schema: ObjectRule<Entries>): PropertyInfo[] {
  return Object.entries(schema.entries as Readonly<Record<string, Rule>>).flatMap(
    ([property, { access, type }]) =>
      access
        ? [{ property, type, access, attribute: access === 'property' ? undefined : attributeName(property) }]
        : [],
  );
}

/** @returns the name of a property's attribute: `formId` → `form-id` */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export class Settings<E extends Entries> {
  /** What was set by a script. */
  readonly properties = new Map<string, unknown>();
  readonly #schema: ObjectRule<E>;
  readonly #infos: readonly PropertyInfo[];
  readonly #readAttribute: (name: string) => string | null;
  #ownConfig: unknown;
  #json: unknown = {};
  #isReadable = true;
  #snapshot: Snapshot<InferEntries<E>> | undefined;

  constructor(
    schema: ObjectRule<E>,
    infos: readonly PropertyInfo[],
    readAttribute: (name: string) => string | null,
  ) {
    this.#schema = schema;
    this.#infos = infos;
    this.#readAttribute = readAttribute;
  }

  /** Precedence: property > attribute > JSON child (or the `config` property in its place) > default. */
  current(): Snapshot<InferEntries<E>> {
    this.#snapshot ??= this.#evaluate();
    return this.#snapshot;
  }

  changed(): void {
    this.#snapshot = undefined;
  }

  setProperty(name: string, value: unknown): void {
    this.properties.set(name, value);
    this.changed();
  }

  /** @param value undefined and null go back to the JSON child */
  setConfig(value: unknown): void {
    this.#ownConfig = value ?? undefined;
    this.changed();
  }

  /** @param value undefined when the child cannot be read: what it said before stays */
  setJson(value: unknown): void {
    this.#isReadable = value !== undefined;
    if (value !== undefined) this.#json = value;
    this.changed();
  }

  #evaluate(): Snapshot<InferEntries<E>> {
    const whole = this.#ownConfig ?? this.#json;
    const isObject = typeof whole === 'object' && !Array.isArray(whole);
    const reading = read(this.#schema, { ...(isObject ? whole : {}), ...this.#ownValues() });
    return {
      config: reading.value,
      mistakes: isObject ? reading.mistakes : [{ path: '', rule: this.#schema as Rule }, ...reading.mistakes],
      isUsable: isObject && reading.isUsable && (this.#isReadable || this.#ownConfig !== undefined),
    };
  }

  #ownValues(): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    for (const { property, attribute, type, access } of this.#infos) {
      const value =
        this.properties.get(property) ?? (attribute && parseAttribute(this.#readAttribute(attribute), type));
      // A reflected attribute is the state itself: a JSON child that says `open` could never be closed.
      if (value !== undefined || access === 'reflected') values[property] = value;
    }
    return values;
  }
}

/**
 * @param text the attribute's value; null when it is absent
 * @returns undefined when absent; numbers, lists and objects stay text, which the schema reads or refuses
 */
function parseAttribute(text: string | null, type: Rule['type']): unknown {
  if (text === null) return undefined;
  return type === 'boolean' ? text !== 'false' : text;
}

/** What an attribute such as `open` says where the tag has set it, and not its author. */
export const REFLECTED = 'reflected';

/** The attribute text of a property's value; null removes the attribute. */
export function formatAttribute(value: unknown, type: Rule['type']): string | null {
  if (value === undefined || value === null || (type === 'boolean' && (!value || value === 'false')))
    return null;
  return type === 'boolean' ? REFLECTED : String(value);
}
