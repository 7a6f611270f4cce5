/** Finds an author's own form; apart from what upgrades it, since every form asks whether there is one. */

/** The form that the author wrote into a tag; not one of a tag inside it, nor of a view of the kit. */
export const ownFormIn = (tag: Element) =>
  tag.querySelector<HTMLFormElement>('form:not([data-part],:scope sqs-form form,:scope sqs-newsletter form)');
