/**
 * The one way into the page for HTML that its owner wrote. It is inserted as it is: the owner is trusted (SECURITY.md).
 * Script elements in it stay still; `owner-scripts.ts` is for HTML that is meant to run them.
 */

/** The part of Trusted Types used here; TypeScript's DOM library does not have it yet. */
interface Policy {
  createHTML(html: string): string;
  createScript(text: string): string;
  createScriptURL(url: string): string;
}
interface TrustedTypesPage {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

/** To be listed by a page's `trusted-types`. */
const POLICY_NAME = 'sqs-html';

/** What a page without Trusted Types takes; one with a default policy judges it itself. */
const UNCHANGED: Policy = {
  createHTML: (html) => html,
  createScript: (text) => text,
  createScriptURL: (url) => url,
};

/** This copy's own, out of reach for the page's other scripts: they would pass anything through it. */
let policy: Policy | undefined;

function ownPolicy(): Policy {
  policy ??= createPolicy();
  return policy;
}

function createPolicy(): Policy {
  try {
    const { trustedTypes } = globalThis as TrustedTypesPage;
    return trustedTypes?.createPolicy(POLICY_NAME, UNCHANGED) ?? UNCHANGED;
  } catch {
    // Refused. Whether the page asks for trusted HTML at all shows when some is inserted.
    return UNCHANGED;
  }
}

/**
 * Puts HTML of the page's owner into an element; its script elements do not run. Where the page's policy refuses it,
 * its text is shown. Never for a visitor's text.
 */
export function insertOwnerHtml(place: Element, html: string): void {
  try {
    place.innerHTML = ownPolicy().createHTML(html);
  } catch {
    // Few pages refuse it, so what it takes then is fetched then.
    import('./html-as-text.ts').then(
      ({ showAsText }) => showAsText(place, html, POLICY_NAME),
      () => {
        place.textContent = html;
      },
    );
  }
}

/**
 * Reads HTML of the page's owner; nothing of it is loaded or started until it is put into a page.
 * @returns undefined where the page's policy refuses it
 */
export function parseOwnerHtml(html: string): DocumentFragment | undefined {
  const template = document.createElement('template');
  try {
    template.innerHTML = ownPolicy().createHTML(html);
  } catch {
    return undefined;
  }
  return template.content;
}

/**
 * Gives a script of the page's owner its text or address.
 * @throws where the page's policy refuses it
 */
export function setScript(script: HTMLScriptElement, { src, text }: { src?: string; text?: string }): void {
  if (src !== undefined) script.src = ownPolicy().createScriptURL(src);
  if (text !== undefined) script.text = ownPolicy().createScript(text);
}
