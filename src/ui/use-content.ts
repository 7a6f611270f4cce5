/** Reads what the author wrote inside a tag, and reads it again when it changes. */
import { useLayoutEffect, useMemo, useState } from 'react';

/** Attributes of an author's links and media that count. */
const ATTRIBUTES = [
  'href',
  'src',
  'type',
  'poster',
  'title',
  'data-artist',
  'data-duration',
  'data-artwork',
  'data-lyrics',
];

/** @param read makes a value of the content; a new function reads anew */
export function useContent<T>(element: HTMLElement, read: (element: HTMLElement) => T): T {
  const [version, setVersion] = useState(0);
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => setVersion((count) => count + 1));
    const content = { childList: true, subtree: true, characterData: true };
    observer.observe(element, { ...content, attributeFilter: ATTRIBUTES });
    return () => observer.disconnect();
  }, [element]);
  return useMemo(() => read(element), [element, read, version]);
}
