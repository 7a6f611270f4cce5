/** What a widget's view knows of the custom element around it. */
import type { Mistake } from '../domain/schema.ts';

/** Event of the root in a shadow host: the element was taken out of the page and put in again, still mounted. */
export const MOVED = 'sqs-moved';

/** Details of a tag's events by their names. */
export type EventDetails = object;

/** What listeners get: to extend `GlobalEventHandlersEventMap` by. */
export type CustomEvents<Events extends EventDetails> = { [K in keyof Events]: CustomEvent<Events[K]> };

/** Detail of `sqs-config-error`. */
export interface ConfigMistake {
  tag: string;
  /** As it is written: an attribute's name, or the dotted path into the JSON; empty for the whole. */
  path: string;
  reason: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** The configuration of a tag is wrong. */
    'sqs-config-error': CustomEvent<ConfigMistake>;
  }
}

/** What every tag offers to the code behind it. */
export interface TagHost<Events extends EventDetails = EventDetails> {
  /** The custom element itself: target of events, starting point for look-ups in the page. */
  readonly element: HTMLElement & { readonly updateComplete: Promise<void> };
  /** Language of the page around the element: a valid BCP 47 tag, or empty when the page names none. */
  readonly language: string;
  /** An id that is unique in the page, the same for the same name during the element's life. */
  id(name: string): string;
  /**
   * Dispatches a bubbling, composed event from the element.
   * @returns false when a listener prevented a cancelable event
   */
  emit<K extends keyof Events & string>(
    type: K,
    detail?: Events[K],
    options?: { cancelable?: boolean },
  ): boolean;
  /**
   * Tells the author of a mistake: one `console.error` and an `sqs-config-error` event, once for the same mistake.
   */
  report(mistake: Mistake): void;
  /** Keeps `updateComplete` waiting until the returned function is called. */
  busy(): () => void;
  /** Adds a stylesheet that came with a part fetched later. */
  adoptStyles(css: string): void;
  /** Sets one of the element's own properties, as the page could (for `open` and the like). */
  set(property: string, value: unknown): void;
  /** Texts in the page's language, with the owner's own words on top. */
  texts<T extends object>(name: string, english: T): T;
}

export interface WidgetHost<M extends object = object, Events extends EventDetails = EventDetails>
  extends TagHost<Events> {
  /** The element that the view is rendered into: in the shadow root, or a child of the tag in light DOM. */
  readonly root: HTMLElement;
  /** False: the JSON child cannot be read, and the view has defaults only. */
  readonly isUsable: boolean;
  /** Hands the view's methods to the element; call it in a layout effect. */
  expose(methods: M): void;
  /** Shows the author's own content in place of the view, if there is any, or the view again. */
  showFallback(on: boolean): void;
  /** Fetches the tags that the view may put into the page or find there, by name. */
  readonly loaders: TagLoaders;
}

export type TagLoaders = Readonly<Record<string, (() => Promise<unknown>) | undefined>>;

/** Props of every widget's view. */
export interface WidgetProps<C, M extends object = object, Events extends EventDetails = EventDetails> {
  config: C;
  host: WidgetHost<M, Events>;
}
