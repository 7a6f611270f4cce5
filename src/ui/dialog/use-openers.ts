/** Lets links and buttons anywhere on the page open an overlay: by a selector, by id, or as the widget likes. */
import { useLayoutEffect, useRef } from 'react';
import { attribute, essential, text } from '../../domain/schema.ts';
import { selector } from '../selector.ts';

/** Configuration of what opens an overlay. */
export const openerEntries = {
  /** Id of one link or button that opens it. */
  for: attribute(text()),
  /** CSS selector of links and buttons that open it. */
  trigger: attribute(essential(selector())),
};

export interface Openers {
  for: string;
  trigger: string;
}

export function isOpener(element: Element, { for: id, trigger }: Openers): boolean {
  return (id !== '' && element.id === id) || (trigger !== '' && element.matches(trigger));
}

export interface OpenerActions {
  isMatch: (element: Element) => boolean;
  /** Called with the element that was clicked plainly; false leaves the click to the page. */
  open: (opener: HTMLElement) => boolean;
  /** The pointer is down on an opener: most likely a click will follow. */
  prepare?: (opener: HTMLElement) => void;
}

/** Listens on the document, so that openers may come later and may stand in open shadow roots. */
export function useOpeners(actions: OpenerActions): void {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useLayoutEffect(() => {
    const openerOf = (event: MouseEvent) => {
      // A new tab or a download is asked for.
      if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const { isMatch } = latest.current;
      return event.composedPath().find((node) => node instanceof HTMLElement && isMatch(node)) as
        | HTMLElement
        | undefined;
    };
    const whenClicked = (event: MouseEvent) => {
      const opener = event.defaultPrevented ? undefined : openerOf(event);
      if (opener && latest.current.open(opener)) event.preventDefault();
    };
    const whenPressed = (event: PointerEvent) => {
      // A finger that comes down may only want to scroll.
      const opener = event.pointerType === 'touch' ? undefined : openerOf(event);
      if (opener) latest.current.prepare?.(opener);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', whenClicked, { signal });
    document.addEventListener('pointerdown', whenPressed, { signal });
    return () => listening.abort();
  }, []);
}
