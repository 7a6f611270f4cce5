/** Runs the scripts of HTML that its owner meant to run. */
import { trustedScript, trustedScriptUrl } from './owner-html.ts';

/**
 * Runs the scripts in a container whose HTML was inserted, in order, as real script elements with their own attributes
 * (a nonce included: the page's own is never lent). Only for HTML that its owner meant to run (design §8).
 */
export function runScripts(container: ParentNode): void {
  for (const inert of container.querySelectorAll('script')) {
    const script = inert.ownerDocument.createElement('script');
    for (const { name, value } of inert.attributes) {
      if (name === 'src') script.src = trustedScriptUrl(value);
      else script.setAttribute(name, value);
    }
    script.nonce = inert.nonce;
    // Inserted scripts are async by default; owners wrote theirs in an order.
    script.async = inert.hasAttribute('async');
    script.text = trustedScript(inert.text);
    inert.replaceWith(script);
  }
}
