/** Finds what passes in a marquee: its settings, else the elements inside the tag. */
import type { MarqueeConfig } from './config.ts';

export type MarqueeItem = MarqueeConfig['items'][number];

/** @returns the author's elements as items: their text, and the address of a link that they are or hold */
export function itemsIn(element: HTMLElement): MarqueeItem[] {
  return [...element.children]
    .flatMap((child) => (child.matches('ul,ol') ? [...child.children] : [child]))
    .filter((child) => !child.matches('script,template,style'))
    .map((child) => ({
      text: (child.textContent ?? '').replace(/\s+/g, ' ').trim(),
      url: (child.closest('a') ?? child.querySelector('a'))?.getAttribute('href') ?? '',
    }))
    .filter(({ text }) => text !== '');
}
