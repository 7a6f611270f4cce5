/** Takes what the author put inside a light-DOM tag out of view while the widget works, and brings it back. */

/**
 * Elements are hidden by css (src/styles/base.css). Bare text cannot be, and must not be moved, since a framework may
 * own the node: it is emptied instead and remembered here.
 */
const emptied = new WeakMap<Text, string>();

export function hideFallbackText(element: Element): void {
  for (const node of element.childNodes) {
    if (!(node instanceof Text) || !node.data.trim()) continue;
    emptied.set(node, node.data);
    node.data = '';
  }
}

export function showFallbackText(element: Element): void {
  for (const node of element.childNodes) {
    const text = node instanceof Text && node.data === '' ? emptied.get(node) : undefined;
    if (text) (node as Text).data = text;
  }
}

/** Whether a child is something a visitor would see. */
export function isFallback(node: Node): boolean {
  if (node instanceof Text) return Boolean((node.data || emptied.get(node))?.trim());
  return node instanceof Element && !node.matches('script,template,style,[data-sqs-root]');
}
