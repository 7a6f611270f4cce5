/** Keeps what stands on a slide fitted to it: when it is shown, resized, filled anew, or has got its fonts. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { RESIZE_THROTTLE_MS, SCROLL_DELAY_MS } from '../../domain/slides/fitting.ts';
import type { SlideLayout } from '../../domain/slides/layouts.ts';
import { fitSlide, type SlideParts } from './fit-slide.ts';
import { measure } from './measure.ts';

/**
 * @param content changes when something else stands on the slide
 * @returns whether the front layer is higher than the slide, so that it is to be scrolled
 */
export function useFit(root: RefObject<HTMLElement | null>, layout: SlideLayout, content: unknown): boolean {
  const [isTall, setTall] = useState(false);
  /** What the slide was fitted to: fitting it again would find the same. */
  const fitted = useRef('');
  useLayoutEffect(() => {
    fitted.current = '';
  }, [layout, content]);

  useLayoutEffect(() => {
    const slide = root.current;
    const parts = slide && partsOf(slide);
    if (!parts) return;
    let fonts = 0;
    let resized: ReturnType<typeof setTimeout> | undefined;
    let told: ReturnType<typeof setTimeout> | undefined;
    const fit = () => {
      const now = `${slide.clientWidth} ${slide.clientHeight} ${parts.front.scrollHeight} ${fonts}`;
      if (fitted.current === now) return;
      measure(
        fitSlide(parts, layout, (isNowTall) => {
          fitted.current = `${slide.clientWidth} ${slide.clientHeight} ${parts.front.scrollHeight} ${fonts}`;
          clearTimeout(told);
          told = setTimeout(setTall, SCROLL_DELAY_MS, isNowTall);
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
    fit();
    const observer = new ResizeObserver(whenResized);
    observer.observe(slide);
    // What grows there later, as a form does that shows its errors, changes nothing of the slide's own size.
    for (const area of parts.front.children) observer.observe(area);
    document.fonts.addEventListener('loadingdone', whenFontsCame);
    return () => {
      clearTimeout(resized);
      clearTimeout(told);
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', whenFontsCame);
    };
  }, [root, layout, content]);
  return isTall;
}

function partsOf(slide: HTMLElement): SlideParts | undefined {
  const front = slide.querySelector<HTMLElement>('[part="front"]');
  return front
    ? { slide, front, area: (name) => slide.querySelector<HTMLElement>(`[data-area="${name}"]`) }
    : undefined;
}
