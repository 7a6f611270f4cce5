/** Where the keyboard focus is and where it can go, through shadow roots, slots and frames of the same origin. */

const CANDIDATES =
  'a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex]';

/** @returns the element that really has the focus, not the host around it; undefined when the page itself has it */
export function focusedElement(root: Document | ShadowRoot = document): HTMLElement | undefined {
  const element = root.activeElement as HTMLElement | null;
  if (!element || element === document.body) return undefined;
  return (element.shadowRoot && focusedElement(element.shadowRoot)) || element;
}

/** @returns what Tab reaches inside `root`, in the order it is seen: the flat tree, not the document's */
export function tabbables(root: Element): HTMLElement[] {
  return flatChildren(root)
    .filter((child) => !(child as HTMLElement).inert)
    .flatMap((child) => [...(isTabbable(child) ? [child as HTMLElement] : []), ...tabbables(child)]);
}

/** Puts the focus on the first or last stop inside `root`, also inside a frame that stands there. */
export function focusEdge(root: Element, edge: 'first' | 'last'): void {
  const at = edge === 'first' ? 0 : -1;
  const stop = tabbables(root).at(at);
  // A frame of another origin keeps its stops to itself: then the frame takes the focus.
  const page = stop instanceof HTMLIFrameElement ? stop.contentDocument?.body : undefined;
  ((page && tabbables(page).at(at)) ?? stop)?.focus();
}

/** @returns false when something else on the page has the focus; `:focus-within` misses what changed its slot */
export function mayHoldFocus(box: Element): boolean {
  const element = focusedElement();
  return !element || ancestors(element).includes(box);
}

/**
 * Remembers where the focus is, or `opener`, which browsers do not always focus when it is clicked.
 * @returns gives the focus back without scrolling: to the opener, or to the nearest stop that is left of its surroundings
 */
export function rememberFocus(opener = focusedElement()): () => void {
  const surroundings = opener ? ancestors(opener) : [];
  return () => {
    opener?.focus({ preventScroll: true });
    // Asked of its tree: in a window that is not active, WebKit matches no `:focus`.
    if (!opener || (opener.getRootNode() as Document).activeElement === opener) return;
    const places = surroundings.filter((ancestor) => ancestor.isConnected);
    const stop = places.map((place) => tabbables(place)[0]).find(Boolean);
    stop?.focus({ preventScroll: true });
  };
}

function flatChildren(element: Element): Element[] {
  const assigned = element instanceof HTMLSlotElement ? element.assignedElements() : [];
  return assigned.length > 0 ? assigned : [...(element.shadowRoot ?? element).children];
}

function isTabbable(element: Element): boolean {
  return (
    element.matches(CANDIDATES) &&
    !element.matches(':disabled') &&
    (element as HTMLElement).tabIndex >= 0 &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

/** Nearest first, in the flat tree: through slots and out of shadow roots. */
function ancestors(element: Element): Element[] {
  const root = element.getRootNode();
  const parent =
    element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  return parent ? [parent, ...ancestors(parent)] : [];
}
