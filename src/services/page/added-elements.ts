/** Tells what comes into a page: what a page is told once it need not look for in everything that is there. */

/**
 * Calls back once a task that changes the page with the elements that it added, of those inside each other the outermost
 * alone; what has gone again is none of them.
 * @returns stops watching
 */
export function watchAdded(onAdded: (elements: ReadonlySet<Element>) => void): () => void {
  const observer = new MutationObserver((changes) => {
    const added = new Set<Element>();
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) added.add(node);
    for (const element of added) {
      for (let around = element.parentElement; around; around = around.parentElement)
        if (added.has(around)) added.delete(element);
    }
    onAdded(added);
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}
