/** Records the page views of one page load, and its heartbeats when asked to (spec 1 §2, §7). */
import { nextHeartbeatMs, startHeartbeat, stepHeartbeat } from '../domain/tracking/heartbeat.ts';
import { isPageViewAutomatic } from '../domain/tracking/visitor.ts';
import { onPageView, type PageLifeEnvironment, pageLifeEnvironment } from './page-life.ts';

/**
 * @param record sends one page view
 * @param path of the page; the search page is not counted by itself
 * @returns stops counting
 */
export function countPageViews(
  record: () => void,
  path: string = location.pathname,
  environment: PageLifeEnvironment = pageLifeEnvironment(),
): () => void {
  return isPageViewAutomatic(path) ? onPageView(record, environment) : () => {};
}

/**
 * @param record sends one heartbeat
 * @param clock ms that never run backwards
 * @returns stops the heart
 */
export function countHeartbeats(
  record: () => void,
  { document }: PageLifeEnvironment = pageLifeEnvironment(),
  clock: () => number = () => performance.now(),
): () => void {
  const isVisible = () => document.visibilityState === 'visible';
  let state = startHeartbeat(isVisible(), clock());
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    clearTimeout(timer);
    const wait = nextHeartbeatMs(state);
    timer = wait === undefined ? undefined : setTimeout(beat, wait);
  }
  function beat(): void {
    const step = stepHeartbeat(state, isVisible(), clock());
    state = step.state;
    if (step.isDue) record();
    schedule();
  }

  document.addEventListener('visibilitychange', beat);
  schedule();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', beat);
  };
}
