/** Counts a form as shown once its page has a site: `POST /api/census/form-render` (spec 1 §7), once for each form id. */
import { pageSource, type SourceSettings } from '../../services/forms/page-source.ts';
import { getPage, subscribePage } from '../../services/site-registry.ts';

/** @returns stops waiting for a site */
export function countFormRender(source: SourceSettings): () => void {
  let isCounted = false;
  const count = () => {
    const page = getPage();
    if (!page || isCounted) return;
    isCounted = true;
    const { formId, pageTitle, pageId, contentSource, pagePath, pagePermissionTypeValue } = pageSource(
      source,
      page.site,
    );
    void page.tracker.formRender({
      formId,
      pageTitle,
      pageId: pageId || undefined,
      contentSource: contentSource || undefined,
      pagePath,
      pagePermissionTypeValue: pagePermissionTypeValue ?? undefined,
    });
  };
  count();
  return subscribePage(count);
}
