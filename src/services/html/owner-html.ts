/** The one way into the page for HTML that its owner wrote: one Trusted Types policy, scripts only when asked. */

const POLICY = Symbol.for('sqs-kit.trusted-types-policy');

/** The part of Trusted Types used here; TypeScript's DOM library does not have it yet. */
interface Policy {
  createHTML(html: string): string;
  createScript(text: string): string;
  createScriptURL(url: string): string;
}
interface TrustedTypesPage {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  [POLICY]?: Policy;
}

const unchanged: Policy = {
  createHTML: (html) => html,
  createScript: (text) => text,
  createScriptURL: (url) => url,
};

/** Made once a page, even with two copies of the script: a page may allow each policy name only once. */
function policy(): Policy {
  const page = globalThis as TrustedTypesPage;
  page[POLICY] ??= page.trustedTypes?.createPolicy('sqs-html', unchanged) ?? unchanged;
  return page[POLICY];
}

/** HTML of the page's owner, for `innerHTML` and `dangerouslySetInnerHTML`. Never a visitor's text. */
export function trustedHtml(html: string): string {
  return policy().createHTML(html);
}

/** A script address of the page's owner or of the kit. */
export function trustedScriptUrl(url: string): string {
  return policy().createScriptURL(url);
}

/**
 * Puts HTML of the page's owner into a container without letting any of it run: scripts stay inert, and attributes
 * such as `onerror` are left out.
 */
export function insertInert(container: Element, html: string): void {
  const template = container.ownerDocument.createElement('template');
  template.innerHTML = trustedHtml(html);
  for (const element of template.content.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (/^on/i.test(name)) element.removeAttribute(name);
  }
  container.replaceChildren(template.content);
}

/** The text of a script of the page's owner. */
export function trustedScript(text: string): string {
  return policy().createScript(text);
}
