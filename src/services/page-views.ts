/** Counts the page views of one page load (spec 1 §2, §7). */
import { isPageViewAutomatic } from '../domain/tracking/visitor.ts';
import { onPageView, type PageLifeEnvironment, pageLifeEnvironment } from './page-life.ts';

/**
 * @param record sends one page view
 * @param path of the page; the search page is not counted by itself
 * @param countsThisView false when this view was counted before
 * @returns stops counting
 */
export function countPageViews(
  record: () => void,
  path: string = location.pathname,
  environment: PageLifeEnvironment = pageLifeEnvironment(),
  countsThisView = true,
): () => void {
  if (!isPageViewAutomatic(path)) return () => {};
  let isCounted = !countsThisView;
  return onPageView(() => {
    if (!isCounted) record();
    isCounted = false;
  }, environment);
}
