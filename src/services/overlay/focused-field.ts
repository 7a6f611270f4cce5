/** Tells whether the visitor is typing somewhere, also inside open shadow roots. */

interface FocusRoot {
  readonly activeElement: Element | null;
}

/** Inputs of these types take no text: an overlay may take the focus from them. */
const NOT_TYPED = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;

export function isTextFieldFocused(root: FocusRoot): boolean {
  const element = root.activeElement as HTMLElement | null;
  if (!element) return false;
  if (element.shadowRoot) return isTextFieldFocused(element.shadowRoot);
  if (element.localName === 'input') return !NOT_TYPED.test((element as HTMLInputElement).type);
  return element.localName === 'textarea' || element.localName === 'select' || element.isContentEditable;
}
