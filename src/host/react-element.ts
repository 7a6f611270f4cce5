/**
 * Makes a custom element of a React view.
 *
 * r2wc mounts and unmounts one small Shell and is given no props: alone it loses properties set before upgrade, throws
 * on bad JSON and forgets state on a move. The element itself owns attributes, properties, the JSON child and events,
 * in a store that the Shell reads (design §4).
 */
import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import type { Mistake, Rule } from '../domain/schema.ts';
import { localize, merge, subscribeLocales } from '../i18n/locales.ts';
import { adoptStyles } from '../services/html/adopt-styles.ts';
import baseCss from '../styles/base.css';
import { MOVED, type WidgetHost, type WidgetProps } from '../ui/widget-host.ts';
import { type AttributeInfo, attributeInfos, formatAttribute, type PropertyName } from './attributes.ts';
import { ConfigStore, type Snapshot } from './config-store.ts';
import { hideFallbackText, isFallback, showFallbackText } from './fallback.ts';
import { nextElementNumber } from './ids.ts';
import { watchJsonChild } from './json-child.ts';
import { languageOf } from './language.ts';
import { SHELL, Shell, type ShellSource } from './shell.tsx';
import { UpdateTracker } from './update-tracker.ts';

export interface ElementDefinition<C extends object, M extends object, A extends readonly string[]> {
  view: ComponentType<WidgetProps<C, M>>;
  /** Validates the merged configuration and fills in defaults; it must accept an empty one. */
  schema: Rule<C>;
  /** Attribute names; each has a property of the same name in camel case, typed by the schema. */
  attributes: A;
  /** Attributes that are kept equal to their property, such as `open`. */
  reflected?: readonly A[number][];
  /** True: an open shadow root with slots. False: light DOM, for widgets with inputs. */
  shadow: boolean;
  /** Stylesheets, shared by all instances and adopted in this order. */
  css: readonly string[];
}

/** What every tag of the kit offers. */
export interface SqsElement<C = unknown, M extends object = object> extends HTMLElement {
  /** The whole validated configuration. Setting it replaces the JSON child; undefined goes back to the child. */
  get config(): C;
  set config(value: Record<string, unknown> | undefined);
  /** Resolves when what was set is on screen. */
  readonly updateComplete: Promise<void>;
  /** The mounted view's methods; undefined while nothing is mounted. */
  readonly view: M | undefined;
}

export interface SqsElementConstructor<C, M extends object, A extends readonly string[]> {
  new (): SqsElement<C, M> & { [K in PropertyName<A> & keyof C]: C[K] };
  readonly observedAttributes: string[];
}

/** @returns a class to extend; on a server, where there are no elements, one that can be imported and never used */
export function reactElement<C extends object, M extends object, const A extends readonly string[]>(
  definition: ElementDefinition<C, M, A>,
): SqsElementConstructor<C, M, A> {
  if (typeof HTMLElement === 'undefined') {
    // The schema is for tools/manifest.mjs, which makes JSON Schemas and docs of it.
    return Object.assign(class {}, { configSchema: definition.schema }) as unknown as SqsElementConstructor<
      C,
      M,
      A
    >;
  }

  const infos = attributeInfos(
    definition.attributes,
    definition.reflected ?? [],
    definition.schema as Rule<never>,
  );
  const Base = r2wc(Shell as ComponentType<never>, {
    ...(definition.shadow ? { shadow: 'open' as const } : {}),
    props: {},
  }) as unknown as R2wcConstructor;

  class ReactElement extends Base {
    static get observedAttributes() {
      return infos.map((info) => info.attribute);
    }

    readonly #internals = this.attachInternals();
    readonly #number = nextElementNumber();
    readonly #updates = new UpdateTracker();
    readonly #store = new ConfigStore(
      definition.schema,
      infos,
      (name) => this.getAttribute(name),
      (mistake) => this.#reportMistake(mistake),
    );
    #view: M | undefined;
    #stopWatching: (() => void) | undefined;
    #stopLocales: (() => void) | undefined;
    #mounted = false;
    #crashed = false;
    #viewWantsFallback = false;
    #leaving = false;

    constructor() {
      super();
      this.#store.subscribe(() => {
        if (this.#stopWatching) this.#updates.expect();
      });
      if (definition.shadow) this.#showSlot();
      for (const name of ['config', ...infos.map((info) => info.property)]) this.#takeOver(name);
    }

    /** A property set before upgrade hides the accessor: its value goes through the setter instead. */
    #takeOver(name: string) {
      if (!Object.hasOwn(this, name)) return;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }

    get config(): C {
      return this.#store.current().config;
    }

    set config(value: Record<string, unknown> | undefined) {
      this.#store.setConfig(value);
    }

    get updateComplete(): Promise<void> {
      return this.#updates.complete;
    }

    get view(): M | undefined {
      return this.#view;
    }

    override connectedCallback() {
      adoptStyles(definition.shadow ? this.shadowRoot! : this, baseCss, ...definition.css);
      // Moved by remove and insert: everything is still mounted.
      if (this.#stopWatching) return void this.container.dispatchEvent(new Event(MOVED));
      this.#updates.expect();
      // Set first: with the parser already past, the text arrives during the call.
      this.#stopWatching = () => {};
      this.#stopWatching = watchJsonChild(this, (text) => {
        this.#store.setJsonText(text);
        if (!this.#mounted) this.#mount();
      });
      this.#stopLocales = subscribeLocales(() => this.#store.changed());
    }

    override disconnectedCallback() {
      // A move disconnects and connects again before any microtask runs.
      if (this.#leaving) return;
      this.#leaving = true;
      queueMicrotask(() => {
        this.#leaving = false;
        if (!this.isConnected) this.#unmount();
      });
    }

    /** Its presence keeps `moveBefore` from disconnecting the element: state, focus and frames stay. */
    connectedMoveCallback() {}

    override attributeChangedCallback(_name: string, before: string | null, after: string | null) {
      if (before !== after) this.#store.changed();
    }

    [PROPERTY](info: AttributeInfo, value: unknown) {
      if (!info.isReflected) return this.#store.setProperty(info.property, value);
      const text = formatAttribute(value, info.type);
      if (text === null) this.removeAttribute(info.attribute);
      else this.setAttribute(info.attribute, text);
    }

    #mount() {
      if (definition.shadow) this.shadowRoot!.replaceChildren();
      else this.container = this.#addRoot();
      this.#mounted = true;
      super.connectedCallback();
    }

    #addRoot(): HTMLElement {
      // A clone brings the rendered children of its original along.
      for (const stale of this.querySelectorAll(':scope > [data-sqs-root]')) stale.remove();
      const root = this.ownerDocument.createElement('div');
      root.dataset.sqsRoot = '';
      this.append(root);
      return root;
    }

    #unmount() {
      this.#stopLocales?.();
      this.#stopWatching?.();
      this.#stopWatching = undefined;
      if (this.#mounted) {
        super.disconnectedCallback();
        if (!definition.shadow) (this.container as Element).remove();
        this.#showFallback();
      }
      this.#mounted = false;
      this.#crashed = false;
      this.#viewWantsFallback = false;
      this.#view = undefined;
      this.#updates.settle();
    }

    #hideFallback() {
      this.#internals.states.add(HIDES_FALLBACK);
      (this.container as HTMLElement).hidden = false;
      hideFallbackText(this);
    }

    #showFallback() {
      this.#internals.states.delete(HIDES_FALLBACK);
      if (definition.shadow) return this.#showSlot();
      (this.container as HTMLElement).hidden = true;
      showFallbackText(this);
    }

    /** Until the view is there, and when it cannot be, the author's content is what is seen. */
    #showSlot() {
      this.shadowRoot!.replaceChildren(this.ownerDocument.createElement('slot'));
    }

    /** The author's own content is better than a widget that has nothing to work with. */
    #prefersFallback(): boolean {
      const { configError } = this.#store.current();
      const isNeeded = this.#viewWantsFallback || (configError !== '' && !this.#store.hasShown);
      return isNeeded && [...this.childNodes].some(isFallback);
    }

    #onCommit(snapshot: Snapshot<C>) {
      // Preact runs the effects of a frame whose view just failed.
      if (this.#crashed || this.#prefersFallback()) {
        this.#showFallback();
      } else {
        this.#store.keep(snapshot);
        if (!definition.shadow) this.#hideFallback();
      }
      if (snapshot === this.#store.current()) this.#updates.settle();
    }

    #reportMistake({ path, reason }: Mistake) {
      console.error(`<${this.localName}>${path && ` ${path}`}: ${reason}`);
      // Never during a property read or a render: listeners may change the element.
      queueMicrotask(() => this.#emit('sqs-config-error', { tag: this.localName, path, reason }));
    }

    #emit(type: string, detail?: unknown, { cancelable = false } = {}): boolean {
      return this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, cancelable, detail }));
    }

    #texts<T extends object>(name: string, english: T): T {
      const own = (this.config as { messages?: object }).messages ?? {};
      return merge(localize(name, english, languageOf(this)), own);
    }

    #createHost(): WidgetHost<M> {
      const self = this;
      return {
        element: this,
        get root() {
          return self.container;
        },
        get configError() {
          return self.#store.current().configError;
        },
        id: (name) => `sqs-${this.#number}-${name}`,
        emit: (type, detail, options) => this.#emit(type, detail, options),
        expose: (methods) => {
          this.#view = methods;
        },
        busy: () => this.#updates.busy(),
        showFallback: (on) => {
          this.#viewWantsFallback = on;
          if (this.#prefersFallback()) this.#showFallback();
          else if (!definition.shadow) this.#hideFallback();
        },
        adoptStyles: (css) => adoptStyles(definition.shadow ? self.shadowRoot! : self, css),
        set: (property, value) => {
          Reflect.set(this, property, value);
        },
        texts: (name, english) => this.#texts(name, english),
      };
    }

    readonly [SHELL]: ShellSource<C, M> = {
      view: definition.view,
      host: this.#createHost(),
      subscribe: this.#store.subscribe,
      current: this.#store.current,
      showsFallback: () => !this.#viewWantsFallback && this.#prefersFallback(),
      onCommit: (snapshot) => this.#onCommit(snapshot),
      onCrash: (error) => {
        this.#crashed = true;
        this.#store.report({
          path: '',
          reason: `cannot be shown: ${error instanceof Error ? error.message : error}`,
        });
        this.#showFallback();
        this.#updates.settle();
      },
    };
  }

  for (const info of infos) {
    Object.defineProperty(ReactElement.prototype, info.property, {
      configurable: true,
      enumerable: true,
      get(this: ReactElement) {
        return (this.config as Record<string, unknown>)[info.property];
      },
      set(this: ReactElement, value: unknown) {
        this[PROPERTY](info, value);
      },
    });
  }
  return ReactElement as unknown as SqsElementConstructor<C, M, A>;
}

/** Custom state of a light-DOM tag that works; base.css hides the other children by it. */
const HIDES_FALLBACK = 'sqs-hides-fallback';

/** Key of the write access behind the generated property setters. */
const PROPERTY = Symbol('sqs-kit.property');

/** What r2wc's classes offer to a subclass. */
interface R2wcConstructor {
  new (): HTMLElement & {
    /** r2wc mounts into this; in light DOM it is replaced by a child of the element. */
    container: HTMLElement | ShadowRoot;
    connectedCallback(): void;
    disconnectedCallback(): void;
    attributeChangedCallback(name: string, before: string | null, after: string | null): void;
  };
}
