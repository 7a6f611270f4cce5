/** Lets a view ask before its page is left: by a link of the views, or by the browser. */
import { useEffect } from 'react';

let guard: ((href: string) => boolean) | undefined;

/** Whether the owner may go there at once; else the view asks, and goes there itself. */
export function mayGo(href: string): boolean {
  return guard?.(href) ?? true;
}

/**
 * @param ask is told where the owner wants to go
 * @param isHeld whether there is something to lose
 */
export function useLeaving(isHeld: boolean, ask: (href: string) => void): void {
  useEffect(() => {
    if (!isHeld) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    guard = (href) => {
      ask(href);
      return false;
    };
    addEventListener('beforeunload', warn);
    return () => {
      guard = undefined;
      removeEventListener('beforeunload', warn);
    };
  }, [isHeld, ask]);
}
