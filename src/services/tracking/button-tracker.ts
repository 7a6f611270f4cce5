/** Everything that is counted about the buttons of a page: fetched when there are any, or at the visitor's first act. */
import { buttonClick, buttonRender } from '../../domain/tracking/census.ts';
import { countButtonViews } from './button-views.ts';
import { type ClickEnvironment, trackClicks } from './click-tracker.ts';
import type { Tracker } from './tracker.ts';

/** @returns stops counting */
export function trackButtons(
  tracker: Pick<Tracker, 'census' | 'survivesLeaving'>,
  countsViews: boolean,
  environment: ClickEnvironment,
): () => void {
  const { census, survivesLeaving } = tracker;
  const stops = [
    trackClicks({ track: (record) => census(buttonClick(record)), survivesLeaving, environment }),
  ];
  if (countsViews) stops.push(countButtonViews((record) => census(buttonRender(record))));
  return () => {
    for (const stop of stops) stop();
  };
}
