/** Shares one constructable stylesheet per css text and document, adopted once per root. */

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Adopts styles in the tree a node lives in: its shadow root, or the document. To be called again whenever the node has
 * come to another root, or its shadow root to another document; what is there already stays as it is.
 */
export function adoptStyles(node: Node, ...texts: string[]): void {
  const root = node.getRootNode() as Partial<ShadowRoot> & Node;
  const { adoptedStyleSheets } = root;
  // Told by what it can do, since each frame has classes of its own. Outside any tree nothing is styled yet.
  if (!adoptedStyleSheets) return;
  const page = root.ownerDocument ?? (root as Node as Document);
  for (const text of texts) {
    const sheet = sheetFor(page, text);
    if (sheet && !adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
  }
}

/** @returns undefined for a document without a window, which shows nothing and can make no sheet */
function sheetFor(page: Document, text: string): CSSStyleSheet | undefined {
  const known = sheets.get(page) ?? new Map<string, CSSStyleSheet>();
  sheets.set(page, known);
  let sheet = known.get(text);
  if (!sheet && page.defaultView) {
    // A sheet belongs to the document it was made in; an adopted iframe's document needs its own.
    sheet = new (page.defaultView as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(text);
    known.set(text, sheet);
  }
  return sheet;
}
