/** Fetches a text of the page's owner, a template or data, without the builder's API around it. */

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
  let response: Response;
  try {
    response = await fetch(url, {
      cache,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (response.ok) return await response.text();
  } catch (error) {
    throw new Error('no answer', { cause: error });
  }
  throw new Error(`status ${response.status}`);
}
