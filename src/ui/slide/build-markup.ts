/** Makes elements of HTML as data. */
import type { Markup } from '../../domain/slides/markup.ts';
import { insertOwnerHtml } from '../../services/html/owner-html.ts';

export function buildMarkup(
  document: Document,
  { tag, attributes = {}, text, html, style, json, children = [] }: Markup,
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (style) Object.assign(element.style, style);
  if (html !== undefined) insertOwnerHtml(element, html);
  if (text !== undefined) element.append(text);
  // No JSON child: a page with Trusted Types lets nobody write into a script, of whatever type.
  if (json !== undefined) Object.assign(element, { config: json });
  element.append(...children.map((child) => buildMarkup(document, child)));
  return element;
}
