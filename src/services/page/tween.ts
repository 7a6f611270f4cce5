/** Runs a value from 0 to 1 along with the frames of the page (behaviour/api#movement). */

export const TWEEN_MS = 300;

export interface TweenEnvironment {
  requestFrame: (callback: (time: number) => void) => number;
  cancelFrame: (handle: number) => void;
  now: () => number;
}

export interface TweenOptions {
  /** In ms; finite and not below 0. */
  duration?: number;
  /** Makes of the share of the time that is over the share of the way; slow at both ends without it. */
  easing?: (time: number) => number;
  signal?: AbortSignal;
}

/**
 * @param step is told the share of the way, 1 at the end
 * @returns resolves at the end, with false when it was stopped before
 * @throws {RangeError} for a duration that never ends
 */
export function tween(
  step: (progress: number) => void,
  { duration = TWEEN_MS, easing = slowAtBothEnds, signal }: TweenOptions = {},
  { requestFrame, cancelFrame, now }: TweenEnvironment = pageFrames(),
): Promise<boolean> {
  if (!Number.isFinite(duration) || duration < 0)
    throw new RangeError(`A tween needs a finite duration, but has ${duration}.`);
  const start = now();
  return new Promise((resolve) => {
    let handle = 0;
    const end = (isOver: boolean) => {
      signal?.removeEventListener('abort', stop);
      resolve(isOver);
    };
    const stop = () => {
      cancelFrame(handle);
      end(false);
    };
    const run = (time: number) => {
      const share = duration === 0 ? 1 : Math.min(1, Math.max(0, (time - start) / duration));
      step(share === 1 ? 1 : easing(share));
      if (share < 1) handle = requestFrame(run);
      else end(true);
    };
    if (signal?.aborted) {
      end(false);
      return;
    }
    signal?.addEventListener('abort', stop);
    if (duration === 0) run(start);
    else handle = requestFrame(run);
  });
}

function slowAtBothEnds(time: number): number {
  return (1 - Math.cos(Math.PI * time)) / 2;
}

function pageFrames(): TweenEnvironment {
  return {
    requestFrame: requestAnimationFrame,
    cancelFrame: cancelAnimationFrame,
    now: () => performance.now(),
  };
}
