/** Waits until a slide can be shown as a whole: its images loaded, its fonts checked (behaviour/slides#readiness). */

/** A slide is shown after this long, whatever its images do. */
export const SLIDE_READY_MS = 2000;
/** Fonts are looked at ten times, 50 ms apart. */
export const FONT_POLLS = 10;
export const FONT_POLL_MS = 50;
/** A pop-up's animation-ready class comes this long after the slide is ready. */
export const ANIMATION_READY_DELAY_MS = 500;

type Picture = Pick<HTMLImageElement, 'complete' | 'addEventListener' | 'removeEventListener'>;

export interface SlideEnvironment {
  /** The browser's font set; undefined where there is none. */
  fonts: { readonly status: FontFaceSetLoadStatus } | undefined;
}

/**
 * @param images of the slide; a broken one counts as loaded
 * @param signal ends the waiting without readiness, when the slide is taken away
 * @returns resolves with true when the slide is ready, with false when it was given up
 */
export async function slideReady(
  images: readonly Picture[],
  signal: AbortSignal,
  { fonts }: SlideEnvironment = { fonts: document.fonts },
): Promise<boolean> {
  await imagesLoaded(images, signal);
  for (let poll = 0; poll < FONT_POLLS && fonts?.status === 'loading' && !signal.aborted; poll += 1) {
    await delay(FONT_POLL_MS, signal);
  }
  return !signal.aborted;
}

/** Resolves with true 500 ms after readiness, with false when the pop-up was taken away. */
export async function animationReady(signal: AbortSignal): Promise<boolean> {
  await delay(ANIMATION_READY_DELAY_MS, signal);
  return !signal.aborted;
}

async function imagesLoaded(images: readonly Picture[], signal: AbortSignal): Promise<void> {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  const loaded = images.map((image) => pictureLoaded(image, waiting.signal));
  await Promise.race([Promise.all(loaded), delay(SLIDE_READY_MS, waiting.signal)]);
  signal.removeEventListener('abort', stop);
  stop();
}

function pictureLoaded(image: Picture, signal: AbortSignal): Promise<void> {
  if (image.complete) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => resolve();
    image.addEventListener('load', done, { once: true, signal });
    image.addEventListener('error', done, { once: true, signal });
  });
}

/** Ends early, and leaves no timer behind, when the signal is aborted. */
function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
