/** Has each tag loaded when the page first needs it, for its elements or for markup that it takes over, and its language. */
import { knownLanguage } from '../domain/text/known-language.ts';
import { watchAdded } from '../services/page/added-elements.ts';
import { ADOPTING, type AdoptingClass } from './adopt.ts';

export interface Loadable {
  /** How to load each tag. */
  tags: Readonly<Record<string, () => Promise<unknown>>>;
  /** Markup, as selectors, and the tag that takes it over. */
  markup: Readonly<Record<string, string>>;
  /** How to load each language, by its BCP 47 tag. */
  locales: Readonly<Record<string, () => Promise<unknown>>>;
  /** Where the files are, for the words about one that fails. */
  folder: string;
}

/** Tags that are not loaded, and those of others: one look for all of them costs an insertion less than one for each. */
const UNDEFINED = ':not(:defined)';

/**
 * `data-load-on` on a tag says when: `visible` (near the viewport), `interaction` (pointer or focus on what stands
 * inside it), else at once.
 */
type LoadOn = 'visible' | 'interaction';

export function watchPage({ tags, markup, locales, folder }: Loadable): void {
  const markupSelector = Object.keys(markup).join();
  const wantedSelector = `${UNDEFINED},${markupSelector}`;
  const seen = new WeakSet<Element>();
  const loads = new Map<string, Promise<void>>();
  const told = new Set<string>();

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

  function loadTag(tag: string): Promise<void> {
    loadLanguage();
    return loadOnce(tag, `<${tag}>`, tags[tag]!);
  }

  /** The page's, behaviour/elements#language. */
  function loadLanguage(): void {
    const name = knownLanguage(document.documentElement.lang, Object.keys(locales));
    if (name) loadOnce(`locales/${name}`, `The language “${name}”`, locales[name]!);
  }

  /** @param file beside the loader, without its ending @param what in the words about a failure */
  function loadOnce(file: string, what: string, start: () => Promise<unknown>): Promise<void> {
    let loading = loads.get(file);
    if (!loading) {
      loading = start().then(
        () => {},
        (error) => failed(file, what, error),
      );
      loads.set(file, loading);
    }
    return loading;
  }

  /** The next element tries again: a connection comes back. What is wrong is told once. */
  function failed(file: string, what: string, error: unknown): void {
    loads.delete(file);
    if (told.has(file)) return;
    told.add(file);
    // Browsers that name the file know better, a bundler may have renamed it; not all do.
    const address = /https?:/.test(String(error)) ? '' : ` from ${folder}${file}.js`;
    console.error(`${what} could not be loaded${address}.`, error);
  }

  function take(element: HTMLElement): void {
    if (seen.has(element)) return;
    if (Object.hasOwn(tags, element.localName)) takeTag(element);
    else takeMarkup(element);
  }

  function takeTag(element: HTMLElement): void {
    seen.add(element);
    const when = element.dataset.loadOn as LoadOn | undefined;
    if (when === 'visible') visibility.observe(element);
    else if (when === 'interaction') onInteraction(element);
    else load(element);
  }

  function onInteraction(element: Element): void {
    const start = () => load(element);
    for (const event of ['pointerover', 'pointerdown', 'focusin'])
      element.addEventListener(event, start, { once: true });
  }

  /** What templates wrote for widgets gets its tag, unless the page or a part of it says `data-sqs-markup="off"`. */
  function takeMarkup(element: HTMLElement): void {
    // An element that the parser is still inside has not got all its content: markup waits for the whole document.
    if (document.readyState === 'loading') return;
    const [, tag] = Object.entries(markup).find(([selector]) => element.matches(selector)) ?? [];
    if (!tag || element.closest('[data-sqs-markup="off"]')) return;
    seen.add(element);
    loadTag(tag).then(() => (customElements.get(tag) as AdoptingClass | undefined)?.adopt(element, ADOPTING));
  }

  function lookInto(scope: ParentNode): void {
    for (const element of scope.querySelectorAll<HTMLElement>(wantedSelector)) take(element);
  }

  function lookAt(added: Element): void {
    // What is added may be what markup around it was waiting for: an empty gallery is none yet.
    const around = added.parentElement?.closest<HTMLElement>(markupSelector);
    if (around) take(around);
    if (added.matches(wantedSelector)) take(added as HTMLElement);
    lookInto(added);
  }

  lookInto(document);
  // A page without a tag has no use for a language.
  new MutationObserver(() => loads.size > 0 && loadLanguage()).observe(document.documentElement, {
    attributeFilter: ['lang'],
  });
  document.addEventListener('DOMContentLoaded', () => lookInto(document));
  watchAdded((added) => added.forEach(lookAt));
}
