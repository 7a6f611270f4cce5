/**
 * `@r2wc/react-to-web-component` in dist/lite: the part of it that the host uses.
 *
 * The host gives r2wc no props and no events, so that of r2wc's 1.1 kB (gz) only mounting and unmounting ever runs; in
 * a page of 15 kB the rest is too much.
 */
import { type ComponentType, createElement } from 'preact';
import { createRoot } from './react-dom-client.ts';

export default function r2wc(component: ComponentType<{ container: HTMLElement }>): CustomElementConstructor {
  return class extends HTMLElement {
    container: HTMLElement = this;
    readonly #props = { container: this.container };
    #root: ReturnType<typeof createRoot> | undefined;

    connectedCallback() {
      this.#root = createRoot(this.container);
      this.#root.render(createElement(component, this.#props));
    }

    disconnectedCallback() {
      this.#root?.unmount();
    }
  };
}
