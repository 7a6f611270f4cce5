/** Reads what the author wrote inside a tag, and reads it again when it changes. */
import { useLayoutEffect, useState } from 'react';

/** @param read makes a value of the content; called once at first, then after each change */
export function useContent<T>(element: HTMLElement, read: (element: HTMLElement) => T): T {
  const [content, setContent] = useState(() => read(element));
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => setContent(read(element)));
    observer.observe(element, { childList: true, subtree: true, characterData: true, attributes: true });
    return () => observer.disconnect();
  }, [element, read]);
  return content;
}
