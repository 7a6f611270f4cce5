/** Has each tag loaded when the page first needs it, and what only some pages need: their language, and what takes over markup. */
import type { LoadOn } from '../domain/load-on.ts';
import { watchAdded } from '../services/page/added-elements.ts';
import type { MarkupFinder } from './markup-finder.ts';

export interface Loadable {
  /** How to load each tag. */
  tags: Readonly<Record<string, () => Promise<unknown>>>;
  /** How to load what knows the languages, for pages that are not in English. */
  languages: () => Promise<{ loadLanguage: (loadOnce: LoadOnce) => void }>;
  /** A selector that leaves out no markup which a tag takes over. */
  hint: string;
  /** How to load what finds that markup, for pages with an element of the hint. */
  markup: () => Promise<{ findMarkup: MarkupFinder }>;
  /** Where the files are, for the words about one that fails. */
  folder: string;
}

/**
 * @param file beside the loader, without its ending
 * @param what in the words about a failure
 * @returns resolves when it is there, or cannot be
 */
export type LoadOnce = (file: string, what: string, start: () => Promise<unknown>) => Promise<unknown>;

/** A connection that drops or a portal that answers in its place is over by then, more often than not. */
const RETRY_AFTER_MS = 5000;

export function watchPage({ tags, languages, hint, markup, folder }: Loadable): void {
  /** By file; undefined for one that failed: the next look at its element tries again, since a connection comes back. */
  const loads = new Map<string, Promise<unknown> | undefined>();
  let lookForMarkup: (added: ParentNode) => void = () => {};

  const visibility = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) load(entry.target);
    },
    { rootMargin: '200px' },
  );

  function load(element: Element): void {
    visibility.unobserve(element);
    loadTag(element.localName);
  }

  function loadTag(tag: string): Promise<unknown> {
    speak();
    return loadOnce(tag, `<${tag}>`, tags[tag]!);
  }

  /** What is empty or English needs nothing. */
  function speak(): void {
    if (!/^(en\b|$)/i.test(document.documentElement.lang))
      loadOnce('locales', 'Languages', languages).then((loaded) =>
        (loaded as Awaited<ReturnType<typeof languages>> | undefined)?.loadLanguage(loadOnce),
      );
  }

  const startMarkup = () =>
    markup().then(({ findMarkup }) => {
      lookForMarkup = findMarkup(loadTag);
    });

  function loadOnce(file: string, what: string, load: () => Promise<unknown>): Promise<unknown> {
    const isRetry = loads.has(file);
    const loading =
      loads.get(file) ??
      load().catch((error) => {
        loads.set(file, undefined);
        // What is wrong is told once.
        if (isRetry) return;
        // Browsers that name the file know better, a bundler may have renamed it; not all do.
        console.error(
          `${what} could not be loaded${/\/\//.test(error) ? '' : ` from ${folder}${file}.js`}.`,
          error,
        );
        setTimeout(start, RETRY_AFTER_MS);
      });
    loads.set(file, loading);
    return loading;
  }

  function take(element: HTMLElement): void {
    const when = element.dataset.loadOn as LoadOn | undefined;
    if (!tags[element.localName]) {
      if (element.matches(hint)) loadOnce('markup', 'Markup', startMarkup);
    } else if (when === 'visible') visibility.observe(element);
    else if (when === 'interaction') {
      // Each time, since one that failed is tried again.
      for (const event of ['pointerover', 'pointerdown', 'focusin'])
        element.addEventListener(event, () => load(element));
    } else load(element);
  }

  /** @param added an element, or the document, which matches nothing */
  function lookAt(added: ParentNode & { matches?: Element['matches'] }): void {
    // One look for all tags costs an insertion less than one for each.
    const wanted = `:not(:defined),${hint}`;
    if (added.matches?.(wanted)) take(added as unknown as HTMLElement);
    added.querySelectorAll<HTMLElement>(wanted).forEach(take);
    lookForMarkup(added);
  }

  // What the page shows of itself is painted first, by the frame between these two. In the background there are none.
  const start = () => lookAt(document);
  if (document.hidden) start();
  else requestAnimationFrame(() => requestAnimationFrame(start));
  addEventListener('online', start);
  // A page without a tag has no use for a language.
  new MutationObserver(() => loads.size && speak()).observe(document.documentElement, {
    attributeFilter: ['lang'],
  });
  watchAdded((added) => added.forEach(lookAt));
}
