/** Finds what templates wrote for widgets, and has its tag take it over. */
import { ADOPTING, type AdoptingClass } from './adopt.ts';

/**
 * @param loadTag resolves when the tag is there, or cannot be
 * @returns looks into what was added to the page
 */
export type MarkupFinder = (loadTag: (tag: string) => Promise<unknown>) => (added: ParentNode) => void;

/**
 * Looks into the whole page at once. Markup in a part of the page that says `data-sqs-markup="off"` is left alone.
 * @param markup tags by the selectors of what they take over
 */
export const markupFinder =
  (markup: Readonly<Record<string, string>>): MarkupFinder =>
  (loadTag) => {
    const selector = Object.keys(markup).join();
    const seen = new WeakSet<Element>();

    function take(element: HTMLElement): void {
      if (seen.has(element) || element.closest('[data-sqs-markup="off"]')) return;
      seen.add(element);
      const [, tag] = Object.entries(markup).find(([each]) => element.matches(each))!;
      loadTag(tag).then(() =>
        (customElements.get(tag) as AdoptingClass | undefined)?.adopt(element, ADOPTING),
      );
    }

    function lookInto(added: ParentNode): void {
      // An element that the parser is still inside has not got all its content.
      if (document.readyState === 'loading') return;
      if (added instanceof HTMLElement) {
        // What is added may be what markup around it was waiting for: an empty gallery is none yet.
        const around = added.parentElement?.closest<HTMLElement>(selector);
        if (around) take(around);
        if (added.matches(selector)) take(added);
      }
      for (const element of added.querySelectorAll<HTMLElement>(selector)) take(element);
    }

    document.addEventListener('DOMContentLoaded', () => lookInto(document));
    lookInto(document);
    return lookInto;
  };
