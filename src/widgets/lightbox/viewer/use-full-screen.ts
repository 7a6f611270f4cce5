/** Shows the viewer on the whole screen, where the browser allows it, and gives the screen back when it closes. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface FullScreen {
  isOn: boolean;
  toggle(): void;
}

/** @param place stands in the dialog; a dialog itself cannot fill the screen, its panel can */
export function useFullScreen(place: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setOn] = useState(false);
  const filling = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const look = () => setOn(fills(filling.current));
    document.addEventListener('fullscreenchange', look);
    return () => {
      document.removeEventListener('fullscreenchange', look);
      if (fills(filling.current)) leave();
    };
  }, []);
  return {
    isOn,
    toggle() {
      if (isOn) return leave();
      filling.current = place.current?.closest<HTMLElement>('[part="panel"]') ?? null;
      // Refused, the viewer stays as it is.
      filling.current?.requestFullscreen().catch(() => undefined);
    },
  };
}

/** What fills the screen is named by the root that it stands in. */
const fills = (panel: HTMLElement | null) =>
  panel !== null && (panel.getRootNode() as ShadowRoot).fullscreenElement === panel;

function leave(): void {
  document.exitFullscreen().catch(() => undefined);
}
