/** Waits until nothing changes any more below an element (behaviour/api#movement). */

export const DOM_DELAY_MS = 3000;
export const DOM_SETTLE_MS = 100;

/** What every node is, without the names of a page's types: programs on Node compile against this. */
interface AnyNode {
  readonly nodeType: number;
  readonly childNodes: object;
}

/**
 * @param options.delay ms after which it is no longer waited, whatever changes
 * @param options.settle ms without a change that count as the end
 * @returns whether it came to rest
 */
export function settledDom(
  root: AnyNode = document,
  { delay = DOM_DELAY_MS, settle = DOM_SETTLE_MS }: { delay?: number; settle?: number } = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isAtRest: boolean) => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(last);
      resolve(isAtRest);
    };
    let quiet = setTimeout(end, settle, true);
    const last = setTimeout(end, delay, false);
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(end, settle, true);
    });
    observer.observe(root as Node, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}
