/** Watches the `<script type="application/json">` child of an element: waits for the parser, notices changes. */

const SELECTOR = ':scope > script[type="application/json"]';

/**
 * @param onText called with the child's text ('' without a child) once it is complete, and after each change
 * @returns stops watching
 */
export function watchJsonChild(element: HTMLElement, onText: (text: string) => void): () => void {
  const page = element.ownerDocument;
  const observer = new MutationObserver(look);
  let last: string | undefined;

  function look() {
    // What is observed changes with the child; observing anew drops nothing, since all of it is read here.
    observer.disconnect();
    if (!isParsed(element)) return observer.observe(page, { childList: true, subtree: true });
    page.removeEventListener('readystatechange', look);
    const script = element.querySelector(SELECTOR);
    observer.observe(element, { childList: true });
    if (script) observer.observe(script, { childList: true, characterData: true, subtree: true });
    const text = script?.textContent ?? '';
    if (text === last) return;
    last = text;
    onText(text);
  }

  page.addEventListener('readystatechange', look);
  look();
  return () => {
    observer.disconnect();
    page.removeEventListener('readystatechange', look);
  };
}

/** The parser has passed an element when the document is complete or something follows it or an ancestor. */
function isParsed(element: Element): boolean {
  if (element.ownerDocument.readyState !== 'loading') return true;
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true;
  return false;
}
