/** Counts the slides of a tag, its own or its author's elements, and gives each of those a slot. */
import { useLayoutEffect } from 'react';
import { NO_SLIDES } from '../../domain/quotes.ts';
import { useContent } from '../use-content.ts';
import type { WidgetHost } from '../widget-host.ts';

/**
 * @param own slides of the settings, which go before the author's elements
 * @param kind what they are
 */
export function useSlides(own: number, host: WidgetHost, kind: keyof typeof NO_SLIDES) {
  const elements = useContent(host.element, elementsIn);
  const slotOf = (index: number) => host.id(`slide-${index}`);
  const isOwn = own > 0;
  useLayoutEffect(() => {
    if (isOwn) return;
    elements.forEach((element, index) => {
      element.slot = slotOf(index);
    });
    return () => {
      for (const element of elements) element.removeAttribute('slot');
    };
  }, [elements, isOwn, host]);
  const count = own || elements.length;
  useLayoutEffect(() => {
    if (count === 0) console.warn(NO_SLIDES[kind]);
  }, [count, kind]);
  return { count, slotOf };
}

const elementsIn = (host: HTMLElement) =>
  [...host.children].filter((child) => !child.matches('script,template,style') && !isBlank(child));

/** Editors leave them between what somebody wrote. */
const isBlank = (child: Element) =>
  child.matches('p,br') && !child.textContent?.trim() && !child.querySelector(':not(br)');
