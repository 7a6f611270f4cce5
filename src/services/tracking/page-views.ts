/** Counts the page views of one page load (behaviour/tracking#who-is-counted). */
import { isPageViewAutomatic } from '../../domain/tracking/visitor.ts';
import { onPageView, type PageLifeEnvironment } from '../page/page-life.ts';

/**
 * @param record sends one page view
 * @param page.path of the page; the search page is not counted by itself
 * @param page.countsThisView false when this view was counted before
 * @param signal stops counting
 */
export function countPageViews(
  record: () => void,
  { path, countsThisView }: { path: string; countsThisView: boolean },
  environment: PageLifeEnvironment,
  signal: AbortSignal,
): void {
  if (!isPageViewAutomatic(path)) return;
  let isCounted = !countsThisView;
  const view = () => {
    if (!isCounted) record();
    isCounted = false;
  };
  onPageView(view, environment, signal);
}
