/**
 * Shows a tag by a leaf: no view library, since a list of 200 prices must not start 200 React roots. Lit's reactive
 * element brings the updates of one task together and calls the leaf, which is one of its controllers.
 */
import { ReactiveElement } from '@lit/reactive-element';
import type { Entries, InferEntries } from '../domain/schema.ts';
import type { Leaf, LeafClass, LeafHost } from '../ui/leaf-host.ts';
import type { EventDetails } from '../ui/widget-host.ts';
import { hasElements, kitElement, type Rendering, type RenderingBase, serverClass } from './kit-element.ts';
import type { KitConstructor, TagDefinition } from './tag-definition.ts';

export interface LeafTag<E extends Entries, L extends Leaf, Events extends EventDetails>
  extends Omit<TagDefinition<E>, 'tree'> {
  leaf: LeafClass<InferEntries<E>, L, Events>;
}

/** What a tag with a leaf offers to its class. */
export interface WithLeaf<L extends Leaf> {
  readonly leaf: L;
}

/** @returns a class to extend */
export function leafElement<
  const E extends Entries,
  L extends Leaf,
  Events extends EventDetails = EventDetails,
>(definition: LeafTag<E, L, Events>): KitConstructor<E, WithLeaf<L>> {
  const tag: TagDefinition<E> = { ...definition, tree: 'light' };
  if (!hasElements) return serverClass(tag);
  const Base = kitElement(ReactiveElement, tag) as unknown as new () => RenderingBase<E> & ReactiveElement;

  class LeafElement extends Base implements Rendering {
    readonly leaf: L = new definition.leaf(this.#createHost());

    constructor() {
      super();
      // Not the leaf itself: it must not take the page with it.
      this.addController({
        hostConnected: () => this.leaf.hostConnected?.(),
        hostDisconnected: () => this.leaf.hostDisconnected?.(),
        hostUpdate: () => this.#update(),
      });
    }

    /** The output is a child of the tag. */
    protected override createRenderRoot(): HTMLElement {
      return this;
    }

    override mountView() {
      ReactiveElement.prototype.connectedCallback.call(this);
      this.requestUpdate();
    }

    override updateView() {
      this.requestUpdate();
    }

    override unmountView() {
      ReactiveElement.prototype.disconnectedCallback.call(this);
    }

    protected override scheduleUpdate(): Promise<unknown> | undefined {
      const prepared = this.leaf.prepare?.();
      if (prepared) return prepared.then(() => super.scheduleUpdate());
      super.scheduleUpdate();
      return undefined;
    }

    protected override updated() {
      if (!this.isUpdatePending) this.settle();
    }

    #update() {
      // One that left the page while it waited shows nothing and tells nothing.
      if (!this.isConnected) return;
      if (!this.currentSettings().isUsable) {
        // What is on screen stays until the JSON can be read again; before, what the author wrote.
        const isDrawn = this.viewRoot().hasChildNodes();
        if (isDrawn) return;
        if (this.hasFallback()) return this.showView(false);
      }
      try {
        this.leaf.hostUpdate();
      } catch (error) {
        this.tagHost.report({
          path: '',
          reason: `cannot be shown: ${error instanceof Error ? error.message : error}`,
        });
        this.showView(false);
      }
    }

    /** Made when there is something to put into it. */
    #output(): HTMLElement {
      const root = this.viewRoot();
      root.dataset.part ??= 'output';
      return root;
    }

    #createHost(): LeafHost<InferEntries<E>, Events> {
      // The getters of the base stay getters.
      return Object.create(this.tagHost, {
        config: { get: () => this.config },
        isUsable: { get: () => this.currentSettings().isUsable },
        isConnected: { get: () => this.isConnected },
        root: { get: () => this.#output() },
        show: { value: (on: boolean) => this.showView(on) },
        requestUpdate: {
          value: () => {
            // What the leaf asks for itself is waited for as what was set; off the page nothing is shown.
            if (this.isConnected) this.expect();
            this.requestUpdate();
          },
        },
        updateComplete: { get: () => this.updateComplete },
      });
    }
  }
  return LeafElement as never;
}
