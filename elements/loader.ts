/** Watches the page for the kit's tags and imports each when it is needed: one script for a whole site. */
import type { AdoptingClass } from '../src/host/adopt.ts';
import { MARKUP, TAGS } from './tags.ts';

export { registerLocale } from '../src/i18n/locales.ts';

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
  loadTag(element.localName);
}

async function loadTag(tag: string): Promise<void> {
  try {
    await TAGS[tag]?.();
  } catch (error) {
    console.error(`<${tag}> could not be loaded.`, error);
  }
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

/** What templates wrote for widgets gets its tag, unless the page or a part of it says `data-sqs-markup="off"`. */
function adopt(scope: ParentNode): void {
  for (const [markup, tag] of Object.entries(MARKUP)) {
    for (const element of scope.querySelectorAll<HTMLElement>(markup)) {
      if (seen.has(element) || element.closest('[data-sqs-markup="off"]')) continue;
      seen.add(element);
      loadTag(tag).then(() => (customElements.get(tag) as AdoptingClass | undefined)?.adopt(element));
    }
  }
}

function look(): void {
  find(document);
  // An element that the parser is still inside has not got all its content.
  if (document.readyState !== 'loading') adopt(document);
}

look();
document.addEventListener('DOMContentLoaded', look);
new MutationObserver((changes) => {
  // Text that changes, or what goes away, brings nothing to load.
  const isNew = changes.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof Element));
  if (isNew) look();
}).observe(document, { childList: true, subtree: true });
