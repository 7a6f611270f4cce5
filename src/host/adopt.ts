/** Puts a tag into what a template's formatter wrote for a widget, when the loader finds it on the page. */

/** The class of a tag that takes over written markup. */
export interface AdoptingClass {
  /** Reads what `markup` says and puts the tag there. Called once for each element `MARKUP` matches. */
  adopt(markup: HTMLElement, ways: Adopting): void;
}

/** How a tag may be put there: given to the tag, since a page without the loader has no use for it. */
export interface Adopting {
  adoptMarkup: typeof adoptMarkup;
  wrapMarkup: typeof wrapMarkup;
}

/**
 * The new tag stands around the markup: for markup that is shown or hidden as a whole.
 * @param attributes of the new tag; empty texts and missing values are left out
 */
function wrapMarkup(
  markup: HTMLElement,
  tag: string,
  attributes: Readonly<Record<string, string | undefined>>,
): void {
  const element = createTag(markup, tag, attributes);
  // Filled before it is connected: a tag reads what stands in it when it is.
  const place = markup.ownerDocument.createComment('');
  markup.replaceWith(place);
  element.append(markup);
  place.replaceWith(element);
}

/**
 * The new tag stands inside the markup, whose class and data attributes keep working for the page's own css and
 * scripts; what stood there becomes the tag's fallback. It stands before an element without content (`<img>`), which
 * stays a child of its parent and beside what follows it.
 * @param attributes of the new tag; empty texts and missing values are left out
 */
function adoptMarkup(
  markup: HTMLElement,
  tag: string,
  attributes: Readonly<Record<string, string | undefined>>,
): void {
  const element = createTag(markup, tag, attributes);
  if (markup instanceof HTMLImageElement) {
    markup.before(element);
    return;
  }
  element.append(...markup.childNodes);
  markup.append(element);
}

function createTag(
  { ownerDocument }: HTMLElement,
  tag: string,
  attributes: Readonly<Record<string, string | undefined>>,
): HTMLElement {
  const element = ownerDocument.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value) element.setAttribute(name, value);
  return element;
}

export const ADOPTING: Adopting = { adoptMarkup, wrapMarkup };
