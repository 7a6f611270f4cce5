/** Counts the page's forms as shown, each form id once: `POST /api/census/form-render` (behaviour/tracking#forms-as-shown). */
import type { Site } from '../../domain/site/page-context.ts';
import { formRender } from '../../domain/tracking/census.ts';
import { FORM_TAGS } from '../../domain/tracking/form-tags.ts';
import { pageSource, type SourceSettings } from '../forms/page-source.ts';
import { watchAdded } from '../page/added-elements.ts';
import type { Tracker } from './tracker.ts';

type FormElement = HTMLElement & { config: SourceSettings & { id: string }; updateComplete: Promise<void> };

const FORMS = FORM_TAGS.join();

/** @returns stops counting */
export function countFormViews(tracker: Pick<Tracker, 'census' | 'visitorCookie'>, site: Site): () => void {
  const seen = new WeakSet<Element>();
  const counted = new Set<string>();
  let isStopped = false;

  async function count(element: FormElement) {
    await customElements.whenDefined(element.localName);
    await element.updateComplete;
    const formId = element.config.formId || element.config.id;
    if (isStopped || !formId || counted.has(formId)) return;
    counted.add(formId);
    const source = pageSource({ ...element.config, formId }, site);
    const render = formRender({
      formId,
      visitorCookie: tracker.visitorCookie(),
      pageTitle: source.pageTitle,
      pageId: source.pageId || undefined,
      contentSource: source.contentSource || undefined,
      pagePath: source.pagePath,
      pagePermissionTypeValue: source.pagePermissionTypeValue ?? undefined,
    });
    void tracker.census(render);
  }

  function take(element: FormElement) {
    if (seen.has(element)) return;
    seen.add(element);
    void count(element);
  }

  function lookInto(scope: ParentNode) {
    for (const element of scope.querySelectorAll<FormElement>(FORMS)) take(element);
  }

  lookInto(document);
  const stopWatching = watchAdded((added) => {
    for (const element of added) {
      if (element.matches(FORMS)) take(element as FormElement);
      lookInto(element);
    }
  });
  return () => {
    isStopped = true;
    stopWatching();
  };
}
