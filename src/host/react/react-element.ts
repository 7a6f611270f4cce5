/**
 * Shows a tag by a React view.
 *
 * r2wc mounts and unmounts one small Shell and is given no props: alone it loses properties set before upgrade, throws
 * on bad JSON and forgets state on a move. The base owns attributes, properties, the JSON child and events, and the
 * Shell reads them.
 */
import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import type { Entries, InferEntries } from '../../domain/schema.ts';
import type { Snapshot } from '../../domain/settings.ts';
import baseCss from '../../styles/base.css';
import {
  type EventDetails,
  MOVED,
  type TagLoaders,
  type WidgetHost,
  type WidgetProps,
} from '../../ui/widget-host.ts';
import { inTurn } from '../define.ts';
import { hasElements, kitElement, type Rendering, type RenderingBase, serverClass } from '../kit-element.ts';
import type { KitConstructor, TagDefinition } from '../tag-definition.ts';
import { SHELL, Shell, type ShellSource } from './shell.tsx';

export interface ReactTag<E extends Entries, M extends object, Events extends EventDetails>
  extends TagDefinition<E> {
  view: ComponentType<WidgetProps<InferEntries<E>, M, Events>>;
  /** What fetches the tags that the view may put into the page or find there. */
  loaders?: TagLoaders;
}

/** The class of a tag with a React view, to extend. */
export interface ReactConstructor<E extends Entries, M extends object, Events extends EventDetails, Offered>
  extends KitConstructor<E, Offered> {
  /** The component inside. A class that extends the tag's may have another, around this one. */
  view: ReactTag<E, M, Events>['view'];
}

/** What a tag with a React view offers to its class. */
export interface WithView<M extends object> {
  /** The mounted view's methods; undefined while nothing is mounted. */
  readonly methods: M | undefined;
}

/** @returns a class to extend */
export function reactElement<
  const E extends Entries,
  M extends object = object,
  Events extends EventDetails = EventDetails,
>(definition: ReactTag<E, M, Events>): ReactConstructor<E, M, Events, WithView<M>> {
  const { view, loaders = {} } = definition;
  if (!hasElements) return Object.assign(serverClass<E, WithView<M>>(definition), { view });
  const Mount = r2wc(Shell as ComponentType<never>, { props: {} }) as unknown as MountConstructor;
  const Base = kitElement(Mount, {
    ...definition,
    css: [baseCss, ...definition.css],
  }) as new () => RenderingBase<E> & Mounting;

  class ReactElement extends Base implements Rendering {
    static view = view;

    readonly #listeners = new Set<() => void>();
    #methods: M | undefined;
    #isCrashed = false;
    #viewWantsFallback = false;
    #hasShown = false;
    #isWaiting = false;

    get methods(): M | undefined {
      return this.#methods;
    }

    override mountView() {
      this.#isWaiting = true;
      inTurn(() => {
        // It may have left meanwhile, and come back.
        if (!this.#isWaiting) return;
        this.#isWaiting = false;
        this.container = this.viewRoot();
        Mount.prototype.connectedCallback.call(this);
      });
    }

    override updateView() {
      this.#isCrashed = false;
      for (const listener of this.#listeners) listener();
    }

    override unmountView() {
      if (!this.#isWaiting) Mount.prototype.disconnectedCallback.call(this);
      this.#isWaiting = false;
      this.#isCrashed = this.#viewWantsFallback = this.#hasShown = false;
      this.#methods = undefined;
    }

    override viewMoved() {
      if (!this.#isWaiting) this.container.dispatchEvent(new Event(MOVED, { bubbles: true }));
    }

    /** The author's own content is better than a view that has nothing to work with. */
    #prefersFallback(): boolean {
      const isNeeded = this.#viewWantsFallback || !(this.currentSettings().isUsable || this.#hasShown);
      return isNeeded && this.hasFallback();
    }

    #showView() {
      // Preact runs the effects of a shell whose view just failed.
      const isShown = !this.#isCrashed && !this.#prefersFallback();
      this.showView(isShown);
      if (isShown && this.currentSettings().isUsable) this.#hasShown = true;
    }

    #onCommit(snapshot: Snapshot<InferEntries<E>>) {
      this.#showView();
      if (snapshot === this.currentSettings()) this.settle();
    }

    #onCrash(error: unknown) {
      this.#isCrashed = true;
      this.tagHost.report({
        path: '',
        reason: `cannot be shown: ${error instanceof Error ? error.message : error}`,
      });
      this.showView(false);
      this.settle();
    }

    #createHost(): WidgetHost<M> {
      // The getters of the base stay getters.
      return Object.create(this.tagHost, {
        root: { get: () => this.container },
        isUsable: { get: () => this.currentSettings().isUsable },
        loaders: { value: loaders },
        expose: {
          value: (methods: M) => {
            this.#methods = methods;
          },
        },
        showFallback: {
          value: (on: boolean) => {
            this.#viewWantsFallback = on;
            this.#showView();
          },
        },
      });
    }

    readonly [SHELL]: ShellSource<InferEntries<E>, M> = {
      view: (this.constructor as typeof ReactElement).view as ShellSource<InferEntries<E>, M>['view'],
      host: this.#createHost(),
      subscribe: (listener) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
      current: () => this.currentSettings(),
      showsFallback: () => !this.#viewWantsFallback && this.#prefersFallback(),
      onCommit: (snapshot) => this.#onCommit(snapshot),
      onCrash: (error) => this.#onCrash(error),
    };
  }
  return ReactElement as never;
}

/** What r2wc's classes add to an element. */
interface Mounting {
  /** r2wc mounts into this. */
  container: HTMLElement;
}

interface MountConstructor {
  new (): HTMLElement & Mounting;
  readonly prototype: HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };
}
