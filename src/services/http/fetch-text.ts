/** Fetches a text of the page's owner, a template or data, without the builder's API around it. */
import { inTime } from './in-time.ts';

/** As for every other read of the page (behaviour/html#texts-of-the-owner). */
const TIMEOUT_MS = 30_000;

/**
 * @param options.signal ends it early
 * @param options.cache `reload` goes past what the browser has kept
 * @throws {Error} with `status 404` or `no answer` as its message
 */
export async function fetchText(
  url: string,
  { signal, cache }: { signal: AbortSignal; cache: RequestCache },
): Promise<string> {
  const answer = await inTime(TIMEOUT_MS, signal, async (limit) => {
    const response = await fetch(url, { cache, signal: limit });
    return { status: response.status, text: response.ok ? await response.text() : undefined };
  }).catch((cause: unknown) => {
    throw new Error('no answer', { cause });
  });
  if (answer.text === undefined) throw new Error(`status ${answer.status}`);
  return answer.text;
}
