/** Watches the children of an element: finds its JSON child once the parser has passed it, and tells of every change. */

const JSON_TYPE = /^\s*application\/json\s*(;|$)/i;

/** What the JSON child says. */
export interface JsonReading {
  /** The parsed text; `{}` without a child or anything in it, undefined when it cannot be read. */
  value?: unknown;
  /** Why it cannot be read. */
  problem?: string;
  /** There is nothing in it, or other JSON beside it, which its author may have meant. */
  isOdd?: boolean;
}

/**
 * @param onJson called once the children are complete, and after each change of the JSON child
 * @param onChildren called when children have come or gone
 * @returns stops watching
 */
export function watchChildren(
  element: HTMLElement,
  onJson: (reading: JsonReading) => void,
  onChildren: () => void,
): () => void {
  const page = element.ownerDocument;
  const observer = new MutationObserver((changes) => {
    // The view that has just come says nothing new.
    const isView = ({ addedNodes: [node], removedNodes }: MutationRecord) =>
      removedNodes.length === 0 && (node as Partial<HTMLElement> | undefined)?.dataset?.sqsRoot === '';
    if (changes.every(isView)) return;
    onChildren();
    look();
  });
  let last: string | undefined;
  let isWatching = true;

  function look(isSecondLook = false) {
    // What is observed changes with the children; observing anew drops nothing, since all of it is read here.
    observer.disconnect();
    if (!isWatching) return;
    if (!isParsed(element)) {
      page.addEventListener('readystatechange', wait);
      return observer.observe(page, { childList: true, subtree: true });
    }
    page.removeEventListener('readystatechange', wait);
    const { own, others } = jsonScripts(element);
    observer.observe(element, { childList: true });
    for (const script of own ? [own, ...others] : others)
      observer.observe(script, {
        childList: true,
        characterData: true,
        subtree: true,
        attributeFilter: ['type'],
      });
    // jQuery gives scripts another type while it inserts them.
    if (!own && others.length > 0 && !isSecondLook) return queueMicrotask(() => look(true));
    const text = own ? own.text : '{}';
    const key = text + others.length;
    if (key === last) return;
    last = key;
    onJson(readJson(text, others.length > 0));
  }

  const wait = () => look();
  look();
  return () => {
    isWatching = false;
    observer.disconnect();
    page.removeEventListener('readystatechange', wait);
  };
}

/** The JSON child, and what looks like one and is none: of another type, a second one, one that stands deeper. */
export function jsonScripts(element: HTMLElement) {
  const all = [...element.querySelectorAll<HTMLScriptElement>('script[type*="json" i]')];
  const isOwn = (script: HTMLScriptElement) => script.parentNode === element && JSON_TYPE.test(script.type);
  const own = all.find(isOwn);
  return { own, others: all.filter((script) => script !== own && belongsTo(element, script)) };
}

/** Not to another tag inside this one. */
function belongsTo(element: HTMLElement, script: HTMLScriptElement): boolean {
  let around = script.parentElement;
  while (around && around !== element && !around.localName.includes('-')) around = around.parentElement;
  return around === element;
}

/** @param hasStray there is other JSON inside the element */
function readJson(text: string, hasStray: boolean): JsonReading {
  // A byte order mark survives copying and is no JSON.
  const json = text.replace(/^\uFEFF/, '');
  try {
    const value: unknown = JSON.parse(json.trim() || 'null');
    return { value: value ?? {}, isOdd: value === null || hasStray };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** The parser has passed an element when the document is complete or something follows it or an ancestor. */
function isParsed(element: Element): boolean {
  if (element.ownerDocument.readyState !== 'loading') return true;
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true;
  return false;
}
