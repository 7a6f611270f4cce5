/** Tells pictures how large their boxes are: one observer for all pictures of the page. */

const listeners = new WeakMap<Element, (box: { width: number; height: number }) => void>();
let observer: ResizeObserver | undefined;

/** @param onBox called in the next frame and after each change, css px; not while the box has no width */
export function observeBox(
  element: Element,
  onBox: (box: { width: number; height: number }) => void,
): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries)
      if (contentRect.width > 0) listeners.get(target)?.(contentRect);
  });
  listeners.set(element, onBox);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}
