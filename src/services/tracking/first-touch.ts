/** Tells when a visitor first does anything with the page: the moment to fetch what only acts then need. */

/** A finger or pen, too, is over something before it is down. */
const ACTS = ['pointerover', 'keydown', 'focusin', 'click'] as const;

/** @returns resolves at the first act; never, once the signal is aborted */
export function firstTouch(
  { window }: { window: Pick<EventTarget, 'addEventListener'> },
  signal: AbortSignal,
): Promise<unknown> {
  return new Promise((resolve) => {
    for (const act of ACTS) window.addEventListener(act, resolve, { capture: true, once: true, signal });
  });
}
