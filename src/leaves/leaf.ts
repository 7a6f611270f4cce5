/** What the leaves share: boolean attributes, waiting for the parser, telling of mistakes. */

/** Lit's description of a boolean attribute: one that is present is true; `"false"` is false. */
export const flag = (attribute: string) => ({
  attribute,
  converter: (value: string | null) => value !== null && value !== 'false',
});

/** Resolves when the parser has passed the children of an element. */
export function childrenParsed(host: Element): Promise<unknown> | undefined {
  const page = host.ownerDocument;
  if (page.readyState !== 'loading' || host.nextSibling) return undefined;
  return new Promise((done) => page.addEventListener('DOMContentLoaded', done, { once: true }));
}

/** A wrong configuration: one line in the console and an event, never an exception into the page. */
export function reportProblem(element: Element, path: string, reason: string): void {
  const tag = element.localName;
  console.error(`<${tag}> ${path}: ${reason}`);
  element.dispatchEvent(
    new CustomEvent('sqs-config-error', { bubbles: true, composed: true, detail: { tag, path, reason } }),
  );
}
