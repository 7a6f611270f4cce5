/** Everything that is counted about the buttons of a page: fetched when there are any, or at the visitor's first act. */
import { countButtonViews } from './button-views.ts';
import { type ClickEnvironment, trackClicks } from './click-tracker.ts';
import type { Tracker } from './tracker.ts';

/** @returns stops counting */
export function trackButtons(
  tracker: Pick<Tracker, 'buttonClick' | 'buttonRender' | 'survivesLeaving'>,
  countsViews: boolean,
  environment: ClickEnvironment,
): () => void {
  const { buttonClick: track, survivesLeaving } = tracker;
  const stops = [trackClicks({ track, survivesLeaving, environment })];
  if (countsViews) stops.push(countButtonViews(tracker.buttonRender));
  return () => {
    for (const stop of stops) stop();
  };
}
