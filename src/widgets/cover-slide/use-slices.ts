/** Puts slices that are data into the slide, as the children that an author would have written. */
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { NO_SITE } from '../../domain/site/no-site.ts';
import { backgroundMarkup } from '../../domain/slides/background.ts';
import type { Markup } from '../../domain/slides/markup.ts';
import { readSlices } from '../../domain/slides/slices/index.ts';
import type { SliceTexts } from '../../domain/slides/slices/slice.ts';
import { getPage, subscribePage } from '../../services/page/site-registry.ts';
import { buildMarkup } from '../../ui/slide/build-markup.ts';
import { useReported } from '../../ui/use-reported.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import type { CoverSlideConfig } from './config.ts';
import type { CoverSlideEvents } from './events.ts';

/** Marks what the slide has put there itself. */
export const SLICE = 'data-sqs-slice';

export function useSlices(
  { slices, background }: CoverSlideConfig,
  texts: SliceTexts,
  headingLevel: number,
  host: WidgetHost<never, CoverSlideEvents>,
): void {
  const { isDesignFrame } = useSyncExternalStore(subscribePage, getPage)?.site ?? NO_SITE;
  const read = useMemo(
    () => readSlices(slices, { headingLevel, texts, isDesignFrame, id: host.id }),
    // The texts are made anew each time.
    [slices, headingLevel, isDesignFrame, host, JSON.stringify(texts)],
  );
  useReported(read.mistakes, host);
  const behind = useMemo(() => backgroundMarkup(background), [background]);
  const { element } = host;
  useLayoutEffect(() => {
    const children = [...(behind ? [behind] : []), ...read.markup].map((markup) => build(element, markup));
    // A clone, or a page out of a cache, brings along what its original had made.
    for (const stale of element.querySelectorAll(`:scope > [${SLICE}]`)) stale.remove();
    element.append(...children);
    return () => {
      for (const child of children) child.remove();
    };
  }, [element, read, behind]);
}

function build({ ownerDocument }: HTMLElement, markup: Markup): HTMLElement {
  const child = buildMarkup(ownerDocument, markup);
  child.setAttribute(SLICE, '');
  return child;
}
