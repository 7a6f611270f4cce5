/** Watches the page for the kit's tags and imports each when it is needed: one script for a whole site. */
import { TAGS } from './tags.ts';

/**
 * `data-load-on` on a tag says when: `visible` (near the viewport), `interaction` (pointer or focus on what stands
 * inside it), else at once.
 */
type LoadOn = 'visible' | 'interaction';

const selector = Object.keys(TAGS)
  .map((tag) => `${tag}:not(:defined)`)
  .join();
const seen = new WeakSet<Element>();

const visibility = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) load(target);
  },
  { rootMargin: '200px' },
);

function load(element: Element): void {
  visibility.unobserve(element);
  TAGS[element.localName]?.().catch((error) =>
    console.error(`<${element.localName}> could not be loaded.`, error),
  );
}

function find(scope: ParentNode): void {
  for (const element of scope.querySelectorAll<HTMLElement>(selector)) {
    if (seen.has(element)) continue;
    seen.add(element);
    const when = element.dataset.loadOn as LoadOn | undefined;
    if (when === 'visible') visibility.observe(element);
    else if (when === 'interaction') onInteraction(element);
    else load(element);
  }
}

function onInteraction(element: Element): void {
  const start = () => load(element);
  for (const event of ['pointerover', 'pointerdown', 'focusin'])
    element.addEventListener(event, start, { once: true });
}

find(document);
new MutationObserver(() => find(document)).observe(document, { childList: true, subtree: true });
