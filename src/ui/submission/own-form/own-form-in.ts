/** Finds an author's own form; apart from what upgrades it, since every form asks whether there is one. */

/** The form that the author wrote into a tag; not one of a tag inside it, nor of the kit's own view. */
export function ownFormIn(tag: Element): HTMLFormElement | undefined {
  return [...tag.querySelectorAll('form')].find((form) => {
    let around = form.parentElement;
    while (around && around !== tag && !isForeign(around)) around = around.parentElement;
    return around === tag;
  });
}

const isForeign = (element: Element) =>
  element.localName.startsWith('sqs-') || element.hasAttribute('data-sqs-root');
