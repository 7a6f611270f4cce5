/** Marks a tag that has nothing to show, so that it takes no room (product.css). */
import { useLayoutEffect } from 'react';

export function useEmptyMark(element: Element, isEmpty: boolean): void {
  useLayoutEffect(() => {
    element.toggleAttribute('data-empty', isEmpty);
    return () => element.removeAttribute('data-empty');
  }, [element, isEmpty]);
}
