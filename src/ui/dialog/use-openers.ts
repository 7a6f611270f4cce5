/** Lets links and buttons anywhere on the page open an overlay: by a selector, by id, or as the widget likes. */
import { useLayoutEffect, useRef } from 'react';
import { text } from '../../domain/schema.ts';

/** Configuration of what opens an overlay. */
export const openerEntries = {
  /** Id of one link or button, as a label names its input. */
  for: text(),
  /** CSS selector of links and buttons. */
  trigger: text('', { test: isSelector, must: 'a CSS selector' }),
};

export interface Openers {
  for: string;
  trigger: string;
}

export function isOpener(element: Element, { for: id, trigger }: Openers): boolean {
  return (id !== '' && element.id === id) || (trigger !== '' && element.matches(trigger));
}

/**
 * Listens on the document, so that openers may come later and may stand in open shadow roots.
 * @param open called with the element that was clicked plainly; false leaves the click to the page
 */
export function useOpeners(
  isMatch: (element: Element) => boolean,
  open: (opener: HTMLElement) => boolean,
): void {
  const latest = useRef({ isMatch, open });
  useLayoutEffect(() => {
    latest.current = { isMatch, open };
  });
  useLayoutEffect(() => {
    const whenClicked = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      // A new tab or a download was asked for.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const opener = event
        .composedPath()
        .find((node) => node instanceof HTMLElement && latest.current.isMatch(node));
      if (opener && latest.current.open(opener as HTMLElement)) event.preventDefault();
    };
    document.addEventListener('click', whenClicked);
    return () => document.removeEventListener('click', whenClicked);
  }, []);
}

function isSelector(selector: string): boolean {
  try {
    if (selector) document.createDocumentFragment().querySelector(selector);
    return true;
  } catch {
    return false; // A SyntaxError is how the browser says no.
  }
}
