/** Watches the `<script type="application/json">` child of an element: waits for the parser, notices changes. */

const SELECTOR = ':scope > script[type="application/json"]';

/**
 * @param onText called with the child's text ('' without a child) once it is complete, and after each change
 * @returns stops watching
 */
export function watchJsonChild(element: HTMLElement, onText: (text: string) => void): () => void {
  let stopWaiting: (() => void) | undefined;
  let last: string | undefined;
  const contentObserver = new MutationObserver(read);
  const childObserver = new MutationObserver(read);

  function read() {
    const script = element.querySelector(SELECTOR);
    contentObserver.disconnect();
    if (script) contentObserver.observe(script, { childList: true, characterData: true, subtree: true });
    const text = script?.textContent ?? '';
    if (text === last) return;
    last = text;
    onText(text);
  }

  function start() {
    stopWaiting = undefined;
    childObserver.observe(element, { childList: true });
    read();
  }

  if (isParsed(element)) start();
  else stopWaiting = whenParsed(element, start);

  return () => {
    stopWaiting?.();
    contentObserver.disconnect();
    childObserver.disconnect();
  };
}

/** The parser has passed an element when the document is complete or something follows it or an ancestor. */
function isParsed(element: Element): boolean {
  if (element.ownerDocument.readyState !== 'loading') return true;
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true;
  return false;
}

function whenParsed(element: Element, done: () => void): () => void {
  const page = element.ownerDocument;
  const check = () => {
    if (!isParsed(element)) return;
    stop();
    done();
  };
  const observer = new MutationObserver(check);
  const stop = () => {
    observer.disconnect();
    page.removeEventListener('readystatechange', check);
  };
  observer.observe(page, { childList: true, subtree: true });
  page.addEventListener('readystatechange', check);
  return stop;
}
