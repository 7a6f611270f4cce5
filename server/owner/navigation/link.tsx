/** A link within the owner's views: a plain click moves without loading the page, every other one is the browser's. */
import type { ComponentProps, MouseEvent } from 'react';
import { mayGo } from './leaving.ts';
import { go } from './place.ts';

export function Link({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    if (mayGo(href)) go(href);
  }
  return <a {...rest} href={href} onClick={follow} />;
}
