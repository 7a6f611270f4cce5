/** Finds the language of the page around an element, across shadow roots. */

/** @returns BCP 47 tag of the nearest `lang`; empty when the page names none */
export function languageOf(element: Element): string {
  for (let scope: Element | null = element; scope; scope = outerHost(scope)) {
    const language = scope.closest('[lang]')?.getAttribute('lang');
    if (language) return language;
  }
  return '';
}

function outerHost(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
