/** What an author says of a picture or a video of the viewer, read from the link around its thumbnail. */

export interface Words {
  alt: string;
  /** Copies of the author's own words. */
  caption: readonly Node[];
}

/** The caption is the link's `data-caption` or the `figcaption` around it. */
export function wordsOf(link: HTMLAnchorElement): Words {
  return {
    alt: thumbnailIn(link)?.alt ?? link.textContent?.trim() ?? '',
    caption: captionOf(link),
  };
}

export const thumbnailIn = (link: HTMLAnchorElement) => link.querySelector('img');

function captionOf(link: HTMLAnchorElement): Node[] {
  const written = link.closest('figure')?.querySelector('figcaption');
  const { caption } = link.dataset;
  if (caption === undefined) return [...(written?.childNodes ?? [])].map((node) => node.cloneNode(true));
  const words = link.ownerDocument.createElement('span');
  words.textContent = caption.trim();
  words.style.whiteSpace = 'pre-line';
  return [words];
}
