/** What a tag says of itself, and what every tag is to a page. */
import type { Entries, InferEntries, ObjectRule, Properties } from '../domain/schema.ts';

/** What a tag is, whatever its rendering. */
export interface TagDefinition<E extends Entries> {
  /** Says each setting once: attribute, property, type, default. */
  schema: ObjectRule<E>;
  /** Where the view stands: in the shadow root, or as a child, where labels, autofill and the page's css reach it. */
  tree: 'shadow' | 'light';
  /** Stylesheets of the view, shared by all instances and adopted in this order. */
  css: readonly string[];
  /** Names of slots in which authors put things, besides the one without a name: shown until there is a view. */
  slots?: readonly string[];
  /** The tag stands in a line of text, as a price does. */
  isInline?: boolean;
  /** Makes settings of the JSON child where it holds something else. */
  fromJson?(json: unknown): unknown;
}

/** What every tag of the kit offers. */
export interface KitElement<E extends Entries = Entries> extends HTMLElement {
  /** The whole validated configuration. Setting it replaces the JSON child; undefined goes back to the child. */
  get config(): InferEntries<E>;
  set config(value: Readonly<Record<string, unknown>> | undefined);
  /** Resolves when what was set is on screen. */
  readonly updateComplete: Promise<void>;
}

/** The class of a tag, to extend. */
export interface KitConstructor<E extends Entries, Offered = unknown> {
  new (): KitElement<E> & Properties<E> & Offered;
  readonly observedAttributes: string[];
  readonly schema: ObjectRule<E>;
}
