/** Tells when a visitor first does anything with the page: the moment to fetch what only acts then need. */

const ACTS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'click'] as const;

/** @returns stops waiting */
export function onFirstTouch(
  callback: () => void,
  { window }: { window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> },
): () => void {
  const stop = () => {
    for (const act of ACTS) window.removeEventListener(act, whenTouched, { capture: true });
  };
  const whenTouched = () => {
    stop();
    callback();
  };
  for (const act of ACTS) window.addEventListener(act, whenTouched, { capture: true });
  return stop;
}
