/**
 * A row of slides that scrolls and snaps by itself: swiping, momentum and direction are the browser's. Slides out of
 * view are inert.
 */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { GalleryOptions } from '../../domain/gallery/options.ts';
import { placeInLoop, slidesBetween, stepSlide } from '../../domain/gallery/slides.ts';
import { beginPicture } from './item.ts';
import { DRAGGED, useMouseDrag } from './use-mouse-drag.ts';

const FADE_MS = 400;
/** Without `scrollend` scrolling is over when nothing has moved for this long. */
const SCROLL_END_MS = 120;
/** A slide of which less is seen is out of reach. */
const SEEN_SHARE = 0.1;

export interface Track {
  index: number;
  /** @returns the index, also before what was shown last is drawn */
  now: () => number;
  /** A slide that is not beside this one fades in: scrolling past all others would be a blur. */
  show: (index: number) => void;
}

export interface TrackOptions {
  isCarousel: boolean;
  /** What it shows; another list is laid out anew. */
  slides: readonly unknown[];
  /** It has no ends. */
  loops: boolean;
  alignment: GalleryOptions['activeAlignment'];
  fades: boolean;
  prefersReducedMotion: boolean;
  /** The visitor has scrolled to another slide. */
  onSwipe: (index: number) => void;
}

export function useTrack(ref: RefObject<HTMLElement | null>, options: TrackOptions): Track {
  const { isCarousel, slides, loops, alignment } = options;
  const { length: count } = slides;
  const [wanted, setIndex] = useState(0);
  const index = Math.min(wanted, Math.max(0, count - 1));
  const isOurs = useRef(false);
  /** Of a row without ends: the slide that it is laid out around. */
  const centre = useRef(0);
  const latest = useRef({ ...options, index });
  useLayoutEffect(() => {
    latest.current = { ...options, index };
  });

  const goTo = (target: number) => {
    // At once: a change of width may come before the next render.
    latest.current.index = target;
    setIndex(target);
  };
  const show = (target: number) => {
    const isDistant = slidesBetween(target, latest.current.index, count, loops) > 1;
    goTo(target);
    const track = ref.current;
    if (!track) return;
    keepFocus(track);
    const { fades, prefersReducedMotion } = latest.current;
    const isJump = fades || isDistant || prefersReducedMotion;
    isOurs.current = scrollToSlide(track, target, alignment, isJump);
    if (isJump && !prefersReducedMotion) track.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MS);
  };

  useMouseDrag(ref, isCarousel, (by) => {
    const track = ref.current;
    if (!track) return false;
    const { alignment, index, slides, loops, onSwipe } = latest.current;
    const nearest = nearestSlide(track, alignment);
    const next = loops
      ? stepSlide(index, by, slides.length)
      : Math.min(Math.max(0, index + by), slides.length - 1);
    const target = nearest === index ? next : nearest;
    if (target !== index) {
      goTo(target);
      onSwipe(target);
    }
    isOurs.current = scrollToSlide(track, target, alignment, latest.current.prefersReducedMotion);
    return isOurs.current;
  });

  useLayoutEffect(() => {
    const track = ref.current;
    if (!track || !isCarousel) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const whenTouched = () => {
      isOurs.current = false;
    };
    const whenEnded = () => {
      if (track.hasAttribute(DRAGGED)) return;
      const { alignment, index, onSwipe } = latest.current;
      // A change of layout on the way takes a browser back to where it was.
      if (isOurs.current) isOurs.current = scrollToSlide(track, index, alignment, true);
      else {
        const nearest = nearestSlide(track, alignment);
        if (nearest !== index) {
          goTo(nearest);
          onSwipe(nearest);
        }
      }
      if (!isOurs.current) layOut();
    };
    /** Around the slide that is seen now, in the frame in which it is scrolled to its new place. */
    const layOut = () => {
      const { alignment, index, loops } = latest.current;
      if (!loops || centre.current === index) return;
      centre.current = index;
      layOutLoop(track, index);
      isOurs.current = scrollToSlide(track, index, alignment, true);
    };
    const whenScrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(whenEnded, SCROLL_END_MS);
    };
    const events: [string, () => void][] = [
      ['pointerdown', whenTouched],
      ['wheel', whenTouched],
      ['onscrollend' in window ? 'scrollend' : 'scroll', 'onscrollend' in window ? whenEnded : whenScrolled],
    ];
    for (const [type, listener] of events) track.addEventListener(type, listener, { passive: true });
    // In another width the slide stays the same.
    const observer = new ResizeObserver(() => {
      const { index, alignment } = latest.current;
      if (scrollToSlide(track, index, alignment, true)) isOurs.current = true;
    });
    observer.observe(track);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      for (const [type, listener] of events) track.removeEventListener(type, listener);
    };
  }, [isCarousel]);

  useLayoutEffect(() => {
    const track = ref.current;
    if (!track || !loops) return;
    centre.current = latest.current.index;
    layOutLoop(track, centre.current);
    isOurs.current = scrollToSlide(track, centre.current, latest.current.alignment, true);
    return () => {
      for (const slide of track.children) (slide as HTMLElement).style.removeProperty('order');
    };
  }, [loops, slides]);

  useLayoutEffect(() => {
    const track = ref.current;
    if (!track || !isCarousel) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          (target as HTMLElement).inert = intersectionRatio < SEEN_SHARE;
          if (intersectionRatio > 0) beginAround(track, [...track.children].indexOf(target));
        }
      },
      { root: track, threshold: [0, SEEN_SHARE] },
    );
    beginPicture(track.children[latest.current.index]);
    for (const [at, slide] of [...track.children].entries()) {
      // Most are: told so before they are first drawn, they need not be drawn anew.
      (slide as HTMLElement).inert ||= at !== latest.current.index && !slide.matches(':focus-within');
      observer.observe(slide);
    }
    return () => observer.disconnect();
  }, [isCarousel, slides]);

  return { index, now: () => latest.current.index, show };
}

/** A slide that is seen, and its neighbours, which may be next. */
function beginAround({ children }: Element, index: number): void {
  for (const by of [0, 1, -1]) beginPicture(children[stepSlide(index, by, children.length)]);
}

/** Slides change their places in the row, never their order in the page: frames go on, and so does who reads by ear. */
function layOutLoop(track: Element, centre: number): void {
  const { children } = track;
  [...children].forEach((slide, at) => {
    (slide as HTMLElement).style.order = String(placeInLoop(at, centre, children.length));
  });
}

/** @returns whether there is anything to scroll */
function scrollToSlide(
  track: Element,
  index: number,
  alignment: GalleryOptions['activeAlignment'],
  isJump: boolean,
): boolean {
  const slide = track.children[index];
  const distance = slide ? edge(slide, alignment) - edge(track, alignment) : 0;
  if (Math.abs(distance) < 1) return false;
  const before = track.scrollLeft;
  // Not `scrollBy`, which stops at every slide on its way.
  track.scrollTo({ left: before + distance, behavior: isJump ? 'instant' : 'smooth' });
  return !isJump || track.scrollLeft !== before;
}

/** The place at which a slide is aligned, physical px. */
function edge(element: Element, alignment: GalleryOptions['activeAlignment']): number {
  const { left, right } = element.getBoundingClientRect();
  if (alignment === 'left') return left;
  return alignment === 'right' ? right : (left + right) / 2;
}

function nearestSlide(track: Element, alignment: GalleryOptions['activeAlignment']): number {
  const goal = edge(track, alignment);
  const distances = [...track.children].map((slide) => Math.abs(edge(slide, alignment) - goal));
  return distances.indexOf(Math.min(...distances));
}

/** The slide that has the focus goes out of reach; the focus stays in the gallery. */
function keepFocus(track: HTMLElement): void {
  const { activeElement } = track.getRootNode() as ShadowRoot;
  if (activeElement && activeElement !== track && track.contains(activeElement))
    track.focus({ preventScroll: true });
}
