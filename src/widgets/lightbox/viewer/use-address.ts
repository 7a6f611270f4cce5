/** Gives what the viewer shows an address of its own, and follows it (behaviour/dialog#picture-viewer). */
import { useLayoutEffect } from 'react';
import { hashOfPicture, pictureInHash } from '../../../domain/lightbox/deep-link.ts';

/** @param name empty: no address */
export function useAddress(name: string, index: number, count: number, goTo: (index: number) => void): void {
  // Replaced, never pushed: closing leaves the visitor's history as it was.
  useLayoutEffect(() => {
    if (name) replaceHash(hashOfPicture(name, index));
  }, [name, index]);
  useLayoutEffect(() => {
    if (!name) return;
    const named = () => pictureInHash(location.hash, name, count);
    const follow = () => {
      const linked = named();
      if (linked !== undefined) goTo(linked);
    };
    window.addEventListener('hashchange', follow);
    return () => {
      window.removeEventListener('hashchange', follow);
      // An address that the visitor has gone on to stays.
      if (named() !== undefined) replaceHash('');
    };
  }, [name]);
}

function replaceHash(hash: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}
