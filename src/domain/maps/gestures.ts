/** What moves a map: never what a visitor scrolls the page with (behaviour/maps#gestures). */

export interface Gestures {
  /** By mouse, keys and two fingers. Without it the place stays in the middle. */
  moves: boolean;
  /** One finger moves the map too: not where it scrolls the page. */
  byOneFinger: boolean;
  /** The wheel zooms while Ctrl or ⌘ is held. */
  byWheel: boolean;
}

/** @param isTouch the visitor's pointer is a finger */
export function mapGestures(
  { noDrag, noWheel }: { noDrag: boolean; noWheel: boolean },
  isTouch: boolean,
): Gestures {
  return { moves: !noDrag, byOneFinger: !noDrag && !isTouch, byWheel: !noWheel };
}
