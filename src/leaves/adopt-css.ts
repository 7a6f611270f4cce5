/** Gives a leaf its css: one constructable sheet per text, in the tree the leaf stands in. */

const sheets = new Map<string, CSSStyleSheet>();

export function adoptCss(element: Element, css: string): void {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  if (!sheets.has(css)) {
    sheet.replaceSync(`@layer sqs{${css}}`);
    sheets.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
