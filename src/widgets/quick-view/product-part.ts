/** Takes the part about one product out of its page, or out of a template inside the tag. */

import { parseOwnerHtml } from '../../services/html/owner-html.ts';
import { createHttp } from '../../services/http/http.ts';

/** The builder's item page, then what any page has. */
const PARTS = ['.ProductItem', '[data-item-id] article', 'article', 'main'];

/**
 * @param element the tag
 * @param href of the product's page; empty: there is none
 * @param select the author's own selector
 * @throws HttpError when the page cannot be fetched, Error when there is nothing to show
 */
export async function findProductPart(
  element: Element,
  href: string,
  select: string,
  signal: AbortSignal,
): Promise<HTMLElement> {
  const part = writtenPart(element) ?? (href && (await fetchPart(href, select, signal)));
  if (!part)
    throw new Error(href ? `${href} has no part to show.` : 'it names no page and holds no product.');
  return part;
}

async function fetchPart(
  href: string,
  select: string,
  signal: AbortSignal,
): Promise<HTMLElement | undefined> {
  const { body: html } = await createHttp('', { crumb: false }).send(href, {
    headers: { Accept: 'text/html' },
    signal,
  });
  // Nothing of the page is loaded or started but the part that is shown.
  const page = parseOwnerHtml(String(html));
  for (const selector of select ? [select] : PARTS) {
    const part = page?.querySelector<HTMLElement>(selector);
    if (part) return asContent(withAddressesOf(part, new URL(href, document.baseURI)));
  }
  return undefined;
}

/** For this page; a page's main part is not the main part of this one. */
function asContent(part: HTMLElement): HTMLElement {
  if (part.localName !== 'main') return document.adoptNode(part);
  const content = document.createElement('div');
  content.append(...part.childNodes);
  return content;
}

/** Relative addresses are meant from the product's page, not from this one. */
function withAddressesOf(part: HTMLElement, page: URL): HTMLElement {
  for (const name of ['src', 'href', 'poster', 'action']) {
    for (const element of part.querySelectorAll(`[${name}]`)) {
      const address = element.getAttribute(name) ?? '';
      if (URL.canParse(address, page.href)) element.setAttribute(name, new URL(address, page).href);
    }
  }
  return part;
}

/** A `<template>` child of the tag holds the product already. */
function writtenPart(element: Element): HTMLElement | undefined {
  const template = element.querySelector<HTMLTemplateElement>(':scope > template');
  if (!template) return undefined;
  const part = document.createElement('div');
  part.append(document.importNode(template.content, true));
  return part;
}
