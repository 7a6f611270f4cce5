/** Reads what stands in a slide: which areas it fills, and whether there is a heading. */
import type { Area } from '../../domain/slides/layouts.ts';
import { areaOf } from '../../domain/slides/slots.ts';

export interface SlideContent {
  filled: ReadonlySet<Area>;
  /** Name of the tag that lies behind; empty of none. */
  behind: string;
  /** A heading of the author's, `words` that are to be one, or `none`. */
  heading: 'element' | 'words' | 'none';
  /** There is a `<nav>` in its navigation. */
  hasNavigation: boolean;
  /** What it says, or what the first heading says. */
  title: string;
  /** Names of slots that slides do not have. */
  strangers: readonly string[];
}

const HEADINGS = 'h1,h2,h3,h4,h5,h6,[role="heading"]';

export function readSlide(element: Element): SlideContent {
  const filled = new Set<Area>();
  const strangers: string[] = [];
  for (const child of element.childNodes) {
    const slot = child instanceof Element ? child.slot : '';
    if (!isContent(child) || slot === 'background') continue;
    const area = areaOf(slot);
    if (!area) strangers.push(slot);
    else if (!isEmpty(child)) filled.add(area);
  }
  const words = element.querySelector(':scope > [slot="heading"]');
  const heading = [...element.querySelectorAll(HEADINGS)].find(
    (found) => !found.closest('[slot="background"]'),
  );
  const isInWords = words !== null && (words.matches(HEADINGS) || words.querySelector(HEADINGS) !== null);
  return {
    filled,
    behind: element.querySelector(':scope > [slot="background"]')?.localName ?? '',
    heading: words && !isInWords ? 'words' : heading ? 'element' : 'none',
    hasNavigation:
      element.querySelector(':scope > nav[slot="navigation"],:scope > [slot="navigation"] nav') !== null,
    title: (words ?? heading)?.textContent?.trim() ?? '',
    strangers,
  };
}

function isContent(node: Node): boolean {
  return node instanceof Element
    ? !node.matches('script,style,template,source')
    : node instanceof Text && node.data.trim() !== '';
}

/** Neither words nor anything else to be seen. */
function isEmpty(node: Node): boolean {
  if (!(node instanceof Element)) return false;
  return node.textContent?.trim() === '' && !SEEN.test(node.localName) && !node.querySelector(SEEN_INSIDE);
}

const SEEN = /-|^(img|picture|video|audio|iframe|svg|canvas|object|embed|input|button|hr)$/;
const SEEN_INSIDE =
  'img,picture,video,audio,iframe,svg,canvas,object,embed,input,select,textarea,hr,[data-sqs-root],:not(:defined)';
