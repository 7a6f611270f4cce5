/** Finds the language of the page around an element, across shadow roots, and tells when it changes. */
import { localeOf } from '../../domain/text/locale.ts';

/** @returns a valid BCP 47 tag: that of the nearest `lang`; empty when the page names none */
export function languageOf(element: Element): string {
  for (let scope: Element | null = element; scope; scope = outerHost(scope)) {
    const language = scope.closest('[lang]')?.getAttribute('lang');
    if (language) return localeOf(language) ?? '';
  }
  return '';
}

function outerHost(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

const listeners = new Set<() => void>();
const watched = new WeakSet<Node>();
/** One for all elements: `lang` changes seldom, and on a page of 200 prices each would look. */
let observer: MutationObserver | undefined;

/** Calls back when a `lang` has changed anywhere in the trees that `element` stands in. @returns stops calling */
export function watchLanguage(element: Element, listener: () => void): () => void {
  observer ??= new MutationObserver(() => {
    for (const call of [...listeners]) call();
  });
  for (let scope: Element | null = element; scope; scope = outerHost(scope)) {
    const root = scope.getRootNode();
    if (watched.has(root)) continue;
    watched.add(root);
    observer.observe(root, { attributeFilter: ['lang'], subtree: true });
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}
