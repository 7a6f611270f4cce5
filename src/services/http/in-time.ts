/** Gives up what takes too long, or what nobody waits for any more. */

/**
 * A plain timer: a test's clock reaches it, and garbage collection does not take it, as on Node 20 it does that of a time-out
 * inside `AbortSignal.any`.
 * @param outer ends it early
 */
export async function inTime<T>(
  timeoutMs: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutMs);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  }
}
