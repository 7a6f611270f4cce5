/** Counts the time in which the page is visible, one heartbeat after the other. */
import { nextHeartbeatMs, startHeartbeat, stepHeartbeat } from '../../domain/tracking/heartbeat.ts';
import type { PageLifeEnvironment } from '../page/page-life.ts';

/**
 * @param record sends one heartbeat
 * @param clock ms that never run backwards
 * @returns stops the heart
 */
export function countHeartbeats(
  record: () => void,
  { document }: PageLifeEnvironment = globalThis,
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
