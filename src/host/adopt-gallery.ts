/** Reads what the builder wrote around a gallery: its options stand on the container or on the block. */
import type { GalleryMarkup } from '../domain/gallery/markup.ts';

export function blockOf(markup: HTMLElement): GalleryMarkup {
  const container = markup.closest<HTMLElement>('.sqs-gallery-container');
  const block = markup.closest<HTMLElement>('[data-block-json]');
  return {
    data: { ...container?.dataset, ...markup.dataset },
    classNames: [...(container?.classList ?? []), ...markup.classList],
    json: parse(block?.dataset.blockJson ?? ''),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The block's own script reads it, too, and says what is wrong with it.
    return undefined;
  }
}
