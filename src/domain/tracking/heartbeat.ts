/** When a heartbeat is due: only time in which the page was visible counts. */

/** Interval and number of heartbeats are the kit's own (behaviour/tracking#heartbeats). */
export const HEARTBEAT_INTERVAL_MS = 30_000;
export const MAX_HEARTBEATS = 60;

export interface HeartbeatState {
  readonly visibleMs: number;
  readonly sent: number;
  /** ms of a clock that never runs backwards; undefined while the page is hidden. */
  readonly visibleSince: number | undefined;
}

export function startHeartbeat(isVisible: boolean, now: number): HeartbeatState {
  return { visibleMs: 0, sent: 0, visibleSince: isVisible ? now : undefined };
}

/** @returns the state at `now`, and whether one heartbeat is to be sent. */
export function stepHeartbeat(
  before: HeartbeatState,
  isVisible: boolean,
  now: number,
): { state: HeartbeatState; isDue: boolean } {
  const passed = before.visibleSince === undefined ? 0 : Math.max(0, now - before.visibleSince);
  const visibleMs = before.visibleMs + passed;
  const isDue = before.sent < MAX_HEARTBEATS && visibleMs >= HEARTBEAT_INTERVAL_MS;
  const state = {
    visibleMs: isDue ? visibleMs % HEARTBEAT_INTERVAL_MS : visibleMs,
    sent: before.sent + (isDue ? 1 : 0),
    visibleSince: isVisible ? now : undefined,
  };
  return { state, isDue };
}

/** @returns ms until the next heartbeat, or undefined while hidden or when the last one is sent. */
export function nextHeartbeatMs(state: HeartbeatState): number | undefined {
  if (state.visibleSince === undefined || state.sent >= MAX_HEARTBEATS) return undefined;
  return HEARTBEAT_INTERVAL_MS - state.visibleMs;
}
