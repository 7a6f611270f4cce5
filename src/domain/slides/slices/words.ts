/** Slices that are read: heading, sub-heading, body, logo (behaviour/slides#slices). */
import { LINK_ADDRESS, WEB_ADDRESS } from '../../links.ts';
import { object, text } from '../../schema.ts';
import { attributesOf, type Markup } from '../markup.ts';
import { kind, ownerHtml } from './slice.ts';

const textSchema = object({ text: text() }, { foreign: 'dropped' });

export const heading = kind(textSchema, ({ text }, { headingLevel }) =>
  text.trim() ? [{ tag: `h${headingLevel}`, attributes: { slot: 'heading' }, text }] : [],
);

export const subHeading = kind(textSchema, ({ text }) =>
  text.trim() ? [{ tag: 'p', attributes: { slot: 'sub-heading' }, text }] : [],
);

export const body = kind(object({ body: ownerHtml() }, { foreign: 'dropped' }), ({ body }) =>
  body.trim() ? [{ tag: 'div', attributes: { slot: 'body' }, html: body }] : [],
);

/** A picture of the site's name, or the name itself; it may lead to the first page. */
export const logo = kind(
  object(
    {
      /** Address of the picture. */
      src: text('', WEB_ADDRESS),
      /** The site's name. */
      text: text(),
      /** Where it leads. */
      url: text('', LINK_ADDRESS),
    },
    { foreign: 'dropped' },
  ),
  ({ src, text, url }) => {
    if (!src && !text.trim()) return [];
    const name: Markup = src ? { tag: 'img', attributes: { src, alt: text } } : { tag: 'span', text };
    const tag = url ? 'a' : 'div';
    return [{ tag, attributes: attributesOf({ slot: 'logo', href: url }), children: [name] }];
  },
);
