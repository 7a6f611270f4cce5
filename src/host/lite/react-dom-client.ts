/** `react-dom/client` in dist/lite: a root on Preact's render. */
import { type ComponentChild, render } from 'preact';

export function createRoot(container: Element | ShadowRoot) {
  return {
    render: (children: ComponentChild) => render(children, container as Element),
    unmount: () => render(null, container as Element),
  };
}
