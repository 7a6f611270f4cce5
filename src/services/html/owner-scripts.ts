/** HTML of the page's owner whose scripts are meant to run: post-submit HTML, and what a tag's `run-scripts` allows. */
import { insertOwnerHtml, setScript } from './owner-html.ts';

/**
 * Puts HTML of the page's owner into an element of the page and runs its scripts once, in order, as real script elements
 * with their own attributes (a nonce included: the page's own is never lent).
 */
export function insertOwnerHtmlAndRunScripts(place: Element, html: string): void {
  insertOwnerHtml(place, html);
  for (const inert of place.querySelectorAll('script')) {
    const script = inert.ownerDocument.createElement('script');
    for (const { name, value } of inert.attributes) if (name !== 'src') script.setAttribute(name, value);
    script.nonce = inert.nonce;
    // Inserted scripts are async by default; owners wrote theirs in an order.
    script.async = inert.hasAttribute('async');
    try {
      setScript(script, { src: inert.getAttribute('src') ?? undefined, text: inert.text });
      inert.replaceWith(script);
    } catch (error) {
      // Refused by the page's own default policy: what stands around the script stays.
      console.error(error);
    }
  }
}
