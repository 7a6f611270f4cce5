/** What a widget's React view knows of the custom element around it. */

/** Event of the root in a shadow host: the element was taken out of the page and put in again, still mounted. */
export const MOVED = 'sqs-moved';

export interface WidgetHost<M extends object = object> {
  /** The custom element itself: target of events, starting point for look-ups in the page. */
  readonly element: HTMLElement;
  /** Where the view is rendered: the shadow root, or the element's own root child in light DOM. */
  readonly root: ShadowRoot | HTMLElement;
  /** Why the configuration could not be used; empty when it could. */
  readonly configError: string;
  /** An id that is unique in the page, the same for the same name during the element's life. */
  id(name: string): string;
  /**
   * Dispatches a bubbling, composed event from the element.
   * @returns false when a listener prevented a cancelable event
   */
  emit(type: string, detail?: unknown, options?: { cancelable?: boolean }): boolean;
  /** Hands the view's methods to the element; call it in a layout effect. */
  expose(methods: M): void;
  /** Keeps `updateComplete` waiting until the returned function is called. */
  busy(): () => void;
  /** Shows the author's own content in place of the view, if there is any, or the view again. */
  showFallback(on: boolean): void;
  /** Adds a stylesheet that came with a part fetched later. */
  adoptStyles(css: string): void;
  /** Sets one of the element's own properties, as the page could (for `open` and the like). */
  set(property: string, value: unknown): void;
  /** Texts in the page's language, with the owner's own words on top. */
  texts<T extends object>(name: string, english: T): T;
}

/** Props of every widget's view. */
export interface WidgetProps<C, M extends object = object> {
  config: C;
  host: WidgetHost<M>;
}
