/** Lets a mouse drag a row of slides, as a finger does: what the browser does for touch it does not do for mice. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { DRAG_PX, throwOf } from '../../domain/gallery/drag.ts';

/** Marks the row while it is dragged: it does not snap then, and where it rests for a moment says nothing. */
export const DRAGGED = 'data-dragged';

/**
 * @param onRelease with the slides that the throw goes on: -1, 0 or 1, in the direction of reading; returns whether the
 * row now moves to its slide
 */
export function useMouseDrag(
  track: RefObject<HTMLElement | null>,
  isOn: boolean,
  onRelease: (by: -1 | 0 | 1) => boolean,
): void {
  const latest = useRef(onRelease);
  useLayoutEffect(() => {
    latest.current = onRelease;
  });
  useLayoutEffect(() => {
    const row = track.current;
    if (!row || !isOn) return;
    let dragging: AbortController | undefined;
    const whenPressed = (pressed: PointerEvent) => {
      if (pressed.pointerType !== 'mouse' || pressed.button !== 0) return;
      dragging = new AbortController();
      const { signal } = dragging;
      const from = row.scrollLeft;
      let before = pressed;
      let speed = 0;
      let isDragged = false;
      const whenMoved = (moved: PointerEvent) => {
        const distance = moved.clientX - pressed.clientX;
        if (!isDragged && Math.abs(distance) < DRAG_PX) return;
        if (!isDragged) {
          isDragged = true;
          row.setAttribute(DRAGGED, '');
          row.setPointerCapture(moved.pointerId);
        }
        speed = (moved.clientX - before.clientX) / Math.max(1, moved.timeStamp - before.timeStamp);
        before = moved;
        row.scrollLeft = from - distance;
      };
      const whenReleased = () => {
        dragging?.abort();
        if (!isDragged) return;
        // What was dragged was not pressed.
        row.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => row.removeEventListener('click', swallow, { capture: true }));
        const isRtl = getComputedStyle(row).direction === 'rtl';
        const snap = () => row.removeAttribute(DRAGGED);
        // On its way it must not snap to where it is let go.
        if (latest.current(throwOf(speed, isRtl)) && 'onscrollend' in row)
          row.addEventListener('scrollend', snap, { once: true });
        else snap();
      };
      row.addEventListener('pointermove', whenMoved, { signal });
      for (const type of ['pointerup', 'pointercancel'] as const)
        row.ownerDocument.addEventListener(type, whenReleased, { signal });
    };
    const whenDragStarts = (event: Event) => event.preventDefault();
    row.addEventListener('pointerdown', whenPressed);
    row.addEventListener('dragstart', whenDragStarts);
    return () => {
      dragging?.abort();
      row.removeEventListener('pointerdown', whenPressed);
      row.removeEventListener('dragstart', whenDragStarts);
    };
  }, [track, isOn]);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
