/** Tells when a dialog's content does not fit the window, so that it can be scrolled with the keyboard (behaviour/dialog#tall-content). */
import { type RefObject, useLayoutEffect, useState } from 'react';
import { DIALOG_RESIZE_MS, isTall } from '../../domain/dialog.ts';

export function useTall(panel: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [tall, setTall] = useState(false);
  useLayoutEffect(() => {
    const content = panel.current?.querySelector('[part="content"]');
    if (!open || !content) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => setTall(isTall(content.scrollHeight, innerHeight));
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, DIALOG_RESIZE_MS);
    };
    // Also when the content grows, in which case the window does not tell.
    const observer = new ResizeObserver(later);
    observer.observe(content);
    window.addEventListener('resize', later);
    measure();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('resize', later);
    };
  }, [open, panel]);
  return tall;
}
