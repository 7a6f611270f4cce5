/** Counts buttons as seen, each once, when it first comes into view (behaviour/tracking#buttons). */
import type { ButtonRecord } from '../../domain/tracking/button.ts';
import { BUTTON_SELECTOR } from '../../domain/tracking/button-selector.ts';
import { buttonRecordOf } from './click-tracker.ts';

/**
 * @param record sends one button
 * @returns stops counting
 */
export function countButtonViews(record: (button: ButtonRecord) => unknown): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      record(buttonRecordOf(target as HTMLElement, linkAt(target), location.pathname));
    }
  });
  // A pop-up counts its own each time it opens.
  const buttons = document.querySelectorAll(`:is(${BUTTON_SELECTOR}):not(sqs-popup-overlay *)`);
  for (const button of buttons) observer.observe(button);
  return () => observer.disconnect();
}

/** The button itself, or the link around or inside it. */
function linkAt(button: Element): HTMLAnchorElement | undefined {
  return (
    button.closest<HTMLAnchorElement>('a[href]') ??
    button.querySelector<HTMLAnchorElement>('a[href]') ??
    undefined
  );
}
