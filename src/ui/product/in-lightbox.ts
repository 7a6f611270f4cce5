/** Shows something in a lightbox of its own for as long as it is open: forms and products that a button brings up. */

export interface Shown {
  /** Closes it; `closed` then resolves. */
  close(): void;
  /** Resolves when it is closed, by whomever; focus is back where it was. */
  closed: Promise<void>;
}

/**
 * @param place an element of the widget in which its view renders nothing; `<sqs-lightbox>` must be defined
 * @param label accessible name
 */
export function showInLightbox(place: HTMLElement, label: string, content: Node): Shown {
  const lightbox = place.ownerDocument.createElement('sqs-lightbox');
  lightbox.setAttribute('label', label);
  lightbox.append(content);
  const closed = new Promise<void>((resolve) => {
    // The content may hold lightboxes of its own, whose events come by here.
    const listen = (type: string, action: () => void) =>
      lightbox.addEventListener(type, ({ target }) => target === lightbox && action());
    listen('sqs-lightbox-close', resolve);
    listen('sqs-lightbox-hidden', () => lightbox.remove());
  });
  // Open from the start: what it holds is shown as a whole, with whatever pictures there are.
  lightbox.setAttribute('open', '');
  place.append(lightbox);
  return { close: () => lightbox.removeAttribute('open'), closed };
}
