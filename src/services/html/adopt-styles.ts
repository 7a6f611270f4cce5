/** Shares one constructable stylesheet per css text and document, adopted once per root. */

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Adopts styles in the tree a node lives in: its shadow root, or the document. Safe to call again. */
export function adoptStyles(node: Node, ...texts: string[]): void {
  const root = node instanceof ShadowRoot ? node : node.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  for (const text of texts) {
    const sheet = sheetFor(root.ownerDocument ?? (root as Document), text);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }
}

function sheetFor(page: Document, text: string): CSSStyleSheet {
  const known = sheets.get(page) ?? new Map<string, CSSStyleSheet>();
  sheets.set(page, known);
  let sheet = known.get(text);
  if (!sheet) {
    // A sheet belongs to the document it was made in; an adopted iframe's document needs its own.
    sheet = new (page.defaultView as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(`@layer sqs{${text}}`);
    known.set(text, sheet);
  }
  return sheet;
}
