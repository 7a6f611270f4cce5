/** Styles of leaves, which stand in the page itself: one constructable sheet for all instances. */

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Adopts a leaf's styles once in the tree it stands in: the document, or the shadow root around it. */
export function adoptPageStyles(element: Element, css: string): void {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  const page = element.ownerDocument;
  const known = sheets.get(page) ?? new Map<string, CSSStyleSheet>();
  sheets.set(page, known);
  let sheet = known.get(css);
  if (!sheet) {
    // A sheet belongs to the document it was made in.
    sheet = new (page.defaultView as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(`@layer sqs{${css}}`);
    known.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
