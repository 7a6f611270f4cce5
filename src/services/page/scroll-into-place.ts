/** Scrolls the page until an element stands below its upper edge (behaviour/api#movement). */
import { tween } from './tween.ts';

export const SCROLL_MS = 50;
/** Longer ones keep the visitor from their page. */
const MAX_SCROLL_MS = 5000;
export const SCROLL_OFFSET_PX = 30;

/** Without the names of a page's types: programs on Node compile against this. */
interface Placed {
  getBoundingClientRect(): { readonly top: number };
}

interface ScrolledPage {
  readonly scrollY: number;
  scrollTo(options: { top: number; behavior: 'instant' }): void;
  matchMedia(query: string): { readonly matches: boolean };
}

interface ScrollOptions {
  /** In ms; what is below 0 or too long is brought to the nearest that is not, what is no number is the default. */
  duration?: number;
  /** Between the upper edge and the element, in px. */
  offset?: number;
  signal?: AbortSignal;
}

/** @returns resolves at the end; where motion is to be reduced, at once */
export async function scrollIntoPlace(
  element: Placed,
  { duration = SCROLL_MS, offset = SCROLL_OFFSET_PX, signal }: ScrollOptions = {},
  page: ScrolledPage = window,
  move: typeof tween = tween,
): Promise<void> {
  const from = page.scrollY;
  const way = element.getBoundingClientRect().top - offset;
  const isStill = page.matchMedia('(prefers-reduced-motion: reduce)').matches;
  await move((progress) => page.scrollTo({ top: from + way * progress, behavior: 'instant' }), {
    duration: isStill ? 0 : clampedDuration(duration),
    ...(signal && { signal }),
  });
}

export function clampedDuration(duration: number): number {
  return Number.isNaN(duration) ? SCROLL_MS : Math.min(MAX_SCROLL_MS, Math.max(0, duration));
}
