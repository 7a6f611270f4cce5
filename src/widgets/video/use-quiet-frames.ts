/** Keeps frames that were pasted into the tag from loading a player beside the tag’s own (behaviour/video#pasted-frames). */
import { useLayoutEffect } from 'react';

/** @param isOurs the tag shows what the frame is of */
export function useQuietFrames(element: HTMLElement, isOurs: boolean): void {
  useLayoutEffect(() => {
    if (!isOurs) return;
    const frames = element.querySelectorAll('iframe');
    // In place: the way back through the history stays as long as it was.
    for (const frame of frames) frame.contentWindow?.location.replace('about:blank');
    return () => {
      // Back in sight, where the tag is gone or shows what its author wrote.
      for (const frame of frames) if (frame.isConnected) frame.src = frame.getAttribute('src') ?? '';
    };
  }, [element, isOurs]);
}
