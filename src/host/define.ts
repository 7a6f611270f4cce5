/**
 * Registers custom elements. A script that comes to a finished page upgrades all of its tags at once, and their views
 * would be one task with the script's own evaluation, in which nothing is painted and nobody can scroll or type: each
 * first view of React has a task of its own then (behaviour/elements#the-authors-content).
 */

let isUpgrading = false;

/** Once: a second script, or a second version, is harmless. */
export function define(tag: string, element: CustomElementConstructor): void {
  if (typeof customElements === 'undefined' || customElements.get(tag)) return;
  isUpgrading = true;
  customElements.define(tag, element);
  isUpgrading = false;
}

/** @param show is called in a task to come where it is for a tag that is being upgraded, otherwise at once */
export function inTurn(show: () => void): void {
  if (isUpgrading) setTimeout(show);
  else show();
}
