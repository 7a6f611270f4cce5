/** A language made of English: every text accented, two fifths longer and in brackets, so that one without is seen. */
import { type Catalogue, english } from '../../../src/i18n/en/index.ts';

const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'ê', i: 'ï', o: 'ö', u: 'ü', c: 'ç', n: 'ñ' };
const LONGER_BY = 0.4;

/** The tag for it: English, of a region that there is not. */
export const PSEUDO_LANGUAGE = 'en-XA';

export const pseudoCatalogue = changed(english) as Catalogue;

function changed(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'object' ? changed(text) : pseudo(text),
    ]),
  );
}

function pseudo(text: string): string {
  // Signs around what is filled in, which is in brackets itself.
  if (!/\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''))) return text;
  const words = text.split(/(\{\w+\})/).map((piece) => {
    return piece.startsWith('{')
      ? piece
      : piece.replace(/[aeioucn]/g, (letter) => ACCENTED[letter] ?? letter);
  });
  return `⟦${words.join('')} ${'é'.repeat(Math.ceil(text.length * LONGER_BY))}⟧`;
}

/** What the page itself says stands between these: «Song». */
const OF_THE_PAGE = /«[^»]*»/g;
const OF_THE_LANGUAGE = /⟦[^⟧]*⟧/g;
const SPOKEN = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
];
const UNSEEN = 'script,style,template,noscript';

/**
 * Finds what neither the language nor the page says, in an element and in the shadow roots below it.
 * @param allowed what stands for itself in every language: names of others, dates, amounts
 * @returns tag, place and text of each
 */
export function strayTexts(root: Element, allowed: RegExp): string[] {
  const found: string[] = [];
  const look = (text: string | null, where: string) => {
    const rest = (text ?? '').replace(OF_THE_PAGE, '').replace(OF_THE_LANGUAGE, '').replace(allowed, '');
    if (/\p{L}/u.test(rest)) found.push(`${where}: ${text?.trim()}`);
  };
  const walk = (node: Element | ShadowRoot, tag: string) => {
    for (const child of node.childNodes) {
      if (child instanceof Text) look(child.data, tag);
      if (!(child instanceof Element) || child.matches(UNSEEN)) continue;
      const own = child.localName.startsWith('sqs-') ? child.localName : tag;
      for (const name of SPOKEN)
        if (child.hasAttribute(name)) look(child.getAttribute(name), `${own} ${name}`);
      // ARIA may be set without an attribute.
      if (child.ariaLabel && !child.hasAttribute('aria-label')) look(child.ariaLabel, `${own} aria-label`);
      if (child.shadowRoot) walk(child.shadowRoot, own);
      walk(child, own);
    }
  };
  walk(root, root.localName);
  return found;
}
