/** Keeps what stands on a slide fitted to it: when it is shown, resized, filled anew, or has got its fonts. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { RESIZE_THROTTLE_MS, SCROLL_DELAY_MS } from '../../domain/slides/fitting.ts';
import type { SlideLayout } from '../../domain/slides/layouts.ts';
import { fitSlide, headingsOf, type SlideParts } from './fit-slide.ts';
import { measure } from './measure.ts';

/**
 * @param content changes when something else stands on the slide
 * @returns whether the front layer is higher than the slide, so that it is to be scrolled
 */
export function useFit(root: RefObject<HTMLElement | null>, layout: SlideLayout, content: unknown): boolean {
  const [isTall, setTall] = useState(false);
  /** What the slide was fitted to: fitting it again would find the same. */
  const fitted = useRef('');
  const telling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => () => clearTimeout(telling.current), []);
  useLayoutEffect(() => {
    fitted.current = '';
  }, [layout]);

  useLayoutEffect(() => {
    const slide = root.current;
    const parts = slide && partsOf(slide);
    if (!parts) return;
    let fonts = 0;
    let resized: ReturnType<typeof setTimeout> | undefined;
    const now = () => `${fonts} ${describe(parts)}`;
    const fit = () => {
      if (fitted.current === now()) return;
      measure(
        fitSlide(parts, layout, (isNowTall) => {
          fitted.current = now();
          clearTimeout(telling.current);
          telling.current = setTimeout(setTall, SCROLL_DELAY_MS, isNowTall);
        }),
      );
    };
    const whenResized = () => {
      resized ??= setTimeout(() => {
        resized = undefined;
        fit();
      }, RESIZE_THROTTLE_MS);
    };
    const whenFontsCame = () => {
      fonts += 1;
      fit();
    };
    // Before the next paint, which may come before the slide is drawn anew.
    const words = new MutationObserver(fit);
    const whenFilled = () => {
      for (const heading of headingsOf(parts))
        words.observe(heading, { childList: true, characterData: true, subtree: true });
      fit();
    };
    whenFilled();
    // The slots are still empty here where the host shows the view after it was drawn.
    slide.addEventListener('slotchange', whenFilled);
    const sizes = new ResizeObserver(whenResized);
    sizes.observe(slide);
    // What grows there later, as a form does that shows its errors, changes nothing of the slide's own size.
    for (const layer of parts.front.children) sizes.observe(layer);
    document.fonts.addEventListener('loadingdone', whenFontsCame);
    return () => {
      clearTimeout(resized);
      slide.removeEventListener('slotchange', whenFilled);
      sizes.disconnect();
      words.disconnect();
      document.fonts.removeEventListener('loadingdone', whenFontsCame);
    };
  }, [root, layout, content]);
  return isTall;
}

/** What the fitting depends on. */
function describe(parts: SlideParts): string {
  const { slide, front } = parts;
  const words = headingsOf(parts).map(({ textContent }) => textContent);
  const areas = [...slide.querySelectorAll<HTMLElement>('[data-area]')].map(({ dataset }) => dataset.area);
  return JSON.stringify([slide.clientWidth, slide.clientHeight, front.scrollHeight, words, areas]);
}

function partsOf(slide: HTMLElement): SlideParts | undefined {
  const front = slide.querySelector<HTMLElement>('[part="front"]');
  return front
    ? { slide, front, area: (name) => slide.querySelector<HTMLElement>(`[data-area="${name}"]`) }
    : undefined;
}
