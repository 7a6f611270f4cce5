/** Finds what passes in a marquee: its settings, else the elements inside the tag. */
import type { MarqueeConfig } from './config.ts';

export type MarqueeItem = MarqueeConfig['items'][number];

/** @returns the author's elements as items: their text, and the address of a link that they are or hold */
export function itemsIn(element: HTMLElement): MarqueeItem[] {
  return [...element.children]
    .flatMap((child) => (child.matches('ul,ol') ? [...child.children] : [child]))
    .filter((child) => !child.matches('script,template,style'))
    .map((child) => ({
      text: wordsOf(child).replace(/\s+/g, ' ').trim(),
      url: (child.closest('a') ?? child.querySelector('a'))?.getAttribute('href') ?? '',
    }))
    .filter(({ text }) => text !== '');
}

/** A picture is the words that it shows. */
function wordsOf(node: Node): string {
  if (node instanceof HTMLImageElement) return node.alt;
  return node.nodeType === 3 ? (node.nodeValue ?? '') : [...node.childNodes].map(wordsOf).join('');
}
